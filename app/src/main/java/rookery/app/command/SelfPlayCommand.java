package rookery.app.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rookery.arena.NamedVariant;
import rookery.arena.run.Job;
import rookery.arena.run.JobSpec;
import rookery.arena.run.TournamentRun;
import rookery.arena.selfplay.TrainingData;
import rookery.kernel.variant.Variant;
import rookery.play.file.AtomicFile;
import rookery.play.record.CompactGame;
import rookery.play.record.CompactGameFile;

/** {@code rookery selfplay PLAYER --out DIR}: training data. */
@Command(sortOptions = false, description = {
    "Lets a player play itself and stores the games with its score of every position: selfplay.games (about three bytes a ply), and the",
    "positions one by one as positions.bin and positions.jsonl; docs/lab.md has the layouts. The same command resumes an",
    "interrupted run. Two different players can be given as well. Without openings the games begin with random moves.",
    "With --from nothing is played: the games of the named files are merged, each game once, and written the same way.", ""})
final class SelfPlayCommand implements Callable<Integer> {

    private static final String GAMES = "selfplay.games";

    @Parameters(arity = "0..2", paramLabel = "PLAYER", description = "who plays, written as for rookery match")
    private List<String> players = List.of();

    @Option(names = "--from", arity = "1..*", paramLabel = "FILE", description = "merge the games of these files (selfplay.games) instead of playing")
    private List<Path> files = List.of();

    @Option(names = "--games-only", description = "write selfplay.games only")
    private boolean gamesOnly;

    @Option(names = "--no-jsonl", description = "write no positions.jsonl")
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
        if (files.isEmpty() == players.isEmpty()) {
            console.err().println("rookery: name either who plays or, with --from, files of games.");
            return ExitCode.MISUSED;
        }
        return files.isEmpty() ? play(folder) : join(folder);
    }

    private int play(Path folder) throws IOException, InterruptedException {
        Arena arena = options.arena(console);
        JobSpec spec = options.spec(List.of(players.getFirst(), players.getLast()));
        if (players.size() == 1 && !spec.settings().containsKey("opening-games")) {
            // A deterministic player would play both games of a pair alike.
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
        write(data, folder);
        if (data.size() == 0 && !run.games().isEmpty()) {
            console.err().println("rookery: no game ended without a player's fault, so there is nothing to learn from.");
            return ExitCode.FAILED;
        }
        return ExitCode.of(run);
    }

    /** Merges games; a game in several files counts once. Writes nothing unless every file is intact. */
    private int join(Path folder) throws IOException {
        Variant variant = console.value(NamedVariant.read(options.spec(List.of()).settings().getOrDefault("variant", "fide")));
        if (variant == null) {
            return ExitCode.MISUSED;
        }
        CompactGameFile format = new CompactGameFile(variant);
        Set<CompactGame> games = new LinkedHashSet<>();
        for (Path file : files) {
            if (!Files.isRegularFile(file)) {
                console.err().printf("rookery: %s is not a file.%n", file);
                return ExitCode.MISUSED;
            }
            Optional<String> problem = format.read(file, games::add).problem();
            if (problem.isPresent()) {
                console.err().printf("rookery: %s cannot be used: %s.%n", file, problem.get());
                return ExitCode.FAILED;
            }
        }
        Files.createDirectories(folder);
        write(TrainingData.of(variant, List.copyOf(games)), folder);
        return ExitCode.OK;
    }

    private void write(TrainingData data, Path folder) throws IOException {
        if (data.tooLong() > 0) {
            console.err().printf("rookery: %d games of more than %d plies were left out; they are in the journal.%n", data.tooLong(),
                    CompactGame.MOST_PLIES);
        }
        AtomicFile.writeBytes(folder.resolve(GAMES), data::games);
        if (gamesOnly) {
            console.out().printf(Locale.ROOT, "%d games in %s%n", data.size(), folder.resolve(GAMES));
            return;
        }
        Path bytes = folder.resolve("positions.bin");
        AtomicFile.writeBytes(bytes, data::bytes);
        if (!bytesOnly) {
            AtomicFile.writeText(folder.resolve("positions.jsonl"), data::jsonLines);
        }
        int each = data.layout().recordBytes();
        console.out().printf(Locale.ROOT, "%d games, %d positions of %d bytes in %s%n", data.size(),
                (Files.size(bytes) - data.layout().header().length) / each, each, bytes);
    }
}
