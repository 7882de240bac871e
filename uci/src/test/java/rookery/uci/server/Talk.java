package rookery.uci.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import rookery.uci.Pipe;
import rookery.uci.protocol.BoundedLines;

/** A conversation with a server that runs on a thread of its own. */
final class Talk implements AutoCloseable {

    /** What runs the engine's side. */
    interface Server {
        void run(InputStream in, OutputStream out) throws IOException;
    }

    private final Pipe commands = new Pipe();
    private final BlockingQueue<String> answers = new LinkedBlockingQueue<>();
    private final Thread server;
    private final Thread listener;

    Talk(Server engine) {
        Pipe replies = new Pipe();
        server = Thread.ofPlatform().daemon().name("server").start(() -> {
            try (var out = replies.writeEnd()) {
                engine.run(commands.readEnd(), out);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        listener = Thread.ofPlatform().daemon().name("listener").start(() -> {
            try {
                BoundedLines lines = new BoundedLines(replies.readEnd(), 1 << 16);
                for (String line = lines.next(false); line != null; line = lines.next(false)) {
                    answers.add(line);
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    Talk say(String... lines) {
        for (String line : lines) {
            try {
                commands.writeEnd().write((line + "\n").getBytes(StandardCharsets.UTF_8));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return this;
    }

    /** All lines up to the first that begins so, that one included. */
    List<String> until(String beginning) {
        List<String> heard = new ArrayList<>();
        try {
            for (String line = next(); line != null; line = next()) {
                heard.add(line);
                if (line.startsWith(beginning)) {
                    return heard;
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        throw new AssertionError("no " + beginning + " after " + heard);
    }

    String expect(String beginning) {
        return until(beginning).getLast();
    }

    private @Nullable String next() throws InterruptedException {
        return answers.poll(30, TimeUnit.SECONDS);
    }

    /** What is there without waiting. */
    List<String> rest() {
        List<String> rest = new ArrayList<>();
        answers.drainTo(rest);
        return rest;
    }

    /** Waits for the server to end, and returns what it had to say. */
    List<String> end() {
        say("quit");
        return await();
    }

    List<String> await() {
        try {
            server.join(30_000);
            listener.join(30_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        assertThat(server.isAlive()).isFalse();
        return rest();
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
