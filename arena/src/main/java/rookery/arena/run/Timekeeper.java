package rookery.arena.run;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import rookery.arena.player.Allowance;
import rookery.kernel.piece.Side;
import rookery.play.bot.Limits;
import rookery.play.match.BotTime;
import rookery.play.match.Clock;
import rookery.play.match.Clocks;

/** The time of one tournament game: what the players may use, what they have used, and when it was too much. Mutable; owned by the duel. */
final class Timekeeper {

    private static final int ROUND_OFF = 1;

    private final Strictness strictness;
    /** Null if neither player has a clock. */
    private final @Nullable Clock clock;
    /** The clock's time: what the players have used, excluding the referee's own work. */
    private long spent;

    Timekeeper(Allowance white, Allowance black, Strictness strictness) {
        this.strictness = strictness;
        Clocks clocks = new Clocks(white.clock(), black.clock());
        clock = clocks.equals(Clocks.UNTIMED) ? null : new Clock(clocks, () -> spent);
    }

    void start(Side turn) {
        if (clock != null) {
            clock.start(turn);
        }
    }

    /** The limits the player gets. */
    Limits limits(Allowance allowance, Side side) {
        return clock == null ? allowance.limits() : BotTime.limits(allowance.limits(), clock.clocks(), clock.state(), side);
    }

    /** When the player is to be interrupted, in nanoseconds from now. */
    long deadline(Allowance allowance, Side side) {
        Duration margin = strictness.margin();
        if (clock != null && clock.clocks().of(side).isTimed()) {
            return clock.untilExpiry().orElse(Watchdog.NEVER - margin.toNanos()) + margin.toNanos();
        }
        if (allowance.moveTime() != null) {
            return allowance.moveTime().plus(margin).toNanos();
        }
        Duration patience = strictness.patience();
        return patience.isZero() ? Watchdog.NEVER : patience.toNanos();
    }

    /** Charges a move's time to the clock; returns whether it was too much, beyond the margin. */
    boolean isLate(Allowance allowance, long elapsed) {
        long margin = strictness.margin().toNanos();
        if (allowance.moveTime() != null && elapsed > allowance.moveTime().toNanos() + margin) {
            return true;
        }
        if (clock == null) {
            return false;
        }
        long left = clock.untilExpiry().orElse(Long.MAX_VALUE);
        spent += elapsed < left || elapsed > left + margin ? elapsed : Math.max(0, left - ROUND_OFF);
        return !clock.press();
    }
}
