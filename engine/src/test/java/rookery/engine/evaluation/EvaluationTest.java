package rookery.engine.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.engine.Boards;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

class EvaluationTest {

    private final StandardEvaluation standard = new StandardEvaluation(Weights.standard());

    @ParameterizedTest
    @ValueSource(strings = {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "r1bq1rk1/pp2nppp/2n1p3/2ppP3/3P4/P1PB1N2/2P2PPP/R1BQ1RK1 w - - 0 1", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "8/4k3/8/8/2BN4/8/8/1K6 w - - 0 1", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"})
    void coloursAreEqual(String fen) {
        assertThat(standard.evaluate(Boards.chess(mirrored(fen)))).isEqualTo(standard.evaluate(Boards.chess(fen)));
        GeneralEvaluation general = new GeneralEvaluation(Presets.FIDE);
        assertThat(general.evaluate(Boards.chess(mirrored(fen)))).isEqualTo(general.evaluate(Boards.chess(fen)));
    }

    /** The same position with the colours exchanged and the board turned over. */
    private static String mirrored(String fen) {
        String[] fields = fen.split(" ");
        List<String> rows = List.of(fields[0].split("/")).reversed();
        StringBuilder swapped = new StringBuilder();
        (String.join("/", rows) + " ").chars()
                .forEach(c -> swapped.append((char) (Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c))));
        StringBuilder rights = new StringBuilder();
        fields[2].chars()
                .forEach(c -> rights.append((char) (Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c))));
        return swapped + (fields[1].equals("w") ? "b " : "w ") + rights + " - 0 1";
    }

    @Test
    void theMoverOfTheStartPositionHasTheTempoOnly() {
        Position start = Position.start(Presets.FIDE);
        assertThat(standard.evaluate(start)).isBetween(0, 60);
    }

    @Test
    void knownDrawsAreDraws() {
        for (String fen : List.of("8/8/4k3/8/8/2NN4/4K3/8 w - - 0 1", "8/8/4k3/8/8/2B5/4K3/8 w - - 0 1", "7k/8/8/7P/4B3/8/4K3/8 w - - 0 1",
                "8/8/8/4k3/8/4K3/4P3/8 w - - 0 1")) {
            assertThat(standard.evaluate(Boards.chess(fen))).as(fen).isZero();
        }
    }

    @Test
    void knownWinsAreWonMoreTheNearerTheMateIs() {
        int corner = standard.evaluate(Boards.chess("k7/8/1K6/8/8/8/8/6R1 w - - 0 1"));
        int centre = standard.evaluate(Boards.chess("8/8/8/4k3/8/8/K7/6R1 w - - 0 1"));
        assertThat(centre).isGreaterThan(3000);
        assertThat(corner).isGreaterThan(centre);
        int rightCorner = standard.evaluate(Boards.chess("8/8/8/8/8/2K5/3BN3/k7 w - - 0 1"));
        int wrongCorner = standard.evaluate(Boards.chess("8/8/8/8/8/5K2/3BN3/7k w - - 0 1"));
        assertThat(rightCorner).isGreaterThan(wrongCorner);
    }

    @Test
    void valuesOfUnknownPiecesFollowFromTheirMoves() {
        var unvalued = new Variant("test", "test", "test", "", Presets.FIDE.shape(),
                Presets.FIDE.kinds().stream().map(kind -> kind.withValue(0)).toList(), Presets.FIDE.start(), 1, Presets.FIDE.castling(),
                Presets.FIDE.enPassant(), 2, Presets.FIDE.promotion(), Presets.FIDE.goals(), false, Presets.FIDE.stalemate(),
                Presets.FIDE.draws(), Presets.FIDE.chance(), Presets.FIDE.flagFall());
        int[] values = PieceValues.of(unvalued);
        assertThat(values[1]).isEqualTo(100);
        assertThat(values[2]).isBetween(260, 340);
        assertThat(values[3]).isBetween(280, 380);
        assertThat(values[4]).isBetween(420, 560);
        assertThat(values[5]).isBetween(780, 1000);
    }

    private static boolean hasEqualArmies(Variant variant) {
        Position start = Position.start(variant);
        return IntStream.rangeClosed(1, variant.kinds().size())
                .allMatch(kind -> start.total(Piece.of(kind, Side.WHITE)) == start.total(Piece.of(kind, Side.BLACK)));
    }

    /** To move first is worth most in three-check. */
    @TestFactory
    List<DynamicTest> everyVariantStartsBalanced() {
        return Variants.all().stream().filter(EvaluationTest::hasEqualArmies).map(variant -> DynamicTest.dynamicTest(variant.id(),
                () -> assertThat(Math.abs(Evaluation.of(variant).evaluate(Position.start(variant)))).isLessThan(100))).toList();
    }

    /** The man on a1 is walled in but for one square. */
    @ParameterizedTest
    @ValueSource(strings = {"5p/6/6/6/6/6/***3/P1*3 w - - 0 1", "5P/6/6/6/6/6/***3/p1*3 b - - 0 1"})
    void whoeverHasNoRoomIsLosing(String fen) {
        Variant isolation = Boards.variant("isolation");
        Evaluation evaluation = Evaluation.of(isolation);
        assertThat(evaluation.evaluate(Boards.of(isolation, fen))).isLessThan(-300);
    }

    /** Two rooks have eight moves, less the pieces on the board. */
    @Test
    void anAdvantageCountsLessWhenTheMovesRunOut() {
        Variant makruk = Boards.variant("makruk");
        Evaluation evaluation = Evaluation.of(makruk);
        int early = evaluation.evaluate(Boards.of(makruk, "8/8/3k4/8/8/8/1R6/R3K3 w - - 0 1"));
        int late = evaluation.evaluate(Boards.of(makruk, "8/8/3k4/8/8/8/1R6/R3K3 w - - 6 4"));
        assertThat(late).isPositive().isLessThan(early);
    }

    @Test
    void aKingAloneIsBadWhereOneWantsToBeMated() {
        Variant misere = Boards.variant("misere");
        Evaluation evaluation = Evaluation.of(misere);
        int alone = evaluation.evaluate(Boards.of(misere, "r3k2r/8/8/8/8/8/8/4K3 w - - 0 1"));
        int withPawns = evaluation.evaluate(Boards.of(misere, "r3k2r/8/8/8/8/8/PP6/4K3 w - - 0 1"));
        assertThat(withPawns).isGreaterThan(alone);
    }
}
