package rookery.app.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rookery.archive.format.ArchiveProblem;
import rookery.archive.format.GameFile;
import rookery.archive.format.PgnFile;
import rookery.archive.format.ArchiveReading;
import rookery.arena.NamedVariant;
import rookery.arena.Reading;
import rookery.kernel.game.Game;
import rookery.kernel.variant.Variant;
import rookery.learn.puzzle.Puzzle;
import rookery.learn.puzzle.PuzzleFile;
import rookery.learn.puzzle.PuzzleGoal;
import rookery.learn.puzzle.PuzzleBatch;
import rookery.learn.puzzle.Theme;

/** {@code rookery puzzles make FILE... | check FILE... | merge FILE...}: puzzles from real games. */
@Command(sortOptions = false, description = {
    "Makes puzzles from games, or checks and merges puzzle files.",
    "  puzzles make FILE... [--variant V] [--out P]    finds positions with one clearly best line in games (.pgn, .rookery)",
    "  puzzles check FILE...                           says how many puzzles the files hold, and what is wrong with them",
    "  puzzles merge FILE... [--goal G] [--out P]      writes the puzzles of all these files into one, each position once", "",
    "A puzzle is proved by two searches: the best move wins or saves, and the second best does not; in dice games its expectation is clearly the",
    "best. The same games and the same seed make the same puzzles. docs/learn.md has the format.", ""})
final class PuzzlesCommand implements Callable<Integer> {

    private static final long NANOS = 10_000_000_000L;

    private enum Action {
        MAKE, CHECK, MERGE
    }

