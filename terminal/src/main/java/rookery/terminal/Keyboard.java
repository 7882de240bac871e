package rookery.terminal;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** The source of typed lines. */
interface Keyboard extends AutoCloseable {

    /** The next line; empty at the end of input. Call again only after the last one has arrived. */
    CompletableFuture<Optional<String>> line();

    /** Stops waiting for input. */
    @Override
    void close();
}
