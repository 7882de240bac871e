package rookery.learn.puzzle;

import java.util.List;
import rookery.play.bot.Score;

/**
 * A line of play and its score.
 *
 * @param moves at least one
 * @param worth for the side to move: hundredths of a pawn, {@link #CERTAIN} and more for a forced win; with a die, hundredths of a per cent
 * @param depth search depth in plies
 */
public record JudgedLine(List<Integer> moves, int worth, int depth) {

    /** Scores from here on are proved wins. */
    static final int CERTAIN = 29_000;
    private static final int END = 30_000;

    public JudgedLine {
        moves = List.copyOf(moves);
    }

    public int move() {
        return moves.getFirst();
    }

    boolean isForcedWin() {
        return worth >= CERTAIN;
    }

    /** The number of the solver's moves to the forced win. */
    int movesToWin() {
        return END - worth;
    }

    static int worth(Score score) {
        return switch (score) {
            case Score.Centipawns(int value) -> Math.clamp(value, -CERTAIN + 1, CERTAIN - 1);
            case Score.Mate(int moves) -> moves > 0 ? END - Math.min(moves, 900) : -END - Math.max(moves, -900);
            case Score.WinProbability(double value) -> (int) Math.round(value * 10_000);
        };
    }
}
