package rookery.play.luck;

import java.util.List;
import java.util.function.ToDoubleFunction;
import rookery.kernel.piece.Side;

/**
 * The books of a dice game: where its result came from. They balance,
 *
 * <pre>end - start = White's (luck - errors + drift) - Black's (luck - errors + drift)</pre>
 *
 * all in chances of White, where a win counts 1 and a draw a half.
 *
 * @param depth plies looked ahead
 * @param start White's chances before the first turn
 * @param turns in order
 * @param end   White's chances after the last turn: the result of a game that ended on the board
 */
public record LuckReport(int depth, double start, List<LuckTurn> turns, double end) {

    public LuckReport {
        turns = List.copyOf(turns);
    }

    /** What the die brought the side, all turns together. */
    public double luck(Side side) {
        return sum(side, LuckTurn::luck);
    }

    /** What the side gave away, all turns together. */
    public double errors(Side side) {
        return sum(side, LuckTurn::error);
    }

    /** What later looks saw differently from earlier ones in the side's turns. */
    public double drift(Side side) {
        return sum(side, LuckTurn::drift);
    }

    /**
     * A result without the luck that the two sides had: its mean over many games is that of the results, whatever the judge thinks, since the die knows no
     * favourite; and it varies less where the judge is good. It may lie outside 0 to 1.
     *
     * @param score  White's: 1, a half or 0
     * @param weight how much of the luck to take off: 1 for all; fit it where the judge is not calibrated
     */
    public double adjusted(double score, double weight) {
        return score - weight * (luck(Side.WHITE) - luck(Side.BLACK));
    }

    private double sum(Side side, ToDoubleFunction<LuckTurn> of) {
        return turns.stream().filter(turn -> turn.side() == side).mapToDouble(of).sum();
    }
}
