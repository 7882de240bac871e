package rookery.app.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import rookery.archive.DiceTags;
import rookery.archive.format.ArchiveProblem;
import rookery.archive.format.ArchiveReading;
import rookery.archive.format.GameFile;
import rookery.kernel.game.Game;
import rookery.play.match.DiceCheck;
import rookery.play.match.DiceStretch;

/** {@code rookery dice-check FILE}: whether every roll of a saved game follows from its seed, and the seed matches the commitment. */
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
                case ArchiveReading.Refused(List<ArchiveProblem> problems) -> fail(file + ": " + problems.getFirst());
                case ArchiveReading.Read(List<Game> games, List<ArchiveProblem> _) ->
                    games.stream().mapToInt(this::check).max().orElse(ExitCode.FAILED);
            };
        } catch (IOException e) {
            return fail(file + " could not be read (" + e.getMessage() + ")");
        }
    }

    private int check(Game game) {
        List<DiceStretch> dice = DiceTags.read(game);
        if (!game.variant().hasDie() || dice.stream().allMatch(stretch -> stretch.seed() == null)) {
            return fail(!game.variant().hasDie()
                    ? "this game has no die"
                    : game.outcome().isOver()
                            ? "this game does not include its seed"
                            : "this game is not over; its seed is revealed at the end");
        }
        DiceCheck.Report report = DiceCheck.check(game.startPosition(), game.actions(), dice);
        for (DiceCheck.Finding finding : report.findings()) {
            console.out().println(switch (finding) {
                case DiceCheck.Finding.WrongRoll(int ply, int rolled, int expected) ->
                    "action " + (ply + 1) + ": rolled " + rolled + ", the seed gives " + expected;
                case DiceCheck.Finding.IllegalAction(int ply) -> "action " + (ply + 1) + " is not legal; what follows was not checked";
                case DiceCheck.Finding.BrokenPromise(String shown, String computed) ->
                    "the hash shown was " + shown + ", seed and salt give " + computed;
            });
        }
        if (report.unchecked() > 0) {
            console.out().printf("%d rolls were made elsewhere, with a seed that this file does not include%n", report.unchecked());
        }
        console.out().printf("%d rolls checked: %s%n", report.rolls() - report.unchecked(),
                report.isHonest() ? "all as the seed says" : "not honest");
        return report.isHonest() ? ExitCode.OK : ExitCode.FAILED;
    }

    private int fail(String reason) {
        console.err().println("rookery: " + reason + ".");
        return ExitCode.FAILED;
    }
}
