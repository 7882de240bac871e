package rookery.app.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import rookery.arena.report.MatchText;
import rookery.arena.run.Job;
import rookery.arena.run.RunSnapshot;
import rookery.arena.run.Shard;
import rookery.arena.run.TournamentRun;

/** {@code rookery match A B}: how much stronger one player is than another. */
@Command(sortOptions = false, description = {"Plays a match of two players and says how much stronger the first one is.",
    "Players are bots of this installation (greedy, rookery:UCI_Elo=1500, rookery-dice:Level=Pip), other programs",
    "(uci:/usr/games/stockfish,Threads=1 or cecp:...), or packed agents (jar:my-agent.jar). Behind @ stands what holds for",
    "one player only: @name, @tc, @movetime, @nodes, @depth.", ""})
final class MatchCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "A", description = "the first player")
    private String first = "";

    @Parameters(index = "1", paramLabel = "B", description = "the second player")
    private String second = "";

    @Option(names = "--concurrency", paramLabel = "N", description = "games at once (default: as the cores allow)")
    private @Nullable Integer concurrency;

    @Option(names = "--pgn", paramLabel = "FILE", description = "write all games to this file")
    private @Nullable Path pgn;

    @Option(names = "--out", paramLabel = "DIR", description = "keep a journal and write all results there; the same again goes on where it stopped")
    private @Nullable Path folder;

    @Option(names = "--quiet", description = "no progress")
    private boolean quiet;

    private final Console console;
    private @Nullable CommandSpec spec;

    MatchCommand(Console console) {
        this.console = console;
    }

    @Spec
    void spec(CommandSpec command) {
        spec = command;
        JobOptions.addTo(command);
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        CommandSpec command = spec;
        if (command == null) {
            throw new IllegalStateException("not run by picocli");
        }
        Arena arena = new Arena(console, concurrency, quiet);
        Job job = arena.job(JobOptions.spec(List.of(first, second), command));
        TournamentRun run = job == null ? null : arena.play(job, Shard.ALL, folder);
        if (run == null) {
            return ExitCode.MISUSED;
        }
        if (pgn != null) {
            arena.writePgn(run, pgn);
        }
        RunSnapshot end = run.snapshot();
        if (end.match() != null && end.played() > 0) {
            MatchText.lines(run.job(), end.match(), run.games()).forEach(console.out()::println);
        }
        return end.phase() == TournamentRun.Phase.COMPLETE ? ExitCode.OK : ExitCode.FAILED;
    }
}
