package rookery.terminal;

import java.io.Console;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.Map;
import java.util.Optional;

/**
 * Where lines come from and go to.
 *
 * @param terminal whether a person sits at both ends, before a terminal that can show more than lines
 */
public record TerminalStreams(InputStream in, PrintStream out, PrintStream err, boolean terminal) {

    /** Whether this program sits between a keyboard and a terminal that obeys more than ends of lines. */
    public static boolean isTerminal(Map<String, String> environment) {
        boolean windows = environment.containsKey("SystemRoot");
        boolean dumb = environment.getOrDefault("TERM", windows ? "windows" : "dumb").equals("dumb");
        // Which Java gives no console, and which one that is no terminal, has changed more than once.
        return !dumb && Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
    }

    /** Says something that is no part of the game, such as what is wrong, as a sentence on a line. */
    void complain(String problem) {
        err.println("rookery: " + Printable.text(problem.endsWith(".") ? problem : problem + "."));
        err.flush();
    }
}
