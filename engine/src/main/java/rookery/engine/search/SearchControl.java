package rookery.engine.search;

import java.util.function.LongSupplier;

/** What the threads of one search share: when to stop, and why. */
final class SearchControl {

    private final LongSupplier nanoTime;
    private final TimeBudget budget;
    final long nodeLimit;
    private volatile boolean stopped;
    private volatile boolean pondering;
    private volatile long start;

    SearchControl(LongSupplier nanoTime, SearchLimits limits) {
        this.nanoTime = nanoTime;
        budget = limits.budget();
        nodeLimit = limits.nodes();
        pondering = limits.ponder();
        start = nanoTime.getAsLong();
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

    /** The expected move was played: the clock starts. */
    void ponderHit() {
        start = nanoTime.getAsLong();
        pondering = false;
    }

    long elapsed() {
        return nanoTime.getAsLong() - start;
    }

    /** Called often by the thread that keeps the time; see {@link Path#isStopped}. */
    void poll() {
        if (Thread.currentThread().isInterrupted() || !pondering && elapsed() >= budget.hard()) {
            stopped = true;
        }
    }

    /** Whether another iteration is worth its time; asked between iterations. */
    boolean isTimeFor(double factor) {
        return pondering || elapsed() < budget.soft(factor);
    }
}
