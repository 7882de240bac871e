/**
 * The tools of the command line, one class each. {@link rookery.app.command.Tools} lists them; a tool reads its arguments by picocli
 * annotations, writes to its {@link rookery.app.command.Console} and answers with an exit code.
 */
@NullMarked
package rookery.app.command;

import org.jspecify.annotations.NullMarked;
