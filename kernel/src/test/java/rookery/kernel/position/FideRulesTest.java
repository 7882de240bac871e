package rookery.kernel.position;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.kernel.move.Move;
import rookery.kernel.notation.UciText;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Chess960;
import rookery.kernel.variant.Presets;

/** What the laws of chess add to the requirements: claims, automatic draws, dead positions, and which setups cannot be played. */
class FideRulesTest {

    private static Scene at(String fen) {
        return Scene.of(Presets.FIDE, fen);
    }

    @Test
    void threeForAClaimFiveByItself() {
        Scene scene = Scene.start(Presets.FIDE);
        for (int i = 0; i < 2; i++) {
            scene.play("g1f3", "g8f6", "f3g1", "f6g8");
        }
        assertThat(scene.position.claims()).containsExactly(Claim.REPETITION);
        assertThat(scene.outcome()).isEqualTo(new Outcome.Ongoing());
        for (int i = 0; i < 2; i++) {
            scene.play("g1f3", "g8f6", "f3g1", "f6g8");
        }
        assertThat(scene.outcome()).isEqualTo(new Outcome.Draw(Reason.REPETITION));
        assertThat(scene.position.claims()).isEmpty();
    }

    @Test
    void fiftyForAClaimSeventyFiveByItself() {
        assertThat(at("4k3/8/8/8/8/8/8/R3K3 w - - 99 80").position.claims()).isEmpty();
        assertThat(at("4k3/8/8/8/8/8/8/R3K3 w - - 100 80").position.claims()).containsExactly(Claim.NO_PROGRESS);
        assertThat(at("4k3/8/8/8/8/8/8/R3K3 w - - 149 80").play("a1a2").outcome()).isEqualTo(new Outcome.Draw(Reason.NO_PROGRESS));
    }

    @Test
    void mateBeatsTheSeventyFiveMoveRule() {
        Scene scene = at("7k/8/6K1/8/8/8/8/R7 w - - 149 80").play("a1a8");
        assertThat(scene.outcome()).isEqualTo(new Outcome.Win(Side.WHITE, Reason.CHECKMATE));
    }

    @ParameterizedTest
    @CsvSource({"4k3/8/8/8/8/8/8/4K3,true", "4k3/8/8/8/8/8/8/4KN2,true", "4k3/8/8/8/8/8/8/4KB2,true", "4kb2/8/8/8/8/8/8/2B1K3,true",
        "4kb2/8/8/8/8/8/8/4KB2,false", "4k3/8/8/8/8/8/8/4KNN1,false", "4kn2/8/8/8/8/8/8/4KN2,false", "4k3/7p/8/8/8/8/8/4K3,false",
        "4k3/8/8/8/8/8/8/4KR2,false", "4kb2/8/8/8/8/8/8/4KN2,false"})
    void deadPositions(String placement, boolean dead) {
        Outcome outcome = at(placement + " w - - 0 1").outcome();
        assertThat(outcome).isEqualTo(dead ? new Outcome.Draw(Reason.DEAD_POSITION) : new Outcome.Ongoing());
    }

    @Test
    void whoCanStillWinWhenTheFlagFalls() {
        assertThat(at("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1").position.canWin(Side.BLACK)).isFalse();
        assertThat(at("4kn2/8/8/8/8/8/8/Q3K3 w - - 0 1").position.canWin(Side.BLACK)).isFalse();
        assertThat(at("4kn2/8/8/8/8/8/P7/4K3 w - - 0 1").position.canWin(Side.BLACK)).isTrue();
        assertThat(at("4k3/5p2/8/8/8/8/8/Q3K3 w - - 0 1").position.canWin(Side.BLACK)).isTrue();
    }

    @Test
    void repetitionIgnoresAnEnPassantNobodyCanPlay() {
        // The pawn on d4 is pinned to its king, so taking on e3 was never possible and the positions are the same.
        Scene scene = at("3k4/8/8/8/3p4/8/4P3/3RK3 w - - 0 1").play("e2e4");
        assertThat(scene.position.enPassant()).isNegative();
        Scene open = at("2k5/8/8/8/3p4/8/4P3/3RK3 w - - 0 1").play("e2e4");
        assertThat(open.position.shape().name(open.position.enPassant())).isEqualTo("e3");
    }

