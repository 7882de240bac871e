package rookery.play.worker;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;

/** Runs tasks one at a time, in order, on an executor's threads: what they change has a single writer. */
public final class Mailbox implements Executor {

    private static final System.Logger LOG = System.getLogger(Mailbox.class.getName());

    private final Executor workers;
    private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();
    private final AtomicInteger waiting = new AtomicInteger();

    public Mailbox(Executor workers) {
        this.workers = workers;
    }

    @Override
    public void execute(Runnable task) {
        tasks.add(task);
        if (waiting.getAndIncrement() == 0) {
            workers.execute(this::drain);
        }
    }

    private void drain() {
        do {
            try {
                tasks.remove().run();
            } catch (RuntimeException | Error e) {
                // One broken task must not stop the others for ever.
                LOG.log(System.Logger.Level.ERROR, "A task failed", e);
            }
        } while (waiting.decrementAndGet() > 0);
    }
}
