package rookery.play.match;

import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A match's source of time and alarms; injected, so that tests can let hours pass instantly. */
public interface Timer {

    /** A monotonic reading in nanoseconds, with any origin. */
    long nanos();

    /** Runs the task once, that many nanoseconds from now, on a thread of the timer's choice; it must return quickly. */
    Alarm after(long nanos, Runnable task);

    /** A scheduled task. */
    @FunctionalInterface
    interface Alarm {

        /** Cancels the task if it has not run. */
        void cancel();
    }

    /** The machine's own time. */
    static Timer system() {
        return SystemTimer.INSTANCE;
    }

    /** {@link System#nanoTime} and one thread that wakes all matches. */
    final class SystemTimer implements Timer {

        static final SystemTimer INSTANCE = new SystemTimer();

        private final ScheduledThreadPoolExecutor alarms = new ScheduledThreadPoolExecutor(1,
                Thread.ofPlatform().daemon().name("match-timer").factory());

        private SystemTimer() {
            // Nearly every alarm is cancelled, since most moves are made in time.
            alarms.setRemoveOnCancelPolicy(true);
        }

        @Override
        public long nanos() {
            return System.nanoTime();
        }

        @Override
        public Alarm after(long nanos, Runnable task) {
            Future<?> scheduled = alarms.schedule(task, nanos, TimeUnit.NANOSECONDS);
            return () -> scheduled.cancel(false);
        }
    }
}
