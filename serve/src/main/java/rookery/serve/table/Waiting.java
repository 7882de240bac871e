package rookery.serve.table;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import rookery.serve.wire.Refused;

/** Waiting for a table, on the thread of a request. */
final class Waiting {

    private static final int PATIENCE_SECONDS = 20;

    private Waiting() {
    }

    static <T> T await(CompletableFuture<T> result) throws Refused {
        try {
            return result.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Refused refused) {
                throw refused;
            }
            throw new IllegalStateException(e);
        } catch (TimeoutException e) {
            throw new Refused(503, "slow", "The server is too busy to answer; ask again.", 2);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Refused(503, "closing", "The server is being closed.", 2);
        }
    }
}
