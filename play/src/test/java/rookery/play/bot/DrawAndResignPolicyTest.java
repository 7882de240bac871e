package rookery.play.bot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import rookery.kernel.notation.Fen;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;

class DrawAndResignPolicyTest {

    private final DrawAndResignPolicy policy = new DrawAndResignPolicy();

    private void moves(int times, Score score) {
        for (int i = 0; i < times; i++) {
            policy.scored(score);
            policy.moved();
        }
    }

    private static Position atMove(int number) {
        return Fen.position(Presets.FIDE, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 " + number);
    }

    @Test
    void resignsOnlyWhenItHasBeenLostForLong() {
        moves(3, new Score.Centipawns(-1_500));
        assertThat(policy.resigns()).isFalse();
        moves(1, new Score.Centipawns(-1_500));
        assertThat(policy.resigns()).isTrue();
        moves(1, new Score.Centipawns(-200));
        assertThat(policy.resigns()).isFalse();
    }

    @Test
    void resignsSoonerWhenItIsBeingMated() {
        moves(1, new Score.Mate(-5));
        assertThat(policy.resigns()).isFalse();
        moves(1, new Score.Mate(-4));
        assertThat(policy.resigns()).isTrue();
        policy.newGame();
        moves(9, new Score.Mate(5));
        assertThat(policy.resigns()).isFalse();
    }

    @Test
    void acceptsADrawWhenWorse() {
        moves(1, new Score.Centipawns(-200));
        assertThat(policy.acceptsDraw(atMove(40))).isTrue();
        assertThat(policy.acceptsDraw(atMove(5))).isFalse();
        moves(1, new Score.Centipawns(300));
        assertThat(policy.acceptsDraw(atMove(40))).isFalse();
    }

    @Test
    void offersADrawAfterALongTimeWithoutEvents() {
        moves(7, new Score.Centipawns(5));
        assertThat(policy.offersDraw(atMove(40))).isFalse();
        moves(1, new Score.WinProbability(0.5));
        assertThat(policy.offersDraw(atMove(40))).isTrue();
        assertThat(policy.acceptsDraw(atMove(40))).isTrue();
        assertThat(policy.offersDraw(atMove(20))).isFalse();
    }

    /** Scores of a search under way change as often as they like; the last one before the move counts. */
    @Test
    void countsMovesAndNotScores() {
        for (int i = 0; i < 50; i++) {
            policy.scored(new Score.Centipawns(-2_000));
        }
        assertThat(policy.resigns()).isFalse();
        policy.newGame();
        policy.moved();
        assertThat(policy.offersDraw(atMove(99))).isFalse();
    }
}
