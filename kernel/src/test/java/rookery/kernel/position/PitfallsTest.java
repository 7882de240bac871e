package rookery.kernel.position;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Presets;

/** Rule errors seen in earlier programs of this kind; each test is the position in which they went wrong. */
class PitfallsTest {

    @Test
    void aPawnThatCapturesOntoTheLastRankPromotes() {
        Scene scene = Scene.of(Presets.CLASSIC, "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1");
        assertThat(scene.all()).contains("a7b8q", "a7b8n").doesNotContain("a7b8");
    }

    @Test
    void noCastlingOutOfCheck() {
        assertThat(Scene.of(Presets.CLASSIC, "1k2r3/8/8/8/8/8/8/R3K2R w KQ - 0 1").targets("e1")).doesNotContain("c1", "g1");
    }

    @Test
    void checkDoesNotPassThroughAPiece() {
        Scene scene = Scene.of(Presets.CLASSIC, "4r2k/8/8/4n3/8/8/8/4K3 w - - 0 1");
        assertThat(scene.position.inCheck()).isFalse();
        assertThat(scene.targets("e1")).hasSize(5);
    }

    @Test
    void pawnsAttackForwardNotSideways() {
        Scene scene = Scene.of(Presets.CLASSIC, "4k3/8/8/8/8/3p4/8/4K3 w - - 0 1");
        assertThat(scene.targets("e1")).containsExactly("d1", "d2", "f1", "f2");
    }

    @Test
    void anAttackedRookOrBFileSquareDoesNotForbidCastling() {
        assertThat(Scene.of(Presets.CLASSIC, "1r5r/2k5/8/8/8/8/8/R3K2R w KQ - 0 1").targets("e1")).contains("c1", "g1");
    }

    @Test
    void noEnPassantAfterASingleStep() {
        for (var variant : Presets.all()) {
            if (variant.shape().files() == 8 && !variant.hasDie()) {
                Scene scene = Scene.of(variant, "4k3/8/3p4/4P3/8/8/8/4K3 b - - 0 1").play("d6d5");
                assertThat(scene.targets("e5")).containsExactly("e6");
            }
        }
    }

    @Test
    void noCastlingWithAnotherPieceInTheCorner() {
        Scene scene = Scene.of(Presets.CASUAL, "4k3/8/8/8/8/8/8/N3K2N w - - 0 1");
        assertThat(scene.targets("e1")).doesNotContain("c1", "g1");
        assertThat(Scene.problems(Presets.CLASSIC, "4k3/8/8/8/8/8/8/N3K2R w K - 0 1")).isEmpty();
    }

    @Test
    void diceCastlingPutsKingAndRookOnTheirSquares() {
        Scene scene = Scene.of(Presets.DICE, "4k3/8/8/8/8/8/8/4K2R w K - 0 1 K").play("e1g1");
        assertThat(scene.at("g1")).isEqualTo('K');
        assertThat(scene.at("f1")).isEqualTo('R');
        assertThat(scene.at("h1")).isEqualTo('.');
    }

    @Test
    void theDoubleStepNeedsBothSquaresAndNeverCaptures() {
        assertThat(Scene.of(Presets.COURSE, "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1").targets("e2")).isEmpty();
        assertThat(Scene.of(Presets.COURSE, "4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1").targets("e2")).containsExactly("e3");
    }

    @Test
    void movesIntoCheckAreNotOffered() {
        assertThat(Scene.of(Presets.COURSE, "3r3k/8/8/8/8/8/8/4K3 w - - 0 1").targets("e1")).containsExactly("e2", "f1", "f2");
    }

    @Test
    void castlingNeedsTheRightNotJustTheSquares() {
        assertThat(Scene.of(Presets.CLASSIC, "4k3/8/8/8/8/8/8/R3K2R w - - 0 1").targets("e1")).doesNotContain("c1", "g1");
        assertThat(Scene.of(Presets.CLASSIC, "4k3/8/8/8/8/8/8/R3K2R w - - 0 1").all()).doesNotContain("e1c1", "e1g1");
    }

    @Test
    void stalemateIsNotAWin() {
        assertThat(Scene.of(Presets.COURSE, "7k/5Q2/8/8/8/8/8/K7 b - - 0 1").outcome().mark()).isEqualTo("1/2-1/2");
        assertThat(new Outcome.Win(Side.BLACK, Reason.CHECKMATE).mark()).isEqualTo("0-1");
    }
}
