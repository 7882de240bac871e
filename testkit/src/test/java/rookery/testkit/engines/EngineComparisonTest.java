package rookery.testkit.engines;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.UciText;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Perft;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Chess960;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

/** Counts moves as other programs do, move by move, in the start position and along random games. Skipped where those programs are not installed. */
class EngineComparisonTest {

    @ParameterizedTest
    @CsvSource({"capablanca, capablanca, 3", "gothic, gothic, 3", "janus, janus, 3", "grand, grand, 3", "gardner, gardner, 5",
        "los-alamos, losalamos, 5", "knightmate, knightmate, 4", "almost, almost, 4", "king-of-the-hill, kingofthehill, 4",
        "three-check, 3check, 4", "racing-kings, racingkings, 4", "fide, chess, 4"})
    void agreesWithFairyStockfish(String id, String theirs, int depth) {
        try (EngineProcess engine = start("fairy-stockfish")) {
            engine.option("UCI_Variant", theirs);
            Variant variant = Variants.named(id).orElseThrow();
            compare(engine, Position.start(variant), depth, false);
            playAndCompare(engine, variant, 25, 2, false);
        }
    }

    @Test
    void agreesOnChess960() {
        try (EngineProcess engine = start("fairy-stockfish")) {
            engine.option("UCI_Chess960", "true");
            SplittableRandom random = new SplittableRandom(960);
            for (int i = 0; i < 12; i++) {
                playAndCompare(engine, Chess960.variant(random.nextInt(Chess960.ARRAYS)), 4, 2, true);
            }
        }
    }

    @Test
    void agreesWithStockfishOnRandomPositions() {
        try (EngineProcess engine = start("stockfish")) {
            playAndCompare(engine, Presets.FIDE, 60, 2, false);
        }
    }

    private static EngineProcess start(String name) {
        Optional<EngineProcess> engine = EngineProcess.start(name);
        assumeTrue(engine.isPresent(), name + " is not installed");
        return engine.orElseThrow();
    }

    /** Walks random games and compares about so many of their positions. */
    private static void playAndCompare(EngineProcess engine, Variant variant, int positions, int depth, boolean fischer) {
        SplittableRandom random = new SplittableRandom(variant.id().hashCode());
        MoveList moves = new MoveList();
        Position position = Position.start(variant);
        for (int compared = 0; compared < positions; compared++) {
            for (int ply = random.nextInt(1, 8); ply > 0; ply--) {
                position.legalMoves(moves);
                // Draws that count moves do not stop another program's generator, nor ours.
                if (moves.isEmpty() || position.outcome() instanceof Outcome.Win || position.ply() > 150) {
                    position = Position.start(variant);
                    position.legalMoves(moves);
                }
                position.make(moves.get(random.nextInt(moves.size())));
            }
            compare(engine, position, depth, fischer);
        }
    }

    private static void compare(EngineProcess engine, Position position, int depth, boolean fischer) {
        Map<String, Long> ours = new TreeMap<>();
        Perft.divide(position, depth).forEach((move, count) -> ours.put(UciText.write(position, move, fischer), count));
        String fen = Fen.write(position);
        assertThat(ours).as("%s %s", position.variant().id(), fen).isEqualTo(engine.divide(fen, depth));
    }
}
