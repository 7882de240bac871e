/**
 * The tools of the command line, one class each. {@link rookery.app.command.Tools} lists them; a tool parses its arguments with picocli, writes to its {@link
 * rookery.app.command.Console} and returns an exit code.
 */
@NullMarked
package rookery.app.command;

import org.jspecify.annotations.NullMarked;
