/** Where the pieces are and what they attack: one representation for 8x8, one for every other board. Not exported. */
@NullMarked
package rookery.kernel.board;

import org.jspecify.annotations.NullMarked;
