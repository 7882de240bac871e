package rookery.play.match;

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
}
