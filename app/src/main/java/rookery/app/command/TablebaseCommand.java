package rookery.app.command;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rookery.engine.tablebase.DiceEndgame;
import rookery.kernel.notation.Fen;
import rookery.kernel.position.Position;
import rookery.kernel.position.Problem;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Setup;

/** {@code rookery tablebase value FEN}: the exact value of a small dice position. */
@Command(description = "Prints the exact value of a position of dice chess with two kings and at most one more piece, to the side that rolls: "
        + "from -1 (lost) to 1 (won).")
final class TablebaseCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "value", description = "the word 'value'")
    private String action = "";

    @Parameters(index = "1", paramLabel = "FEN", description = "the position, in quotation marks")
    private String fen = "";

    @Option(names = "--plies", paramLabel = "N", description = "call the game a draw after N plies without a capture or pawn move; without it there is no limit")
    private int plies;

    private final Console console;

    TablebaseCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (!action.equals("value") || plies < 0) {
            console.err().println("rookery: use 'rookery tablebase value FEN [--plies N]' with N from 1 up.");
            return ExitCode.MISUSED;
        }
        return switch (Fen.read(Presets.DICE, fen)) {
            case Fen.Refused(List<String> problems) -> refuse(String.join("; ", problems));
            case Fen.Read(Setup setup) -> switch (Position.of(Presets.DICE, setup)) {
                case Verdict.Unplayable(Set<Problem> problems) ->
                    refuse(problems.stream().map(Problem::text).sorted().collect(Collectors.joining("; ")));
                case Verdict.Playable(Position position) -> print(position);
            };
        };
    }

    private int print(Position position) {
        return DiceEndgame.value(position, plies).map(value -> {
            console.out().printf(Locale.ROOT, "%.6f%n", value);
            return ExitCode.OK;
        }).orElseGet(() -> refuse("the tables hold two kings and at most one more piece, without castling, before the roll"));
    }

    private int refuse(String reason) {
        console.err().println("rookery: " + reason + ".");
        return ExitCode.FAILED;
    }
}
