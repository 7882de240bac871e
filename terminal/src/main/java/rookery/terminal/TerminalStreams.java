package rookery.terminal;

import java.io.Console;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.Map;
import java.util.Optional;

/**
 * Input and output streams.
 *
 * @param terminal whether both ends are an interactive terminal
 */
public record TerminalStreams(InputStream in, PrintStream out, PrintStream err, boolean terminal) {

    /** Whether this program runs in an interactive, capable terminal. */
    public static boolean isTerminal(Map<String, String> environment) {
        boolean windows = environment.containsKey("SystemRoot");
        boolean dumb = environment.getOrDefault("TERM", windows ? "windows" : "dumb").equals("dumb");
        // When Java returns no console, or one that is not a terminal, has changed between versions.
        return !dumb && Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
    }

    /** Prints a message that is not part of the game, such as an error, on one line. */
    void complain(String problem) {
        err.println("rookery: " + Printable.text(problem.endsWith(".") ? problem : problem + "."));
        err.flush();
    }
}
