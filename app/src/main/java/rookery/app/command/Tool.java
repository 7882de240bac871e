package rookery.app.command;

import java.util.concurrent.Callable;
import java.util.function.Function;

/**
 * One entry of the command line.
 *
 * @param name    what the user types after {@code rookery}
 * @param summary one line for {@code rookery help}
 * @param command creates the picocli command that parses the arguments, does the work and returns an exit code
 */
public record Tool(String name, String summary, Function<Console, Callable<Integer>> command) {}
