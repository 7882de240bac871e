package rookery.serve.flow;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;

/** Runs tasks one at a time, in order, on a virtual thread that lives as long as there is work. */
public final class Serial implements Executor {

    private static final System.Logger LOG = System.getLogger(Serial.class.getName());

    private final Deque<Runnable> tasks = new ArrayDeque<>();
    private boolean working;

    @Override
    public void execute(Runnable task) {
        synchronized (this) {
            tasks.add(task);
            if (working) {
                return;
            }
            working = true;
        }
        Thread.startVirtualThread(this::work);
    }

    private void work() {
        while (true) {
            Runnable task;
            synchronized (this) {
                Runnable next = tasks.poll();
                if (next == null) {
                    working = false;
                    return;
                }
                task = next;
            }
            try {
                task.run();
            } catch (RuntimeException | Error e) {
                LOG.log(System.Logger.Level.ERROR, "a task failed", e);
            }
        }
    }
}
