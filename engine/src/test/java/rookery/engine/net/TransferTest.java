package rookery.engine.net;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.engine.Boards;
import rookery.engine.evaluation.NetEvaluation;
import rookery.kernel.catalogue.RulesHash;
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
        Net net = drawn(capablanca);
        Net moved = Transfer.of(net, capablanca, gothic).orElseThrow();
        assertThat(moved.rules()).isEqualTo(RulesHash.of(gothic));
        for (String fen : new String[]{"2a2k1c2/pp6pp/10/4q5/10/3N6/PP5BPP/2R2K4 w - - 0 1",
            "10/2k7/4p5/3A6/10/6C3/7K2/10 b - - 0 1"}) {
            assertThat(new NetEvaluation(gothic, moved).evaluate(Fen.position(gothic, fen)))
                    .isEqualTo(new NetEvaluation(capablanca, net).evaluate(Fen.position(capablanca, fen)));
        }
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

    @Test
    void whatCountsOtherThingsIsNoBeginning() {
        Variant chess = Boards.variant("fide");
        assertThat(Transfer.of(drawn(chess), chess, Boards.variant("three-check"))).isEmpty();
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
        }
        NetInputs gardner = NetInputs.of(Boards.variant("gardner"));
        assertThat(gardner.groupsOf(0)[0]).isEqualTo(gardner.groupsOf(24)[0]);
        assertThat(gardner.groupsOf(0)[1]).isEqualTo(gardner.groupsOf(5)[1]).isNotEqualTo(gardner.groupsOf(1)[1]);
        assertThat(gardner.groupsOf(0)[2]).isEqualTo(gardner.groupsOf(4)[2]).isNotEqualTo(gardner.groupsOf(5)[2]);
    }
}
