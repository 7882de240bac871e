package rookery.arena.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import rookery.arena.run.PlayedGame;
import rookery.kernel.move.Move;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Reason;

/** A game is opened at the move after which the loser's own evaluation never recovered. */
final class TurningPointTest {
    private static final Outcome WHITE_WINS = new Outcome.Win(Side.WHITE, Reason.CHECKMATE);
    private static final Outcome DRAW = new Outcome.Draw(Reason.STALEMATE);

    /** Scores of the moves in hundredths of a pawn as their movers see them; {@code ?} for none, {@code r} for a roll. */
    private static PlayedGame game(Outcome outcome, String... scores) {
        String text = Arrays.stream(scores).map(score -> switch (score) {
            case "r" -> Integer.toString(Move.roll(1), 36);
            case "?" -> "1";
            default -> "1:" + score + ":3:10:5";
        }).collect(Collectors.joining(" "));
        return new PlayedGame(0, 0, 0, 1, 0, 1, "", 0, "", outcome, "", text);
    }

    @Test
    void theLastMoveWithHopeIsTheOne() {
        // Black is level at moves 2 and 4, and lost from move 6 on.
        assertThat(TurningPoint.of(game(WHITE_WINS, "10", "0", "20", "-40", "300", "-310", "500", "m-2", "m2"), true)).isEqualTo(4);
    }

    @Test
    void aRecoveryPutsItOff() {
        assertThat(TurningPoint.of(game(WHITE_WINS, "0", "-900", "0", "50", "0", "-900", "0", "-950"), true)).isEqualTo(4);
    }

    @Test
    void withoutEvaluationsItIsTheLastMove() {
        assertThat(TurningPoint.of(game(WHITE_WINS, "?", "?", "?"), true)).isEqualTo(3);
        assertThat(TurningPoint.of(game(WHITE_WINS, "30", "0", "10"), true)).isEqualTo(3);
        assertThat(TurningPoint.of(game(DRAW, "-900", "900", "-900", "0"), true)).isEqualTo(4);
    }

    @Test
    void rollsAreNoMoves() {
        assertThat(TurningPoint.of(game(WHITE_WINS, "r", "p0.5", "r", "p0.45", "r", "p0.9", "r", "p0.1", "r", "p0.99"), true)).isEqualTo(2);
    }

    @Test
    void whoeverIsLostFromTheFirstMoveIsShownThere() {
        assertThat(TurningPoint.of(game(WHITE_WINS, "-800", "700", "-900", "900"), false)).isEqualTo(1);
    }
}
