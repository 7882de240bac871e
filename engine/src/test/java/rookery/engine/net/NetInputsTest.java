package rookery.engine.net;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.engine.Boards;
import rookery.engine.evaluation.NetEvaluation;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.piece.Movement;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Placement;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;

/** What nets see. */
class NetInputsTest {

    /** Pieces of both sides on every square, and where checks count one input for each count of each side. */
    @ParameterizedTest
    @CsvSource({"fide, 768", "capablanca, 1280", "grand, 1600", "xxl, 4312", "los-alamos, 360", "three-check, 774", "racing-kings, 640"})
    void areOneForEachPieceOnEachSquare(String name, int count) {
        assertThat(NetInputs.of(Boards.variant(name)).count()).isEqualTo(count);
    }

    /** Both sides see the start alike, so that a net says the same of it whoever moves. */
    @ParameterizedTest
    @ValueSource(strings = {"fide", "capablanca", "gothic", "janus", "grand", "xxl", "gardner", "los-alamos", "knightmate", "almost",
        "king-of-the-hill", "three-check", "racing-kings"})
    void areTheSameForBothSidesAtTheStart(String name) {
        Variant variant = Boards.variant(name);
        Position start = Position.start(variant);
        for (NetInputs inputs : List.of(NetInputs.of(variant), NetInputs.withZones(variant))) {
            assertThat(seen(inputs, start, 0)).isEqualTo(seen(inputs, start, 1));
        }
    }

    /** Four times the inputs; where a side has no king, or several, there are no zones. */
    @ParameterizedTest
    @CsvSource({"fide, 3072", "capablanca, 5120", "three-check, 3096", "horde, 1536", "spartan, 2816"})
    void areFourfoldWithZones(String name, int count) {
        assertThat(NetInputs.withZones(Boards.variant(name)).count()).isEqualTo(count);
    }

    /** Where four times the inputs were more than a net can have there are no zones. */
    @Test
    void haveNoZonesWhereANetWouldBeTooLarge() {
        NetInputs sixteen = NetInputs.withZones(withSidesThatDiffer(16));
        assertThat(sixteen.hasZones()).isTrue();
        assertThat(sixteen.count()).isEqualTo(Net.MOST_INPUTS);
        NetInputs seventeen = NetInputs.withZones(withSidesThatDiffer(17));
        assertThat(seventeen.hasZones()).isFalse();
        assertThat(seventeen.count()).isEqualTo(17 * 4 * 256);
    }

    /** On the largest board; White has a king alone. */
    private static Variant withSidesThatDiffer(int kinds) {
        BoardShape shape = new BoardShape(16, 16);
        return Presets.FIDE.with(draft -> {
            draft.shape = shape;
            draft.kinds = IntStream.range(0, kinds)
                    .mapToObj(i -> new PieceKind("kind " + i, (char) ('A' + i), Movement.of("K"), 100, i == 0, false)).toList();
            int[] pieces = new int[shape.squares()];
            pieces[0] = Piece.of(1, Side.WHITE);
            pieces[shape.squares() - 1] = Piece.of(1, Side.BLACK);
            pieces[shape.squares() - 2] = Piece.of(2, Side.BLACK);
            draft.start = Setup.of(Placement.of(shape, pieces));
        });
    }

    /** Whoever holds pieces at the start has not lost them. */
    @Test
    void countPiecesInHandAtTheStartAmongTheMen() {
        NetInputs inputs = NetInputs.of(Boards.variant("seirawan"));
        assertThat(inputs.output(36, 36)).isEqualTo(35);
        assertThat(inputs.output(32, 36)).isEqualTo(31);
        assertThat(NetInputs.of(Presets.FIDE).output(32, 32)).isEqualTo(31);
    }

