/** Solving puzzles: one puzzle on the board, what a person has solved, and when what went wrong comes again. */
@NullMarked
package rookery.learn.solve;

import org.jspecify.annotations.NullMarked;
