package rookery.arena.run;

/** How long a run has been playing, pauses not counted. Mutable, for one thread at a time. */
final class Stopwatch {

    private boolean isRunning;
    private long since;
    private long nanos;

    void start() {
        isRunning = true;
        since = System.nanoTime();
    }

    /** Does nothing while it stands. */
    void stop() {
        if (isRunning) {
            isRunning = false;
            nanos += System.nanoTime() - since;
        }
    }

    double seconds() {
        return (nanos + (isRunning ? System.nanoTime() - since : 0)) / 1e9;
    }
}
