package rookery.desktop.store;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import javafx.application.Platform;

/** Work that must not hold up the JavaFX thread: files, searches, pictures. Answers come back on the JavaFX thread. */
public final class Background implements AutoCloseable {
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    /** One at a time and in order: two saves of one file must not overtake each other. */
    private final ExecutorService queue = Executors.newSingleThreadExecutor(Thread.ofVirtual().name("files").factory());

    /** Runs the work and hands its result, or what went wrong, back on the JavaFX thread. */
    public <T> void run(Callable<T> work, Consumer<? super T> done, Consumer<? super Exception> failed) {
        threads.execute(() -> call(work, done, failed));
    }

    /** The same, after everything queued before. */
    public <T> void queue(Callable<T> work, Consumer<? super T> done, Consumer<? super Exception> failed) {
        queue.execute(() -> call(work, done, failed));
    }

    private static <T> void call(Callable<T> work, Consumer<? super T> done, Consumer<? super Exception> failed) {
        try {
            T result = work.call();
            later(() -> done.accept(result));
        } catch (Exception problem) {
            later(() -> failed.accept(problem));
        } catch (Error problem) {
            // Whoever waits must hear of it too, or a screen waits for ever; most often the memory or the stack was not enough.
            later(() -> failed.accept(new IllegalStateException(problem.toString(), problem)));
        }
    }

    /** Runs the action on the JavaFX thread, at once if this is it. */
    public static void later(Runnable action) {
        if (Platform.isFxApplicationThread()) {
            action.run();
        } else {
            Platform.runLater(action);
        }
    }

    /** Runs the action on the JavaFX thread after what it does now, such as showing a view that was just built. */
    public static void soon(Runnable action) {
        Platform.runLater(action);
    }

    /** Waits for what was queued, since a save must not be lost at the end. */
    @Override
    public void close() {
        threads.shutdownNow();
        queue.close();
    }
}