    @ParameterizedTest
    @CsvSource({"518,RNBQKBNR", "0,BBQNNRKR", "959,RKRNNQBB"})
    void chess960Numbers(int number, String row) {
        assertThat(Chess960.backRank(number)).isEqualTo(row);
        assertThat(Position.start(Chess960.variant(number)).castlingRooks().size()).isEqualTo(4);
    }

    @Test
    void chess960KingMayCastleWithoutMoving() {
        Scene scene = Scene.of(Presets.CHESS960, "4k3/8/8/8/8/8/8/1RK5 w B - 0 1");
        int castle = UciText.parse(scene.position, "c1b1");
        assertThat(Move.isCastling(castle)).isTrue();
        scene.position.make(castle);
        assertThat(scene.at("c1")).isEqualTo('K');
        assertThat(scene.at("d1")).isEqualTo('R');
    }

    @Test
    void chess960RookMayNotHaveShieldedTheKing() {
        Scene scene = Scene.of(Presets.CHESS960, "4k3/8/8/8/8/8/8/qRK5 w B - 0 1");
        assertThat(scene.allows("c1b1")).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"8/8/8/8/8/8/8/4K3 w - - 0 1,NO_BLACK_KING", "4k3/8/8/8/8/8/8/8 w - - 0 1,NO_WHITE_KING",
        "4k3/8/8/8/8/8/8/K3K3 w - - 0 1,SEVERAL_WHITE_KINGS", "k3k3/8/8/8/8/8/8/4K3 w - - 0 1,SEVERAL_BLACK_KINGS",
        "4k3/8/8/8/8/8/8/4RK2 w - - 0 1,OPPONENT_IN_CHECK", "P3k3/8/8/8/8/8/8/4K3 w - - 0 1,PAWN_ON_LAST_RANK",
        "4k3/8/8/8/8/8/8/4K2P w - - 0 1,PAWN_BEHIND_START", "4k3/8/8/8/8/8/8/4K3 w - e6 0 1,IMPOSSIBLE_EN_PASSANT",
        "4k3/8/8/8/8/8/8/4K2R b - e3 0 1,IMPOSSIBLE_EN_PASSANT"})
    void setupsThatCannotBePlayed(String fen, Problem problem) {
        assertThat(Scene.problems(Presets.FIDE, fen)).contains(problem);
    }

    @Test
    void allReasonsAreToldAtOnce() {
        assertThat(Scene.problems(Presets.FIDE, "P7/8/8/8/8/8/8/4K2P w - e6 0 1")).contains(Problem.NO_BLACK_KING,
                Problem.PAWN_ON_LAST_RANK,
                Problem.PAWN_BEHIND_START, Problem.IMPOSSIBLE_EN_PASSANT);
    }

    @Test
    void aPassGivesTheTurnAwayAndBack() {
        Scene scene = Scene.start(Presets.FIDE);
        long key = scene.position.key();
        scene.position.make(Move.PASS);
        assertThat(scene.position.turn()).isEqualTo(Side.BLACK);
        assertThat(scene.position.key()).isEqualTo(scene.position.recomputedKey());
        scene.position.unmake();
        assertThat(scene.position.key()).isEqualTo(key);
    }

    @Test
    void whatAMoveChangesOnTheBoard() {
        Scene castle = at("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
        Transition castling = castle.position.transition(UciText.parse(castle.position, "e1g1"));
        assertThat(castling.slides()).hasSize(2);
        Scene passing = at("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1").play("d7d5");
        Transition capture = passing.position.transition(UciText.parse(passing.position, "e5d6"));
        assertThat(capture.removals()).containsExactly(new Transition.Removal(3, passing.position.shape().parse("d5")));
        Scene pawn = at("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
        Transition promotion = pawn.position.transition(UciText.parse(pawn.position, "a7a8q"));
        assertThat(promotion.changes()).hasSize(1);
    }
}
