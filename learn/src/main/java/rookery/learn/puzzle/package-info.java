/** Puzzles: how they are found in games, proved, graded, written and read. */
@NullMarked
package rookery.learn.puzzle;

import org.jspecify.annotations.NullMarked;
