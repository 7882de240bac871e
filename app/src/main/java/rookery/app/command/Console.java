package rookery.app.command;

import java.io.InputStream;
import java.io.PrintStream;

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

    public static Console system() {
        return new Console(System.in, System.out, System.err);
    }
}
