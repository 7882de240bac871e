package rookery.terminal;

import java.io.InputStream;
import java.io.PrintStream;

/**
 * Where lines come from and go to.
 *
 * @param terminal whether a person sits at both ends, before a terminal that can show more than lines
 */
public record TerminalStreams(InputStream in, PrintStream out, PrintStream err, boolean terminal) {

    /** Says something that is no part of the game, such as what is wrong, as a sentence on a line. */
    void complain(String problem) {
        err.println("rookery: " + Printable.text(problem.endsWith(".") ? problem : problem + "."));
        err.flush();
    }
}
