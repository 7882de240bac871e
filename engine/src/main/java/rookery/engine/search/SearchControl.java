package rookery.engine.search;

import java.util.function.LongSupplier;

/** What the threads of one search share: when to stop, and why. */
final class SearchControl {

    private final LongSupplier nanoTime;
    private final TimeBudget budget;
    final long nodeLimit;
    /** Heeds neither clock nor order. */
    private final boolean undisturbed;
    private volatile boolean stopped;
    private volatile boolean pondering;
    private volatile long start;

    SearchControl(LongSupplier nanoTime, SearchLimits limits) {
        this.nanoTime = nanoTime;
        budget = limits.budget();
        nodeLimit = limits.nodes();
        undisturbed = false;
        pondering = limits.ponder();
        start = nanoTime.getAsLong();
    }

    private SearchControl(long nodeLimit) {
        nanoTime = () -> 0;
        budget = TimeBudget.UNLIMITED;
        this.nodeLimit = nodeLimit;
        undisturbed = true;
    }

    /**
     * Limited by nodes only: for the first iteration, which takes less than a moment. A machine that lets the search wait longer than its time is then still
     * answered by a move that was looked at.
     */
    SearchControl undisturbed() {
        return new SearchControl(nodeLimit);
    }

    boolean isStopped() {
        return stopped;
    }

    void stop() {
        stopped = true;
    }

    boolean isPondering() {
        return pondering;
    }

    /** The expected move was played: the clock starts to count. */
    void ponderHit() {
        start = nanoTime.getAsLong();
        pondering = false;
    }

    long elapsed() {
        return nanoTime.getAsLong() - start;
    }

    /** Asked every few hundred nodes by the thread that keeps the time. */
    void poll() {
        if (!undisturbed && (Thread.currentThread().isInterrupted() || !pondering && elapsed() >= budget.hard())) {
            stopped = true;
        }
    }

    /** Asked between iterations: whether a further one is worth its time. */
    boolean isTimeFor(double factor) {
        return pondering || elapsed() < budget.soft(factor);
    }
}
