package rookery.app;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import rookery.app.command.Console;
import rookery.app.command.ToolRunner;

/** A user at a terminal: runs commands and reads what they say. */
final class Terminal {

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private String input = "";

    /** What the next command reads. */
    Terminal typing(String text) {
        input = text;
        return this;
    }

    /** The exit code. */
    int run(Object... arguments) {
        try (var output = new PrintStream(out, true, StandardCharsets.UTF_8);
                var errors = new PrintStream(err, true, StandardCharsets.UTF_8)) {
            var words = List.of(arguments).stream().map(Object::toString).toList();
            var typed = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
            return new ToolRunner(new Console(typed, output, errors)).run(words);
        }
    }

    String output() {
        return out.toString(StandardCharsets.UTF_8);
    }

    String errors() {
        return err.toString(StandardCharsets.UTF_8);
    }

    /** Forgets what was said so far. */
    void clear() {
        out.reset();
        err.reset();
    }
}
