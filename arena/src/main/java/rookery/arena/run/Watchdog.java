package rookery.arena.run;

import org.jspecify.annotations.Nullable;

/**
 * Watches over one worker: it interrupts a player that is not back in time, and says when one does not even heed that. The worker arms and disarms it,
 * the tournament's watch looks at it.
 */
final class Watchdog {

    /** How long an interrupted player may take to come back. */
    static final long GRACE_NANOS = 5_000_000_000L;
    static final long NEVER = Long.MAX_VALUE;

    private @Nullable Thread guarded;
    private long deadline = NEVER;
    private boolean interrupted;

    /** @param nanos from now, {@link #NEVER} for no watch */
    synchronized void arm(long nanos) {
        guarded = Thread.currentThread();
        deadline = nanos == NEVER ? NEVER : System.nanoTime() + nanos;
        interrupted = false;
    }

    /** Afterwards no interrupt comes; one that came is cleared. */
    synchronized void disarm() {
        deadline = NEVER;
        Thread.interrupted();
    }

    /** Interrupts the player if its time is over; whether it should be given up, since it did not heed that. */
    synchronized boolean look(long now) {
        Thread thread = guarded;
        if (deadline == NEVER || thread == null || now - deadline < 0) {
            return false;
        }
        if (!interrupted) {
            interrupted = true;
            thread.interrupt();
        }
        return now - deadline > GRACE_NANOS;
    }

    /** Whether the player being disarmed was interrupted for being late. */
    synchronized boolean wasLate() {
        return interrupted;
    }
}
