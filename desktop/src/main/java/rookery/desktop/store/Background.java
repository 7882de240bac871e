package rookery.desktop.store;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import javafx.application.Platform;

/** Runs work that must not block the JavaFX thread: files, searches, pictures. Results arrive on the JavaFX thread. */
public final class Background implements AutoCloseable {
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    /** One at a time and in order: two saves of a file must not overtake each other. */
    private final ExecutorService queue = Executors.newSingleThreadExecutor(Thread.ofVirtual().name("files").factory());

    /** Runs the work and delivers its result or failure on the JavaFX thread; does nothing once the window has closed. */
    public <T> void run(Callable<T> work, Consumer<? super T> done, Consumer<? super Exception> failed) {
        execute(threads, () -> call(work, done, failed));
    }

    /** The same, after all work queued before. */
    public <T> void queue(Callable<T> work, Consumer<? super T> done, Consumer<? super Exception> failed) {
        execute(queue, () -> call(work, done, failed));
    }

    private static void execute(ExecutorService service, Runnable task) {
        try {
            service.execute(task);
        } catch (RejectedExecutionException closed) {
            // Events that were under way on the JavaFX thread may still ask for something that nobody will see.
        }
    }

    private static <T> void call(Callable<T> work, Consumer<? super T> done, Consumer<? super Exception> failed) {
        try {
            T result = work.call();
            later(() -> done.accept(result));
        } catch (Exception problem) {
            later(() -> failed.accept(problem));
        } catch (Error problem) {
            // The caller must hear of errors too, or a screen would wait for ever; usually memory or stack ran out.
            later(() -> failed.accept(new IllegalStateException(problem.toString(), problem)));
        }
    }

    /** Runs the action on the JavaFX thread; at once if called on it. */
    public static void later(Runnable action) {
        if (Platform.isFxApplicationThread()) {
            action.run();
        } else {
            Platform.runLater(action);
        }
    }

    /** Runs the action on the JavaFX thread after its current work, such as showing a new view. */
    public static void soon(Runnable action) {
        Platform.runLater(action);
    }

    /** Waits for queued work, so that no save is lost. */
    @Override
    public void close() {
        threads.shutdownNow();
        queue.close();
    }
}
