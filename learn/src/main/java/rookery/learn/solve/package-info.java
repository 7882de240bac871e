/** Solving puzzles: one puzzle on the board, what a person has solved, and when failed ones come back. */
@NullMarked
package rookery.learn.solve;

import org.jspecify.annotations.NullMarked;
