package rookery.terminal;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Where typed lines come from. */
interface Keyboard extends AutoCloseable {

    /** The next line, when there is one; empty at the end of input. Asked for again only when the last one has come. */
    CompletableFuture<Optional<String>> line();

    /** Nobody waits for a line any more. */
    @Override
    void close();
}
