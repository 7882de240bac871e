package rookery.app.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import rookery.archive.format.ArchiveProblem;
import rookery.archive.format.GameFile;
import rookery.archive.format.Reading;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameNode;
import rookery.kernel.move.Move;
import rookery.play.match.DiceCheck;
import rookery.play.match.DiceSeed;

/** {@code rookery dice-check FILE}: whether every roll of a saved game follows from its seed, and the seed from what was promised. */
@Command(description = "Checks every roll of a saved dice game against its seed, and the seed against the hash shown at the start.")
final class DiceCheckCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "FILE", description = "a saved game")
    private Path file = Path.of("");

    private final Console console;

    DiceCheckCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (!Files.isRegularFile(file)) {
            return fail("there is no file " + file);
        }
        try {
            return switch (GameFile.read(file)) {
                case Reading.Refused(List<ArchiveProblem> problems) -> fail(file + ": " + problems.getFirst());
                case Reading.Read(List<Game> games, List<ArchiveProblem> _) ->
                    games.stream().mapToInt(this::check).max().orElse(ExitCode.FAILED);
            };
        } catch (IOException e) {
            return fail(file + " could not be read (" + e.getMessage() + ")");
        }
    }

    private int check(Game game) {
        DiceSeed seed = seed(game);
        if (!game.variant().hasDie() || seed == null) {
            return fail(game.variant().hasDie() ? "this game does not tell its seed" : "this game has no die");
        }
        DiceCheck.Report report = DiceCheck.check(game.startPosition(), actions(game), seed, game.tag("DiceCommitment"));
        for (DiceCheck.Finding finding : report.findings()) {
            console.out().println(switch (finding) {
                case DiceCheck.Finding.WrongRoll(int ply, int rolled, int expected) ->
                    "action " + (ply + 1) + ": rolled " + rolled + ", the seed gives " + expected;
                case DiceCheck.Finding.IllegalAction(int ply) -> "action " + (ply + 1) + " is not legal; what follows was not checked";
                case DiceCheck.Finding.BrokenPromise(String shown, String computed) ->
                    "the hash shown was " + shown + ", seed and salt give " + computed;
            });
        }
        console.out().printf("%d rolls checked: %s%n", report.rolls(), report.isHonest() ? "all as the seed says" : "not honest");
        return report.isHonest() ? ExitCode.OK : ExitCode.FAILED;
    }

    private static @Nullable DiceSeed seed(Game game) {
        String seed = game.tag("DiceSeed");
        String salt = game.tag("DiceSalt");
        try {
            return seed == null ? null : new DiceSeed(Long.parseLong(seed), salt == null ? "" : salt);
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    private static List<Integer> actions(Game game) {
        List<Integer> actions = new ArrayList<>();
        for (GameNode node : game.mainLine()) {
            if (node.roll() > 0 && !(actions.isEmpty() && game.start().roll() > 0)) {
                actions.add(Move.roll(node.roll()));
            }
            actions.add(node.move());
        }
        return actions;
    }

    private int fail(String reason) {
        console.err().println("rookery: " + reason + ".");
        return ExitCode.FAILED;
    }
}
