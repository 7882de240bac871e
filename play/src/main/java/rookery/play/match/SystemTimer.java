package rookery.play.match;

import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

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
