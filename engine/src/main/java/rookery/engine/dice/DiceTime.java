package rookery.engine.dice;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import rookery.kernel.piece.Side;
import rookery.play.bot.Limits;

/** How long a dice bot may think about one move: never more than its level's time unless the user sets a limit. */
record DiceTime(long nanos) {

    private static final int MOVES_EXPECTED = 25;
    private static final Duration SAFETY = Duration.ofMillis(30);

    static DiceTime of(Limits limits, Side side, Duration own) {
        Duration moveTime = limits.moveTime();
        if (moveTime != null) {
            // A busy machine may suspend us just before the end.
            return new DiceTime(Math.max(1_000_000, moveTime.toNanos() / 10 * 9 - 1_000_000));
        }
        boolean asked = limits.depth() > 0 || limits.nodes() > 0 || limits.isUnlimited();
        long budget = asked ? Long.MAX_VALUE / 4 : own.toNanos();
        Duration left = remaining(limits, side);
        if (left != null) {
            Limits.Clocks clocks = limits.clocks();
            long increment = clocks == null ? 0 : clocks.increment(side).toNanos();
            int moves = clocks == null || clocks.movesToGo() == 0 ? MOVES_EXPECTED : Math.min(MOVES_EXPECTED, clocks.movesToGo());
            long share = left.minus(SAFETY).toNanos() / moves + increment * 3 / 4;
            budget = Math.max(1_000_000, Math.min(Math.min(budget, share), left.minus(SAFETY).toNanos() / 2));
        }
        return new DiceTime(budget);
    }

    private static @Nullable Duration remaining(Limits limits, Side side) {
        Limits.Clocks clocks = limits.clocks();
        return clocks == null ? null : clocks.remaining(side);
    }
}
