package rookery.engine.bot;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import rookery.kernel.piece.Side;
import rookery.play.bot.Limits;

/** How long a bot appears to think before it answers, so that it feels human. */
interface Pause {

    Pause NONE = (_, _, _) -> Duration.ZERO;
    /** From 0.3 to 1.5 seconds, less when the clock is short; none when the user has set limits. */
    Pause HUMAN = Pause::human;

    /** The least time from question to answer. */
    Duration least(Limits limits, Side side, double random);

    private static Duration human(Limits limits, Side side, double random) {
        if (limits.moveTime() != null || limits.depth() > 0 || limits.nodes() > 0 || limits.mate() > 0) {
            return Duration.ZERO;
        }
        long millis = 300 + (long) (1_200 * random * random);
        Duration remaining = remaining(limits, side);
        if (remaining != null) {
            millis = Math.min(millis, Math.max(0, remaining.toMillis()) / 80);
        }
        return Duration.ofMillis(millis);
    }

    private static @Nullable Duration remaining(Limits limits, Side side) {
        Limits.Clocks clocks = limits.clocks();
        return clocks == null ? null : clocks.remaining(side);
    }
}
