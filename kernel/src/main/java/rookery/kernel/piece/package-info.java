/** Sides, kinds of pieces and the ways they move. */
@NullMarked
package rookery.kernel.piece;

import org.jspecify.annotations.NullMarked;
