package rookery.engine.net;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import rookery.engine.Boards;
import rookery.engine.evaluation.NetEvaluation;
import rookery.kernel.catalogue.RulesHash;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.notation.Fen;
import rookery.kernel.variant.Variant;

/** One variant's net as a first guess for another. */
class TransferTest {

    private static Net drawn(Variant variant) {
        return RandomNets.of(variant, 8, 1, 3);
    }

    /** Both have the same pieces on the same board, so they judge what looks the same alike. */
    @Test
    void sistersJudgeTheSamePositionAlike() {
        Variant capablanca = Boards.variant("capablanca");
        Variant gothic = Boards.variant("gothic");
        for (Net net : List.of(drawn(capablanca), RandomNets.of(capablanca, NetInputs.withZones(capablanca), 8, 1, 3))) {
            Net moved = Transfer.of(net, capablanca, gothic).orElseThrow();
            assertThat(moved.rules()).isEqualTo(RulesHash.of(gothic));
            assertThat(moved.inputs()).isEqualTo(net.inputs());
            for (String fen : new String[]{"2a2k1c2/pp6pp/10/4q5/10/3N6/PP5BPP/2R2K4 w - - 0 1",
                "10/2k7/4p5/3A6/10/6C3/7K2/10 b - - 0 1"}) {
                assertThat(new NetEvaluation(gothic, moved).evaluate(Fen.position(gothic, fen)))
                        .isEqualTo(new NetEvaluation(capablanca, net).evaluate(Fen.position(capablanca, fen)));
            }
        }
    }

    /** Zones only add room to learn in: until it is used they change no judgement. */
    @Test
    void zonesThatAreAddedJudgeLikeTheNetWithout() {
        Variant grand = Boards.variant("grand");
        Net net = drawn(grand);
        Net zoned = Transfer.withZones(net, grand).orElseThrow();
        assertThat(zoned.inputs()).isEqualTo(4 * net.inputs());
        for (String fen : new String[]{"10/4k5/10/3r6/10/10/2P7/10/5R4/4K5 w - - 0 1", "10/4k5/10/3r6/10/4K5/2P7/10/5R4/10 b - - 0 1"}) {
            assertThat(new NetEvaluation(grand, zoned).evaluate(Fen.position(grand, fen)))
                    .isEqualTo(new NetEvaluation(grand, net).evaluate(Fen.position(grand, fen)));
        }
        assertThat(Transfer.withZones(zoned, grand).orElseThrow().inputs()).as("once is enough").isEqualTo(zoned.inputs());
        Variant horde = Boards.variant("horde");
        assertThat(Transfer.withZones(drawn(horde), horde)).as("no king, no zones").isEmpty();
    }

    /** Where sides differ each has inputs of its own: rules are like themselves, though like no others. */
    @Test
    void whereSidesDifferANetIsABeginningForItsOwnRules() {
        Variant orda = Boards.variant("orda");
        String fen = "lhaykahl/8/pppppppp/8/4P3/5N2/PPPP1PPP/RNBQKB1R b KQ - 0 1";
        Net net = drawn(orda);
        int score = new NetEvaluation(orda, net).evaluate(Fen.position(orda, fen));
        assertThat(Transfer.isPossible(orda, orda)).isTrue();
        assertThat(new NetEvaluation(orda, Transfer.of(net, orda, orda).orElseThrow()).evaluate(Fen.position(orda, fen))).isEqualTo(score);
        Net zoned = Transfer.withZones(net, orda).orElseThrow();
        assertThat(zoned.inputs()).isEqualTo(4 * net.inputs());
        assertThat(new NetEvaluation(orda, zoned).evaluate(Fen.position(orda, fen))).isEqualTo(score);
        assertThat(Transfer.isPossible(orda, Boards.variant("fide"))).isFalse();
        assertThat(Transfer.of(net, orda, Boards.variant("fide"))).isEmpty();
    }

    /** Pieces are known by how they move, not by their names; what is unknown begins with nothing. */
    @Test
    void piecesThatMoveAlikeKeepWhatIsKnownOfThem() {
        Variant capablanca = Boards.variant("capablanca");
        Net janus = Transfer.of(drawn(capablanca), capablanca, Boards.variant("janus")).orElseThrow();
        assertThat(empty(janus)).isZero();
        Variant chess = Boards.variant("fide");
        Net fromChess = Transfer.of(drawn(chess), chess, capablanca).orElseThrow();
        // Archbishop and chancellor, own and others, on eighty squares.
        assertThat(empty(fromChess)).isEqualTo(4 * 80);
        Net grand = Transfer.of(drawn(capablanca), capablanca, Boards.variant("grand")).orElseThrow();
        assertThat(grand.inputs()).isEqualTo(NetInputs.of(Boards.variant("grand")).count());
        assertThat(empty(grand)).isZero();
    }

    private static long empty(Net net) {
        long empty = 0;
        for (int input = 0; input < net.inputs(); input++) {
            empty += Arrays.stream(net.row(input)).allMatch(each -> each == 0) ? 1 : 0;
        }
        return empty;
    }

