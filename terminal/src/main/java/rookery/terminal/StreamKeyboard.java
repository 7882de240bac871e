package rookery.terminal;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;
import rookery.uci.protocol.BoundedLines;

/** Lines of a stream, in UTF-8. They are read on a separate thread, since a blocking read cannot be cancelled when the game ends. */
final class StreamKeyboard implements Keyboard {

    private static final System.Logger LOG = System.getLogger(StreamKeyboard.class.getName());
    private static final int LONGEST = 4_096;

    private final BoundedLines lines;
    private final ExecutorService reader = Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("input").factory());

    StreamKeyboard(InputStream in) {
        lines = new BoundedLines(in, LONGEST);
    }

    @Override
    public CompletableFuture<Optional<String>> line() {
        return CompletableFuture.supplyAsync(() -> Optional.ofNullable(next()), reader);
    }

    private @Nullable String next() {
        try {
            return lines.next(true);
        } catch (IOException e) {
            LOG.log(System.Logger.Level.DEBUG, "input ends", e);
            return null;
        }
    }

    @Override
    public void close() {
        reader.shutdownNow();
    }
}
