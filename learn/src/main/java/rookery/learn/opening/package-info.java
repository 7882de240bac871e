/** Openings: what the library's games played in a position, and training a repertoire. */
@NullMarked
package rookery.learn.opening;

import org.jspecify.annotations.NullMarked;
