/**
 * Playing in a terminal. {@link rookery.terminal.TerminalPlay} plays one {@link rookery.terminal.PlayRequest} with lines typed or piped in; {@link
 * rookery.terminal.LibraryListing} lists the games. There are two displays: plain lines for scripts and screen readers, and one in colour.
 */
@NullMarked
package rookery.terminal;

import org.jspecify.annotations.NullMarked;
