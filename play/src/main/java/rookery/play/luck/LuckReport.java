package rookery.play.luck;

import java.util.List;
import java.util.function.ToDoubleFunction;
import rookery.kernel.piece.Side;

/**
 * Where the result of a dice game came from, as accounts that balance,
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

    /** How much later judgements of the side's turns differ from earlier ones. */
    public double drift(Side side) {
        return sum(side, LuckTurn::drift);
    }

    /**
     * The result with the luck taken out. Over many games its mean equals that of the results, however good the judge, because the die is fair; its variance is
     * smaller if the judge is good. It may lie outside 0 to 1.
     *
     * @param score  White's: 1, a half or 0
     * @param weight how much of the luck to take out, 1 for all; fit it if the judge is not calibrated
     */
    public double adjusted(double score, double weight) {
        return score - weight * (luck(Side.WHITE) - luck(Side.BLACK));
    }

    private double sum(Side side, ToDoubleFunction<LuckTurn> of) {
        return turns.stream().filter(turn -> turn.side() == side).mapToDouble(of).sum();
    }
}
