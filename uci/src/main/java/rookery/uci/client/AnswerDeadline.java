package rookery.uci.client;

import java.time.Duration;
import rookery.kernel.position.Position;
import rookery.play.bot.Limits;

/** The deadline for an engine's answer. */
final class AnswerDeadline {

    private static final Duration FOR_EVER = Duration.ofDays(365);

    private AnswerDeadline() {
    }

    /** @param patient whether the engine keeps the time for a move by itself, so that we tell it to stop only if it does not */
    static Duration until(Position position, Limits limits, EngineTimeouts timeouts, boolean patient) {
        Limits.Clocks clocks = limits.clocks();
        Duration remaining = clocks == null ? null : clocks.remaining(position.turn());
        Duration moveTime = limits.moveTime();
        if (moveTime != null && (remaining == null || moveTime.compareTo(remaining) < 0)) {
            return patient ? moveTime.plus(timeouts.move()) : moveTime;
        }
        if (remaining != null) {
            return (remaining.isNegative() ? Duration.ZERO : remaining).plus(timeouts.move());
        }
        return limits.isUnlimited() ? FOR_EVER : timeouts.think();
    }
}
