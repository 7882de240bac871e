/** What is seen on a board, as plain data: figures, marks, where pieces may go and how they travel. Whoever draws it needs no rules. */
@NullMarked
package rookery.look.board;

import org.jspecify.annotations.NullMarked;
