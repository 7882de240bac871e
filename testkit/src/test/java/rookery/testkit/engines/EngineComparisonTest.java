package rookery.testkit.engines;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.notation.Fen;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Chess960;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;
import rookery.testkit.PerftEngine;

/** Counts moves as other programs do, move by move, in the start position and along random games. Skipped where those programs are not installed. */
class EngineComparisonTest {

    /** How deep the start position is counted where two plies are too few to see anything. */
    private static final Map<String, Integer> DEPTHS = Map.of("fide", 4, "capablanca", 3, "gothic", 3, "janus", 3, "grand", 3, "gardner", 5,
            "los-alamos", 5, "three-check", 4, "crazyhouse", 4, "minishogi", 4);

    /** Every game that the installed engine and we know by the same name, in the order of ours. */
    @TestFactory
    Stream<DynamicTest> agreesWithFairyStockfish() {
        try (PerftEngine engine = start("fairy-stockfish")) {
            Map<String, String> theirs = new HashMap<>();
            engine.choices("UCI_Variant").forEach(name -> Variants.named(name).ifPresent(variant -> theirs.put(variant.id(), name)));
            theirs.put("fide", "chess");
            theirs.remove("chess960");
            return Variants.all().stream().filter(variant -> theirs.containsKey(variant.id()))
                    .map(variant -> DynamicTest.dynamicTest(variant.id(), () -> compare(variant, theirs.get(variant.id()))));
        }
    }

    private static void compare(Variant variant, String theirs) {
        try (PerftEngine engine = start("fairy-stockfish")) {
            engine.option("UCI_Variant", theirs);
            compare(engine, Position.start(variant), DEPTHS.getOrDefault(variant.id(), 2), false);
            playAndCompare(engine, variant, 25, 2, false);
        }
    }

    @Test
    void agreesOnChess960() {
        try (PerftEngine engine = start("fairy-stockfish")) {
            engine.option("UCI_Chess960", "true");
            SplittableRandom random = new SplittableRandom(960);
            for (int i = 0; i < 12; i++) {
                playAndCompare(engine, Chess960.variant(random.nextInt(Chess960.ARRAYS)), 4, 2, true);
            }
        }
    }

    @Test
    void agreesWithStockfishOnRandomPositions() {
        try (PerftEngine engine = start("stockfish")) {
            playAndCompare(engine, Presets.FIDE, 60, 2, false);
        }
    }

    private static PerftEngine start(String name) {
        Optional<PerftEngine> engine = PerftEngine.start(name);
        assumeTrue(engine.isPresent(), name + " is not installed");
        return engine.orElseThrow();
    }

    private static void playAndCompare(PerftEngine engine, Variant variant, int positions, int depth, boolean fischer) {
        PerftEngine.randomPositions(variant, positions).forEach(position -> compare(engine, position, depth, fischer));
    }

    private static void compare(PerftEngine engine, Position position, int depth, boolean fischer) {
        String fen = Fen.write(position);
        assertThat(PerftEngine.ours(position, depth, fischer)).as("%s %s", position.variant().id(), fen)
                .isEqualTo(engine.divide("fen " + fen, depth));
    }
}
