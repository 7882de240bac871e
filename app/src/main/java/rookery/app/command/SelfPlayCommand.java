package rookery.app.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rookery.arena.run.Job;
import rookery.arena.run.JobSpec;
import rookery.arena.run.TournamentRun;
import rookery.arena.selfplay.TrainingData;
import rookery.play.file.AtomicFile;

/** {@code rookery selfplay PLAYER --out DIR}: training data. */
@Command(sortOptions = false, description = {
    "Lets a player play itself and keeps every position it thought about, with its move, its score and how the game ended:",
    "positions.bin (compact, docs/lab.md has the layout) and positions.jsonl. Goes on where it was broken off when given the same again.",
    "Two different players can be given as well. Without openings the games begin with random moves.", ""})
final class SelfPlayCommand implements Callable<Integer> {

    @Parameters(arity = "1..2", paramLabel = "PLAYER", description = "who plays, written as for rookery match")
    private List<String> players = List.of();

    @Option(names = "--no-jsonl", description = "write positions.bin only")
    private boolean bytesOnly;

    @Mixin
    private final JobOptions options = new JobOptions();

    private final Console console;

    SelfPlayCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Path folder = options.folder();
        if (folder == null) {
            console.err().println("rookery: say where the positions go with --out DIR.");
            return ExitCode.MISUSED;
        }
        Arena arena = options.arena(console);
        JobSpec spec = options.spec(List.of(players.getFirst(), players.getLast()));
        if (players.size() == 1 && !spec.settings().containsKey("opening-games")) {
            // A player that never varies would play both games of a pair alike.
            spec = spec.with("opening-games", "1");
        }
        Job job = arena.job(spec);
        if (job == null) {
            return ExitCode.MISUSED;
        }
        TournamentRun run = options.play(arena, job);
        if (run == null) {
            return ExitCode.FAILED;
        }
        TrainingData data = new TrainingData(job, run.games());
        Path bytes = folder.resolve("positions.bin");
        AtomicFile.writeBytes(bytes, data::bytes);
        if (!bytesOnly) {
            AtomicFile.writeText(folder.resolve("positions.jsonl"), data::jsonLines);
        }
        int each = data.layout().recordBytes();
        console.out().printf(Locale.ROOT, "%d games, %d positions of %d bytes in %s%n", run.games().size(),
                (Files.size(bytes) - data.layout().header().length) / each, each, bytes);
        return ExitCode.of(run);
    }
}
