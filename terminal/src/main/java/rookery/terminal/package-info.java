/**
 * Playing in a terminal. {@link rookery.terminal.TerminalPlay} plays one game with lines typed or piped in; {@link rookery.terminal.LibraryListing} lists the
 * games there are. What is asked for is a {@link rookery.terminal.PlayRequest}. Two screens show a game: one in plain lines, which scripts and screen readers
 * follow, and one in colour.
 */
@NullMarked
package rookery.terminal;

import org.jspecify.annotations.NullMarked;
