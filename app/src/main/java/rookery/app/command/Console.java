package rookery.app.command;

import java.io.InputStream;
import java.io.PrintStream;

/** Where a tool reads and writes: the terminal, or buffers in a test. Results go to {@code out}, problems and progress to {@code err}. */
public record Console(InputStream in, PrintStream out, PrintStream err) {
    public static Console system() {
        return new Console(System.in, System.out, System.err);
    }
}
