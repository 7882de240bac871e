package rookery.bench;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import rookery.archive.Attempt;
import rookery.archive.Exploration;
import rookery.archive.GamePage;
import rookery.archive.GameQuery;
import rookery.archive.ImportReport;
import rookery.archive.Library;
import rookery.archive.Trouble;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameCursor;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.PgnWriter;
import rookery.kernel.notation.San;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;
import rookery.kernel.variant.Presets;

/**
 * A library of many games of random moves. {@code importGames} reads a PGN of a fifth of them into an empty one; the others work on all of them:
 * {@code rarePosition} has a handful of hits, {@code commonPosition} some thousands, {@code startPosition} every game.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3)
@Measurement(iterations = 10)
@Fork(1)
public class LibraryBenchmark {

    @Param("100000")
    int games;

    /** Of one game; the openings of engine matches have 16, games between people about 80. */
    @Param({"16", "80"})
    int plies;

    private Path folder = Path.of("");
    private Path pgn = Path.of("");
    private @Nullable Library library;
    private final Position start = Position.start(Presets.FIDE);

    /** Games and library are made once and stay in the temporary folder, since that takes longer than everything measured. */
    @Setup(Level.Trial)
    public void prepare() throws IOException {
        folder = Path.of(System.getProperty("java.io.tmpdir"), "rookery-library-bench-" + games + "-" + plies);
        pgn = folder.resolve("some.pgn");
        Path ready = folder.resolve("ready");
        if (!Files.exists(ready)) {
            empty(folder);
            Files.createDirectories(folder);
            Path all = folder.resolve("all.pgn");
            write(all, games, 1);
            write(pgn, games / 5, 2);
            try (Library fresh = open(folder)) {
                take(fresh, all, games);
            }
            Files.createFile(ready);
        }
        library = open(folder);
    }

    private static void empty(Path place) throws IOException {
        if (Files.exists(place)) {
            try (Stream<Path> files = Files.walk(place)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }

    private Library library() {
        return Objects.requireNonNull(library);
    }

    private void write(Path file, int count, long seed) throws IOException {
        SplittableRandom random = new SplittableRandom(seed);
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            for (int i = 0; i < count; i++) {
                out.write(PgnWriter.text(game(random)));
            }
        }
    }

    private Game game(SplittableRandom random) {
        Game game = new Game(Presets.FIDE);
        GameCursor cursor = game.cursor();
        MoveList moves = new MoveList();
        for (int i = 0; i < plies && !cursor.position().outcome().isOver(); i++) {
            cursor.position().legalMoves(moves);
            cursor.act(moves.get(random.nextInt(moves.size())));
        }
        game.tag("White", "Player " + random.nextInt(5000));
        game.tag("Black", "Player " + random.nextInt(5000));
        game.tag("Date", "20" + (10 + random.nextInt(16)) + ".0" + (1 + random.nextInt(9)) + ".1" + random.nextInt(10));
        Outcome outcome = cursor.position().outcome();
        game.end(outcome.isOver() ? outcome : new Outcome.Draw(Reason.AGREEMENT));
        return game;
    }

    private static Library open(Path place) {
        return switch (Library.open(place)) {
            case Library.Opened(Library opened) -> opened;
            case Library.Refused(Trouble trouble) -> throw new IllegalStateException(trouble.message());
        };
    }

    private static void take(Library target, Path file, int expected) {
        Attempt<ImportReport> report = target.games().importPgn(file, OptionalLong.empty(), _ -> {
        }, () -> false);
        if (report.result().isEmpty() || report.result().get().added() < expected * 0.99) {
            throw new IllegalStateException(report.toString());
        }
    }

    @TearDown(Level.Trial)
    public void close() {
        library().close();
    }

    /** Divide the number of games, a fifth of the library, by the time. */
    /** What the opening explorer shows of the start position, which every game has. */
    @Benchmark
    public Exploration exploreStart() {
        return library().games().explore(start, 5).result().orElseThrow();
    }

    /** The same after the most frequent first move. */
    @Benchmark
    public Exploration exploreFirstMove() {
        Position position = start.copy();
        position.make(exploreStart().moves().getFirst().move());
        return library().games().explore(position, 5).result().orElseThrow();
    }

    @Benchmark
    @Warmup(iterations = 1)
    @Measurement(iterations = 3)
    public long importGames() throws IOException {
        Path place = folder.resolve("imported");
        empty(place);
        try (Library fresh = open(place)) {
            take(fresh, pgn, games / 5);
            return games / 5;
        }
    }

    @Benchmark
    public long rarePosition() {
        return search("e4", "e5", "Nf3");
    }

    @Benchmark
    public long commonPosition() {
        return search("e4");
    }

    @Benchmark
    public long startPosition() {
        return search();
    }

    private long search(String... moves) {
        Position position = start.copy();
        for (String move : moves) {
            position.make(San.parse(position, move));
        }
        GamePage page = library().games().find(GameQuery.ALL.withPosition(position)).result().orElseThrow();
        if (page.total() == 0 || moves.length == 0 && page.total() < games * 0.99) {
            throw new IllegalStateException(page.total() + " games");
        }
        return page.total();
    }

    @Benchmark
    public long byPlayer() {
        return library().games().find(GameQuery.ALL.withPlayer("player 123")).result().orElseThrow().total();
    }

    @Benchmark
    public Path openLibrary() {
        try (Library second = open(folder)) {
            return second.file();
        }
    }
}
