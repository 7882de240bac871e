package rookery.arena.run;

import org.jspecify.annotations.Nullable;

/**
 * Watches one worker: it interrupts a late player, and reports one that ignores even that. The worker arms and disarms it; the tournament's watch thread polls
 * it.
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

    /** Afterwards no interrupt can arrive; a pending one is cleared. */
    synchronized void disarm() {
        deadline = NEVER;
        Thread.interrupted();
    }

    /** Interrupts the player if its time is over; returns whether to give it up because it ignored that. */
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