    @Parameters(index = "0", paramLabel = "ACTION", description = "make, check or merge")
    private @Nullable Action action;

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "FILE", description = "game files to make puzzles from, or puzzle files")
    private List<Path> files = List.of();

    @Option(names = "--variant", paramLabel = "V", description = "only games of this variant: an id as in `rookery variant list`, or a variant file")
    private @Nullable String variantName;

    @Option(names = "--out", paramLabel = "P", description = "the file of puzzles to write (default: ${DEFAULT-VALUE})")
    private Path out = Path.of("games." + PuzzleFile.EXTENSION);

    @Option(names = "--goal", paramLabel = "G", description = "merge only puzzles with this goal: ${COMPLETION-CANDIDATES}")
    private @Nullable PuzzleGoal goal;

    @Option(names = "--seed", paramLabel = "S", description = "seed for the errors of the bots that try the puzzles (default: ${DEFAULT-VALUE})")
    private long seed = 1;

    @Option(names = "--concurrency", paramLabel = "N", description = "games at once (default: as many as there are cores)")
    private int concurrency = Runtime.getRuntime().availableProcessors();

    @Option(names = "--most", paramLabel = "N", description = "stop after the game that reaches this many puzzles")
    private int most = Integer.MAX_VALUE;

    private final Console console;
    private @Nullable Variant variant;
    private final Set<String> unjudged = new HashSet<>();
    /** Whether all games could be read. */
    private boolean whole = true;
    private long nextNews = System.nanoTime() + NANOS;

    PuzzlesCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        for (Path file : files) {
            if (!Files.isRegularFile(file)) {
                console.err().printf("rookery: %s is not a file.%n", file);
                return ExitCode.MISUSED;
            }
        }
        if (action == Action.CHECK) {
            return check();
        }
        if (concurrency < 1 || concurrency > 256 || most < 1) {
            console.err().println("rookery: --concurrency is 1 to 256, and --most at least 1.");
            return ExitCode.MISUSED;
        }
        if (variantName != null) {
            switch (NamedVariant.read(variantName)) {
                case Reading.Read<Variant>(Variant read) -> variant = read;
                case Reading.Refused<Variant>(List<String> problems) -> {
                    problems.forEach(problem -> console.err().println("rookery: " + problem + "."));
                    return ExitCode.MISUSED;
                }
            }
        }
        if (Files.exists(out) && !holdsPuzzles(out)) {
            console.err().printf("rookery: %s already exists and does not hold puzzles; it was left untouched.%n", out);
            return ExitCode.MISUSED;
        }
        return action == Action.MERGE ? merge() : make();
    }

    /** Never replaces a file that we did not write. */
    private static boolean holdsPuzzles(Path file) throws IOException {
        return Files.isRegularFile(file) && (Files.size(file) == 0 || !PuzzleFile.read(file).puzzles().isEmpty());
    }

    private int make() throws IOException, InterruptedException {
        int read = 0;
        try (PuzzleBatch batch = new PuzzleBatch(seed, concurrency)) {
            for (Path file : files) {
                read += GameFile.holdsMany(file) ? many(batch, file) : one(batch, file);
            }
            while (batch.advance()) {
                saveNowAndThen(batch);
            }
            Collection<Puzzle> puzzles = batch.puzzles();
            unjudged.forEach(name -> console.err().printf("rookery: nobody here can judge %s, so its games were left out.%n", name));
            PuzzleFile.write(out, puzzles);
            console.out().printf(Locale.ROOT, "%d puzzles of %d games in %s%n", puzzles.size(), read, out);
            return read == 0 || !whole ? ExitCode.FAILED : ExitCode.OK;
        }
    }

    private int many(PuzzleBatch batch, Path file) throws IOException, InterruptedException {
        int[] read = {0};
        try {
            PgnFile.read(file, new PgnFile.Visitor() {
                @Override
                public void game(Game game) throws IOException {
                    try {
                        read[0] += take(batch, game) ? 1 : 0;
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                        throw new IOException("interrupted", e);
                    }
                    if (batch.puzzles().size() >= most) {
                        throw new Enough();
                    }
                }

                @Override
                public void problem(ArchiveProblem problem) {
                    whole = false;
                    console.err().printf("%s: %s%n", file, problem);
                }
            });
        } catch (Enough e) {
            return read[0];
        }
        return read[0];
    }

    /** Stops reading a file when there are enough puzzles. */
    private static final class Enough extends IOException {
        private static final long serialVersionUID = 1;
    }

    private int one(PuzzleBatch batch, Path file) throws IOException, InterruptedException {
        switch (GameFile.read(file)) {
            case ArchiveReading.Refused(List<ArchiveProblem> problems) -> {
                problems.forEach(problem -> console.err().printf("%s: %s%n", file, problem));
                whole = false;
                return 0;
            }
            case ArchiveReading.Read(List<Game> games, var _) -> {
                int read = 0;
                for (Game game : games) {
                    read += take(batch, game) ? 1 : 0;
                }
                return read;
            }
        }
    }

    private boolean take(PuzzleBatch batch, Game game) throws IOException, InterruptedException {
        if (variant != null && !variant.id().equals(game.variant().id())) {
            return false;
        }
        if (!batch.add(game)) {
            unjudged.add(game.variant().name());
            return false;
        }
        saveNowAndThen(batch);
        return true;
    }

    /** Puzzles found so far stay even if the work is interrupted. */
    private void saveNowAndThen(PuzzleBatch batch) throws IOException {
        long now = System.nanoTime();
        if (now - nextNews >= 0) {
            nextNews = now + NANOS;
            console.err().printf("%d games, %d puzzles%n", batch.games(), batch.puzzles().size());
            PuzzleFile.write(out, batch.puzzles());
        }
    }

    private int merge() throws IOException {
        Map<String, Puzzle> merged = new LinkedHashMap<>();
        int read = 0;
        for (Path file : files) {
            PuzzleFile.Contents contents = PuzzleFile.read(file);
            contents.problems().forEach(problem -> console.err().printf("%s: %s%n", file, problem));
            whole &= contents.problems().isEmpty();
            read += contents.puzzles().size();
            contents.puzzles().stream().filter(puzzle -> goal == null || puzzle.goal() == goal)
                    .forEach(puzzle -> merged.putIfAbsent(puzzle.place(), puzzle));
        }
        if (merged.isEmpty()) {
            console.err().println("rookery: there is no such puzzle in these files; nothing was written.");
            return ExitCode.FAILED;
        }
        PuzzleFile.write(out, merged.values());
        console.out().printf(Locale.ROOT, "%d of %d puzzles in %s%n", merged.size(), read, out);
        return whole ? ExitCode.OK : ExitCode.FAILED;
    }

    private int check() throws IOException {
        int worst = ExitCode.OK;
        for (Path file : files) {
            PuzzleFile.Contents contents = PuzzleFile.read(file);
            contents.problems().forEach(problem -> console.err().printf("%s: %s%n", file, problem));
            console.out().printf("%s: %d puzzles%n", file, contents.puzzles().size());
            for (Theme theme : Theme.values()) {
                long count = contents.puzzles().stream().filter(puzzle -> puzzle.themes().contains(theme)).count();
                if (count > 0) {
                    console.out().printf("  %-18s %d%n", theme.word(), count);
                }
            }
            worst = contents.problems().isEmpty() ? worst : ExitCode.FAILED;
        }
        return worst;
    }
}
