package rookery.bench;

import java.util.Set;
import java.util.concurrent.TimeUnit;
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
import org.openjdk.jmh.annotations.Warmup;
import rookery.kernel.position.Perft;
import rookery.kernel.position.Position;
import rookery.kernel.position.Problem;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

/**
 * Walks of the move tree. {@code chess} is the start position on bitboards; {@code chess-beside-xxl} the same after the general board has been used
 * too, so that every call of a board has two receivers: the price of being generic. {@code chess-general} is the same game on the general board.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 25)
@Measurement(iterations = 25)
@Fork(3)
public class PerftBenchmark {

    @Param({"chess", "chess-beside-xxl", "chess-general", "xxl"})
    String game = "";

    private Position position = Position.start(Presets.FIDE);
    private int depth;
    private long nodes;

    @Setup(Level.Trial)
    public void prepare() {
        if (game.equals("chess-beside-xxl")) {
            Perft.count(Position.start(Presets.XXL), 4);
        }
        boolean large = game.equals("xxl");
        Variant variant = large ? Presets.XXL : Presets.FIDE;
        position = switch (game.equals("chess-general")
                ? Position.onGeneralBoard(variant, variant.start())
                : Position.of(variant, variant.start())) {
            case Verdict.Playable(Position playable) -> playable;
            case Verdict.Unplayable(Set<Problem> problems) -> throw new IllegalStateException(problems.toString());
        };
        depth = large ? 4 : 5;
        nodes = large ? 5_905_087 : 4_865_609;
    }

    @Benchmark
    public long perft() {
        long counted = Perft.count(position, depth);
        if (counted != nodes) {
            throw new IllegalStateException(counted + " nodes instead of " + nodes);
        }
        return counted;
    }
}
