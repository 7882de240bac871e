package rookery.play.worker;

import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ThreadFactory;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Runs tasks one after the other on a thread of its own. The task under way can be interrupted, and an interrupt meant for one task never reaches the next.
 *
 * <p>All methods may be called from any thread, and return at once unless they say that they wait. A task that ignores interrupts blocks only this worker's
 * thread.
 */
public final class Worker {

    private static final System.Logger LOG = System.getLogger(Worker.class.getName());

    /** Something to do, once. */
    public abstract static class Task {

        /** Guarded by the worker, as is {@link #nudged}. */
        private boolean stopped;
        private boolean nudged;

        /** Does the work; an interrupt asks it to end soon. */
        protected abstract void run(Worker worker) throws Exception;

        /**
         * Called on the worker's thread after {@link #run}, when no interrupt can arrive any more.
         *
         * @param wasStopped whether it was told to stop, so that nobody waits for a result
         * @param failure    what {@link #run} threw
         */
        protected void ended(boolean wasStopped, @Nullable Throwable failure) {
            if (failure != null && !wasStopped) {
                LOG.log(Level.WARNING, "a task failed", failure);
            }
        }
    }

    private final Thread thread;
    private final CompletableFuture<Void> ready;
    private final CompletableFuture<Void> ended = new CompletableFuture<>();
    private final Deque<Task> waiting = new ArrayDeque<>();
    private @Nullable Task current;
    private long finished;
    private boolean started;
    private boolean closed;

    /**
     * @param threads makes the thread, which starts with the first task
     * @param ready   when the first task may begin
     */
    public Worker(ThreadFactory threads, CompletableFuture<Void> ready) {
        this.ready = ready;
        thread = threads.newThread(this::work);
    }

    /** A worker whose thread does not keep the program alive. */
    public static Worker daemon(String name) {
        return new Worker(Thread.ofPlatform().daemon().name(name).factory(), CompletableFuture.completedFuture(null));
    }

    /** Queues the task. After {@link #close} it never runs. */
    public synchronized void add(Task task) {
        if (closed) {
            return;
        }
        waiting.add(task);
        if (!started) {
            started = true;
            thread.start();
        }
        notifyAll();
    }

    /** Queues the work. */
    public void add(Runnable work, Consumer<Throwable> onFailure) {
        add(new Task() {
            @Override
            protected void run(Worker worker) {
                work.run();
            }

            @Override
            protected void ended(boolean wasStopped, @Nullable Throwable failure) {
                if (failure != null) {
                    onFailure.accept(failure);
                }
            }
        });
    }

    /** Stops the task under way and drops the waiting ones, which never run. */
    public synchronized void cancel() {
        waiting.clear();
        stop();
    }

    /** Stops the task under way and the waiting ones. Those still run, interrupted from their start, so that they can give an answer. */
    public synchronized void stop() {
        for (Task task : waiting) {
            task.stopped = true;
        }
        if (current != null) {
            current.stopped = true;
            thread.interrupt();
        }
        notifyAll();
    }

    /** Interrupts one task to say that there is news, without stopping it. A waiting task starts interrupted; one that has ended is unaffected. */
    public synchronized void nudge(Task task) {
        task.nudged = true;
        if (task.equals(current)) {
            thread.interrupt();
        }
        notifyAll();
    }

    /** For the task under way: clears an interrupt it has dealt with, unless it has been told to stop. */
    public synchronized void clearInterrupt(Task task) {
        Thread.interrupted();
        if (task.stopped) {
            Thread.currentThread().interrupt();
        }
    }

    public synchronized boolean isStopped(Task task) {
        return task.stopped;
    }

    public synchronized boolean isNudged(Task task) {
        return task.nudged;
    }

    /** Whether a task of that kind is under way or waiting. */
    public synchronized boolean has(Class<?> kind) {
        return kind.isInstance(current) || waiting.stream().anyMatch(kind::isInstance);
    }

    /**
     * For the task under way: waits until it is stopped.
     *
     * @param orNudged whether a nudge ends the wait too
     */
    public synchronized void awaitStop(Task task, boolean orNudged) {
        while (!task.stopped && !(orNudged && task.nudged)) {
            try {
                wait();
            } catch (InterruptedException e) {
                // The loop checks the reason.
            }
        }
    }

    /** Waits until fewer tasks than that are queued, so that the producer cannot run ahead without limit. */
    public synchronized void awaitFewerThan(int most) {
        while (waiting.size() >= most && !closed) {
            try {
                wait();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    /** Accepts no more tasks, and ends the thread after the queued ones; call {@link #cancel} or {@link #stop} to hurry them. */
    public void close() {
        boolean unused;
        synchronized (this) {
            closed = true;
            unused = !started;
            notifyAll();
        }
        if (unused) {
            ended.complete(null);
        }
    }

    /** Completes when, after closing, the last task has ended. */
    public CompletableFuture<Void> ended() {
        return ended;
    }

    /** After closing, waits for the end as long as tasks keep ending, but no longer than that for any single one. */
    public void awaitEnd(Duration longestTask) {
        try {
            long before;
            do {
                before = finished();
                thread.join(longestTask.toMillis());
            } while (thread.isAlive() && finished() > before);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized long finished() {
        return finished;
    }

    private void work() {
        ready.join();
        for (Task task = next(); task != null; task = next()) {
            Throwable failure = null;
            try {
                task.run(this);
            } catch (Throwable thrown) {
                // A task may run foreign code; whatever it throws, even an Error, must not end the worker.
                failure = thrown;
            }
            boolean wasStopped = finish(task);
            try {
                task.ended(wasStopped, failure);
            } catch (RuntimeException | Error thrown) {
                LOG.log(Level.WARNING, "the end of a task failed", thrown);
            }
        }
        ended.complete(null);
    }

    private synchronized @Nullable Task next() {
        while (waiting.isEmpty() && !closed) {
            try {
                wait();
            } catch (InterruptedException e) {
                // No interrupt is due between two tasks; a stray one is not meant for the next task.
            }
        }
        current = waiting.poll();
        if (current != null && (current.stopped || current.nudged)) {
            Thread.currentThread().interrupt();
        }
        notifyAll();
        return current;
    }

    /** Interrupts come only while a task is current and under this lock, so none is left over for the next one. */
    private synchronized boolean finish(Task task) {
        current = null;
        finished++;
        Thread.interrupted();
        notifyAll();
        return task.stopped;
    }
}