    /** The king in the middle, castled on either wing, a rank further, and further still; Black's king alike. */
    @Test
    void dependOnTheZoneOfTheKing() {
        NetInputs inputs = NetInputs.withZones(Presets.FIDE);
        List<Integer> zones = Stream.of("e1", "d1", "g1", "c1", "a1", "g2", "e2", "e3", "h8")
                .map(square -> inputs.view(0, Presets.FIDE.shape().parse(square)) / 4).toList();
        assertThat(zones).containsExactly(1, 1, 0, 0, 0, 2, 2, 3, 3);
        assertThat(inputs.view(1, Presets.FIDE.shape().parse("g8")) / 4).isZero();
        assertThat(inputs.view(1, Presets.FIDE.shape().parse("e8")) / 4).isEqualTo(1);
        assertThat(seen(inputs, Boards.chess("6k1/8/8/8/8/8/8/6K1 w - - 0 1"), 0))
                .isEqualTo(seen(inputs, Boards.chess("6k1/8/8/8/8/8/8/6K1 w - - 0 1"), 1))
                .doesNotContainAnyElementsOf(seen(inputs, Boards.chess("6k1/8/8/8/8/8/8/4K3 w - - 0 1"), 0));
    }

    private static Set<Integer> seen(NetInputs inputs, Position position, int side) {
        Set<Integer> seen = new HashSet<>();
        int view = inputs.view(side, position);
        for (int square = 0; square < position.shape().squares(); square++) {
            if (position.piece(square) != 0) {
                seen.add(inputs.ofPiece(view, position.piece(square), square));
            }
        }
        return seen;
    }

    /** The same position with colours swapped, and the same mirrored left to right, is worth the same. */
    @Test
    void makeSymmetricPositionsEqual() {
        NetEvaluation evaluation = new NetEvaluation(Presets.FIDE,
                RandomNets.of(Presets.FIDE, NetInputs.withZones(Presets.FIDE), 32, 4, 5));
        int score = evaluation.evaluate(Boards.chess("4k3/pp4p1/8/3n4/8/2B5/1P3PPP/6K1 w - - 0 1"));
        assertThat(evaluation.evaluate(Boards.chess("6k1/1p3ppp/2b5/8/3N4/8/PP4P1/4K3 b - - 0 1"))).isEqualTo(score);
        assertThat(evaluation.evaluate(Boards.chess("3k4/1p4pp/8/4n3/8/5B2/PPP3P1/1K6 w - - 0 1"))).isEqualTo(score);
    }

    /** Eight places in each hand for each kind; a ninth piece changes nothing. */
    @Test
    void tellPiecesInHandApart() {
        Variant variant = Boards.variant("crazyhouse");
        int kinds = variant.kinds().size();
        assertThat(NetInputs.of(variant).count()).isEqualTo(2 * kinds * (64 + 8));
        NetEvaluation evaluation = new NetEvaluation(variant, RandomNets.of(variant, 32, 4, 5));
        List<Integer> scores = Stream.of("", "P", "PP", "p", "N", "NP", "Np", "Q", "PPPPPPPP", "PPPPPPPPP")
                .map(hands -> evaluation.evaluate(Boards.of(variant, "4k3/8/3n4/8/8/8/8/R3K3[" + hands + "] w - - 0 1"))).toList();
        assertThat(new HashSet<>(scores)).hasSize(scores.size() - 1);
        assertThat(scores.getLast()).isEqualTo(scores.get(scores.size() - 2));
    }

    /** What one side holds looks to it as what the other side holds looks to that one. */
    @Test
    void showBothSidesTheirOwnHandAlike() {
        Variant variant = Boards.variant("crazyhouse");
        NetEvaluation evaluation = new NetEvaluation(variant, RandomNets.of(variant, NetInputs.withZones(variant), 32, 4, 5));
        assertThat(evaluation.evaluate(Boards.of(variant, "4k3/8/3n4/8/8/8/8/R3K3[QPPn] w - - 0 1")))
                .isEqualTo(evaluation.evaluate(Boards.of(variant, "r3k3/8/8/8/8/3N4/8/4K3[qppN] b - - 0 1")));
    }

    @Test
    void tellChecksGivenApart() {
        Variant variant = Boards.variant("three-check");
        NetEvaluation evaluation = new NetEvaluation(variant, RandomNets.of(variant, 32, 4, 5));
        Set<Integer> scores = new HashSet<>();
        for (String checks : new String[]{"3+3", "2+3", "3+2", "1+3", "1+1"}) {
            scores.add(evaluation.evaluate(Boards.of(variant, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - " + checks + " 0 1")));
        }
        assertThat(scores).hasSize(5);
    }
}
