/** What a board shows, as plain data: figures, marks, where pieces may go and how they move, and a game as frames. Drawing it needs no rules. */
@NullMarked
package rookery.look.board;

import org.jspecify.annotations.NullMarked;
