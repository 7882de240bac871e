package rookery.uci.client;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import rookery.play.bot.BotFailure;
import rookery.uci.Pipe;

/** A wire to an engine in this program. */
final class PipeWire implements Wire {

    /** What runs the engine's side. */
    interface Server {
        void run(InputStream in, OutputStream out) throws IOException;
    }

    private final Pipe commands = new Pipe();
    private final LineBox said = new LineBox();
    private final StringBuilder sent = new StringBuilder();

    PipeWire(Server server) {
        Pipe replies = new Pipe();
        Thread.ofPlatform().daemon().name("engine").start(() -> {
            try (var out = replies.writeEnd()) {
                server.run(commands.readEnd(), out);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        Thread.ofPlatform().daemon().name("listener").start(() -> said.fill(replies.readEnd()));
    }

    @Override
    public void send(String line) {
        try {
            sent.append(line).append('\n');
            commands.writeEnd().write((line + "\n").getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Everything sent so far. */
    String sent() {
        return sent.toString();
    }

    @Override
    public @Nullable String receive(long nanos) throws InterruptedException {
        String line = said.take(nanos);
        if (line == null && said.isOver()) {
            throw new BotFailure("the engine ended");
        }
        return line;
    }

    @Override
    public boolean isOpen() {
        return !said.isOver();
    }

    @Override
    public void close() {
        try {
            commands.writeEnd().close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
