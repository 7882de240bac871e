package rookery.desktop;

import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;

/** Runs pieces of tests on the JavaFX thread, which it starts when first used. */
public final class FxThread {

    private static final CompletableFuture<Boolean> STARTED = start();

    private FxThread() {}

    private static CompletableFuture<Boolean> start() {
        var started = new CompletableFuture<Boolean>();
        try {
            Platform.startup(() -> started.complete(true));
        } catch (IllegalStateException runningAlready) {
            started.complete(true);
        }
        Platform.setImplicitExit(false);
        return started;
    }

    /** The result of the task, after it has run there. */
    public static <T> T call(Callable<T> task) throws Exception {
        STARTED.get(60, TimeUnit.SECONDS);
        var result = new CompletableFuture<T>();
        Platform.runLater(() -> {
            try {
                result.complete(task.call());
            } catch (Throwable failure) {
                result.completeExceptionally(failure);
            }
        });
        return result.get(60, TimeUnit.SECONDS);
    }
}
