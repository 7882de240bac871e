/** A playable state of a game: legal moves, make and unmake, outcome. */
@NullMarked
package rookery.kernel.position;

import org.jspecify.annotations.NullMarked;