    /** A game without counts is one in which nobody has given check yet. */
    @Test
    void checksThatOnlyOneOfThemCountsAreNoObstacle() {
        Variant chess = Boards.variant("fide");
        Variant threeCheck = Boards.variant("three-check");
        String placement = "r1b1k2r/pp3ppp/2n5/3q4/3P4/5N2/P4PPP/R1BQ1RK1 w kq - 0 1";
        Net counting = drawn(threeCheck);
        assertThat(
                new NetEvaluation(chess, Transfer.of(counting, threeCheck, chess).orElseThrow()).evaluate(Fen.position(chess, placement)))
                .isEqualTo(new NetEvaluation(threeCheck, counting).evaluate(Fen.position(threeCheck, placement))
                        - goals(threeCheck, placement) + goals(chess, placement));
        assertThat(empty(Transfer.of(drawn(chess), chess, threeCheck).orElseThrow())).as("three counts of both sides").isEqualTo(6);
    }

    private static int goals(Variant variant, String fen) {
        return NetEvaluation.base(variant, Net.Base.GOALS).evaluate(Fen.position(variant, fen));
    }

    /** A game without hands is one in which they are empty. */
    @Test
    void whereNothingCanBeInHandHandsAreEmpty() {
        Variant chess = Boards.variant("fide");
        Variant crazyhouse = Boards.variant("crazyhouse");
        String fen = "r1b1k2r/pp3ppp/2n5/3q4/3P4/5N2/P4PPP/R1BQ1RK1 w - - 0 1";
        Net holding = drawn(crazyhouse);
        assertThat(new NetEvaluation(chess, Transfer.of(holding, crazyhouse, chess).orElseThrow()).evaluate(Fen.position(chess, fen)))
                .isEqualTo(new NetEvaluation(crazyhouse, holding).evaluate(Fen.position(crazyhouse, fen)));
        Net same = Transfer.of(holding, crazyhouse, crazyhouse).orElseThrow();
        String withHands = "r1b1k2r/pp3ppp/2n5/3q4/3P4/5N2/P4PPP/R1BQ1RK1[PPNqb] w - - 0 1";
        assertThat(new NetEvaluation(crazyhouse, same).evaluate(Fen.position(crazyhouse, withHands)))
                .isEqualTo(new NetEvaluation(crazyhouse, holding).evaluate(Fen.position(crazyhouse, withHands)));
    }

    /** Racing kings is the same from left and right, chess from top and bottom. */
    @Test
    void whoSeesTheBoardInAnotherWayIsNoBeginning() {
        Variant chess = Boards.variant("fide");
        assertThat(Transfer.of(drawn(chess), chess, Boards.variant("racing-kings"))).isEmpty();
        assertThat(Transfer.of(drawn(chess), chess, Boards.variant("knightmate"))).isPresent();
    }

    /** Whatever a game's pieces are, each of them is itself. */
    @Test
    void everyVariantKnowsItsOwnPieces() {
        for (Variant variant : Variants.all()) {
            assertThat(Transfer.kinds(variant, variant)).as(variant.id()).isEqualTo(IntStream.range(0, variant.kinds().size()).toArray());
        }
    }

    /** Pieces in hand share with the others of their kind there, and with none on the board. */
    @Test
    void piecesInHandAreAGroup() {
        NetInputs inputs = NetInputs.of(Boards.variant("crazyhouse"));
        int[] first = inputs.groupsOf(64);
        assertThat(first).hasSize(1).isEqualTo(inputs.groupsOf(71));
        assertThat(inputs.groupsOf(63)).hasSize(3).doesNotContain(first[0]);
        assertThat(inputs.groupsOf(72)).as("the next kind's first square").hasSize(3).doesNotContain(first[0]);
    }

    /** An input shares with the same piece elsewhere, on its file and on its rank; checks given share with nothing. */
    @Test
    void everyPieceOnEverySquareBelongsToThreeGroups() {
        for (String id : new String[]{"gardner", "three-check", "racing-kings", "xxl"}) {
            NetInputs inputs = NetInputs.of(Boards.variant(id));
            Set<Integer> found = new HashSet<>();
            for (int input = 0; input < inputs.count(); input++) {
                int[] groups = inputs.groupsOf(input);
                assertThat(groups.length).isIn(0, 3);
                Arrays.stream(groups).forEach(found::add);
            }
            assertThat(found).hasSize(inputs.groups()).allMatch(group -> group >= 0 && group < inputs.groups());
            NetInputs zoned = NetInputs.withZones(Boards.variant(id));
            int[] inFirstZone = zoned.groupsOf(7);
            assertThat(inFirstZone).as("the same square in another zone").isEqualTo(zoned.groupsOf(zoned.perZone() + 7)).hasSize(4);
        }
        NetInputs gardner = NetInputs.of(Boards.variant("gardner"));
        assertThat(gardner.groupsOf(0)[0]).isEqualTo(gardner.groupsOf(24)[0]);
        assertThat(gardner.groupsOf(0)[1]).isEqualTo(gardner.groupsOf(5)[1]).isNotEqualTo(gardner.groupsOf(1)[1]);
        assertThat(gardner.groupsOf(0)[2]).isEqualTo(gardner.groupsOf(4)[2]).isNotEqualTo(gardner.groupsOf(5)[2]);
    }
}
