package rookery.app.command;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rookery.arena.NamedVariant;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.UciText;
import rookery.kernel.position.Perft;
import rookery.kernel.position.Position;
import rookery.kernel.position.Problem;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;

/** {@code rookery perft VARIANT DEPTH}: the leaves of the tree of legal moves, and how fast they are counted. */
@Command(description = "Counts the leaves of the tree of legal moves (a roll of the die is a ply too) and says how fast. From depth 4 on it is "
        + "warmed up first, so that the speed is that of compiled code.")
final class PerftCommand implements Callable<Integer> {

    private static final long WARM_NANOS = 3_000_000_000L;
    private static final int DEEPEST = 30;
    /** Smaller counts finish at once and need no warm-up. */
    private static final int LEAST_WARM = 4;

    @Parameters(index = "0", paramLabel = "VARIANT", description = "its name, such as fide or xxl, or a variant file")
    private String name = "";

    @Parameters(index = "1", paramLabel = "DEPTH", description = "plies")
    private int depth;

    @Option(names = "--fen", paramLabel = "FEN", description = "count from this position instead of the start")
    private @Nullable String fen;

    @Option(names = "--divide", description = "list the count for each first move")
    private boolean divide;

    private final Console console;

    PerftCommand(Console console) { this.console = console; }

    @Override
    public Integer call() {
        if (depth < 1 || depth > DEEPEST) {
            console.err().printf("rookery perft: a depth from 1 to %d is needed, not %d.%n", DEEPEST, depth);
            return ExitCode.MISUSED;
        }
        Variant variant = console.value(NamedVariant.read(name));
        if (variant == null) return ExitCode.FAILED;
        Position position = position(variant);
        if (position == null) return ExitCode.FAILED;
        boolean warm = depth >= LEAST_WARM;
        if (warm) warmUp(position);
        long start = System.nanoTime();
        long nodes = divide ? divided(position) : Perft.count(position, depth);
        double seconds = (System.nanoTime() - start) / 1e9;
        console.out().printf(Locale.ROOT, "nodes %d%ntime %.3f s%nspeed %.0f nodes per second, one thread, %s%n", nodes, seconds,
                nodes / Math.max(seconds, 1e-9), warm ? "warmed up" : "not warmed up");
        return ExitCode.OK;
    }

    private @Nullable Position position(Variant variant) {
        if (fen == null) return Position.start(variant);
        return switch (Fen.read(variant, fen)) {
            case Fen.Refused(List<String> problems) -> {
                console.err().printf("rookery perft: the FEN is invalid: %s.%n", String.join("; ", problems));
                yield null;
            }
            case Fen.Read(Setup setup) -> switch (Position.of(variant, setup)) {
                case Verdict.Playable(Position position) -> position;
                case Verdict.Unplayable(Set<Problem> problems) -> {
                    console.err().printf("rookery perft: that cannot be played: %s.%n",
                            problems.stream().map(Problem::text).sorted().collect(Collectors.joining("; ")));
                    yield null;
                }
            };
        };
    }

    /** Counts smaller depths repeatedly until the JIT compiler has warmed up. */
    private void warmUp(Position position) {
        long start = System.nanoTime();
        int warm = 3;
        while (System.nanoTime() - start < WARM_NANOS) {
            long round = System.nanoTime();
            Perft.count(position.copy(), warm);
            // Goes deeper as long as rounds stay short.
            if (warm < depth && System.nanoTime() - round < WARM_NANOS / 100) warm++;
        }
    }

    private long divided(Position position) {
        Map<Integer, Long> counts = Perft.divide(position, depth);
        counts.forEach((move, count) -> console.out().printf("%s: %d%n", UciText.write(position, move), count));
        return counts.values().stream().mapToLong(Long::longValue).sum();
    }
}
