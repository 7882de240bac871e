package rookery.learn.puzzle;

import java.util.List;
import rookery.play.bot.Score;

/**
 * A line of play and what it is worth.
 *
 * @param moves at least one
 * @param worth for the side to move: hundredths of a pawn, {@link #CERTAIN} and more for a forced win; hundredths of a per cent where a die rules
 * @param depth plies looked ahead
 */
public record JudgedLine(List<Integer> moves, int worth, int depth) {

    /** No judgement that is not proved is worth so much. */
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

    /** The solver's moves until the forced win. */
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
