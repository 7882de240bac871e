package rookery.play.match;

/** Where a match gets its time from, and who wakes it: injected, so that tests can let hours pass in no time. */
public interface Timer {

    /** A monotonic reading in nanoseconds, with any origin. */
    long nanos();

    /** Runs the task once, that many nanoseconds from now, on a thread of the timer's choice; it must return quickly. */
    Alarm after(long nanos, Runnable task);

    /** Something that will be run. */
    @FunctionalInterface
    interface Alarm {

        /** Forgets the task, if it has not run. */
        void cancel();
    }

    /** The machine's own time. */
    static Timer system() {
        return SystemTimer.INSTANCE;
    }
}
