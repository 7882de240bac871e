package rookery.app.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import rookery.arena.report.Outfile;
import rookery.arena.run.Job;
import rookery.arena.run.Shard;
import rookery.arena.run.TournamentRun;
import rookery.arena.selfplay.TrainingData;

/** {@code rookery selfplay PLAYER --out DIR}: training data. */
@Command(sortOptions = false, description = {
    "Lets a player play itself and keeps every position it thought about, with its move, its score and how the game ended:",
    "positions.bin (compact, docs/lab.md has the layout) and positions.jsonl. Goes on where it was broken off when given the same again.",
    "Two different players can be given as well. Without openings the games begin with random moves.", ""})
final class SelfPlayCommand implements Callable<Integer> {

    @Parameters(arity = "1..2", paramLabel = "PLAYER", description = "who plays, written as for rookery match")
    private List<String> players = List.of();

    @Option(names = "--out", required = true, paramLabel = "DIR", description = "where the journal and the positions go")
    private Path folder = Path.of("");

    @Option(names = "--no-jsonl", description = "write positions.bin only")
    private boolean bytesOnly;

    @Option(names = "--concurrency", paramLabel = "N", description = "games at once (default: as the cores allow)")
    private @Nullable Integer concurrency;

    @Option(names = "--quiet", description = "no progress")
    private boolean quiet;

    private final Console console;
    private @Nullable CommandSpec spec;

    SelfPlayCommand(Console console) {
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
        Job job = arena.job(JobOptions.spec(List.of(players.getFirst(), players.getLast()), command));
        if (job == null) {
            return ExitCode.MISUSED;
        }
        TournamentRun run = arena.play(job, Shard.ALL, folder);
        if (run == null) {
            return ExitCode.FAILED;
        }
        TrainingData data = new TrainingData(job, run.games());
        Path bytes = folder.resolve("positions.bin");
        Outfile.writeBytes(bytes, data::bytes);
        if (!bytesOnly) {
            Outfile.write(folder.resolve("positions.jsonl"), data::jsonLines);
        }
        int each = data.layout().recordBytes();
        console.out().printf(Locale.ROOT, "%d games, %d positions of %d bytes in %s%n", run.games().size(),
                (Files.size(bytes) - data.layout().header().length) / each, each, bytes);
        return ExitCode.OK;
    }
}
