package rookery.app.command;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.arena.Reading;

/**
 * A tool's input and output: the terminal, or buffers in a test. Results go to {@code out}, problems and progress to {@code err}; both escape control
 * characters in texts.
 */
public record Console(InputStream in, PrintStream out, PrintStream err) {

    public Console {
        out = new PlainStream(out);
        err = new PlainStream(err);
    }

    /** Whether these are the streams that the program was started with, and not a test's. */
    @SuppressWarnings("ReferenceEquality")
    public boolean isSystem() {
        return in == System.in && out instanceof PlainStream plain && plain.isOver(System.out);
    }

    /** The value that was read; null, after reporting every problem, if it was refused. */
    <T> @Nullable T value(Reading<T> reading) {
        return switch (reading) {
            case Reading.Read<T>(T read) -> read;
            case Reading.Refused<T>(List<String> problems) -> {
                problems.forEach(problem -> err.println("rookery: " + problem + "."));
                yield null;
            }
        };
    }

    public static Console system() {
        return new Console(System.in, System.out, System.err);
    }
}
