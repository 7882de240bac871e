package rookery.app.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rookery.archive.format.ArchiveProblem;
import rookery.archive.format.ArchiveReading;
import rookery.archive.format.GameFile;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameNode;
import rookery.kernel.move.Move;
import rookery.kernel.notation.San;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.play.luck.LuckAnalyst;
import rookery.play.luck.LuckReport;
import rookery.play.luck.LuckTurn;

/** {@code rookery luck FILE}: luck and skill in a saved dice game. */
@Command(description = {
    "Judges every turn of a saved dice game: what the roll brought and what the move gave away, in hundredths of a won game.",
    "Drift is how much the judgement after a turn differs from the one before it; the sums explain the result exactly."})
final class LuckCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "FILE", description = "a saved game")
    private Path file = Path.of("");

    @Option(names = "--depth", paramLabel = "N", defaultValue = ""
            + LuckAnalyst.USUAL_DEPTH, description = "plies to look ahead, from 1 to 6 (default: ${DEFAULT-VALUE})")
    private int depth;

    private final Console console;

    LuckCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws InterruptedException {
        if (depth < 1 || depth > 6) {
            console.err().println("rookery: --depth takes a number from 1 to 6.");
            return ExitCode.MISUSED;
        }
        if (!Files.isRegularFile(file)) {
            return fail("there is no file " + file);
        }
        try {
            return switch (GameFile.read(file)) {
                case ArchiveReading.Refused(List<ArchiveProblem> problems) -> fail(file + ": " + problems.getFirst());
                case ArchiveReading.Read(List<Game> games, List<ArchiveProblem> _) -> {
                    int worst = ExitCode.OK;
                    for (Game game : games) {
                        worst = Math.max(worst, judge(game));
                    }
                    yield worst;
                }
            };
        } catch (IOException e) {
            return fail(file + " could not be read (" + e.getMessage() + ")");
        }
    }

    private int judge(Game game) throws InterruptedException {
        Optional<LuckAnalyst> analyst = LuckAnalyst.playing(game.variant());
        if (analyst.isEmpty()) {
            return fail("there is no luck in this game to be judged: it has no die, or is not won by taking the king");
        }
        console.out().printf("%4s  %-5s %4s %-8s %8s %7s %7s%n", "turn", "side", "die", "move", "chances", "luck", "error");
        LuckReport report = analyst.get().judge(game, depth, _ -> {});
        Position position = game.startPosition();
        List<GameNode> line = game.mainLine();
        for (int i = 0; i < line.size(); i++) {
            print(report.turns().get(i), position, line.get(i));
        }
        for (Side side : Side.values()) {
            console.out().printf(Locale.ROOT, "%s: luck %+.1f, errors %.1f, drift %+.1f%n", name(side), report.luck(side) * 100,
                    report.errors(side) * 100, report.drift(side) * 100);
        }
        console.out().printf(Locale.ROOT, "White's chances: %.1f before the first roll, %.1f at the end%n", report.start() * 100,
                report.end() * 100);
        return ExitCode.OK;
    }

    private void print(LuckTurn turn, Position position, GameNode node) {
        if (position.roll() == 0) {
            position.make(Move.roll(turn.face()));
        }
        String move = node.move() == Move.PASS ? "-" : San.write(position, node.move());
        console.out().printf(Locale.ROOT, "%4d  %-5s %4d %-8s %8.1f %+7.1f %7.1f%n", turn.ply(), name(turn.side()), turn.face(), move,
                turn.before() * 100, turn.luck() * 100, turn.error() * 100);
        position.make(node.move());
    }

    private static String name(Side side) {
        return side == Side.WHITE ? "White" : "Black";
    }

    private int fail(String reason) {
        console.err().println("rookery: " + reason + ".");
        return ExitCode.FAILED;
    }
}
