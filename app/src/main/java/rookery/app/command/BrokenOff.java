package rookery.app.command;

import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Long work that a user may interrupt (Ctrl-C): it is asked to stop and given some seconds to save its progress. */
final class BrokenOff {

    private static final int PATIENCE_SECONDS = 10;

    @FunctionalInterface
    interface Work<T> {
        T run() throws IOException, InterruptedException;
    }

    private BrokenOff() {
    }

    /** Does the work; if the program is terminated meanwhile, stops the work first. */
    static <T> T whenAsked(Runnable stop, Work<T> work) throws IOException, InterruptedException {
        CountDownLatch ended = new CountDownLatch(1);
        Thread breakOff = new Thread(() -> {
            stop.run();
            try {
                ended.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        Runtime.getRuntime().addShutdownHook(breakOff);
        try {
            return work.run();
        } finally {
            ended.countDown();
            removeHook(breakOff);
        }
    }

    private static void removeHook(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The program is terminating; the hook is running.
        }
    }
}
