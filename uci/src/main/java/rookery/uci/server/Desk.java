package rookery.uci.server;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * Does jobs one after the other on a thread of its own, so that the reader of commands never waits. Any job can be told to stop, also one that has not
 * begun.
 */
final class Desk implements AutoCloseable {

    private static final int MOST_WAITING = 1_000;
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(3);

    private final Deque<Job> waiting = new ArrayDeque<>();
    private final Thread thread;
    private @Nullable Job current;
    private long finished;
    private boolean closed;

    Desk(String name) {
        thread = Thread.ofPlatform().daemon().name(name).unstarted(this::work);
        thread.start();
    }

    /** Something to do. Its methods but {@link #run} are called while the desk is locked, and return at once. */
    abstract static class Job {

        private boolean stopped;
        private boolean nudged;

        /** Does it; an interrupt means that there is news, see {@link Desk#isStopped}. */
        abstract void run(Desk desk);

        /** Whether somebody waits for an answer about a position, so that other questions must not wait for it. */
        abstract boolean isThinking();
    }

    synchronized void add(Job job) {
        if (!closed) {
            waiting.add(job);
            notifyAll();
        }
    }

    /** Waits until there are not too many jobs: whoever brings them faster than they can be done has to wait before the next. Holds no other lock. */
    synchronized void awaitRoom() {
        while (waiting.size() >= MOST_WAITING && !closed) {
            try {
                wait();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    /** Whether a thinking job is under way or waits. */
    synchronized boolean isThinking() {
        return current != null && current.isThinking() || waiting.stream().anyMatch(Job::isThinking);
    }

    /** Tells all jobs to stop. */
    synchronized void stop() {
        waiting.forEach(job -> job.stopped = true);
        if (current != null) {
            current.stopped = true;
            thread.interrupt();
        }
        notifyAll();
    }

    /** Tells the last thinking job that there is news. */
    synchronized void nudge() {
        Job last = waiting.stream().filter(Job::isThinking).reduce((one, other) -> other).orElse(current);
        if (last != null && last.isThinking()) {
            last.nudged = true;
            if (last.equals(current)) {
                thread.interrupt();
            }
            notifyAll();
        }
    }

    synchronized boolean isStopped(Job job) {
        return job.stopped;
    }

    synchronized boolean isNudged(Job job) {
        return job.nudged;
    }

    /** Has the job's thread interrupted if it was told to stop before it began. */
    synchronized void checkIn(Job job, boolean heedsNudge) {
        Thread.interrupted();
        if (job.stopped || heedsNudge && job.nudged) {
            Thread.currentThread().interrupt();
        }
    }

    /** Waits until the job is stopped, or nudged where that counts. */
    synchronized void await(Job job, boolean heedsNudge) {
        while (!job.stopped && !(heedsNudge && job.nudged)) {
            try {
                wait();
            } catch (InterruptedException e) {
                // The flags say what for.
            }
        }
    }

    private void work() {
        for (Job job = next(); job != null; job = next()) {
            job.run(this);
            finish();
        }
    }

    private synchronized @Nullable Job next() {
        while (waiting.isEmpty() && !closed) {
            try {
                wait();
            } catch (InterruptedException e) {
                // Meant for a job that has ended.
            }
        }
        current = waiting.poll();
        notifyAll();
        return current;
    }

    /** After this no interrupt is left over for the next job. */
    private synchronized void finish() {
        current = null;
        finished++;
        Thread.interrupted();
        notifyAll();
    }

    /** Stops everything, lets waiting jobs answer, and ends the thread. Waits as long as jobs end, but for no single one longer than a few seconds. */
    @Override
    public void close() {
        synchronized (this) {
            closed = true;
            stop();
        }
        try {
            long before;
            do {
                before = finished();
                thread.join(LONGEST_WAIT.toMillis());
            } while (thread.isAlive() && finished() > before);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized long finished() {
        return finished;
    }
}
