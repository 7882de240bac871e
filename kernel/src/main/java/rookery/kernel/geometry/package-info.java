/** The board as a grid: its shape, sets of squares and the lines between them. */
@NullMarked
package rookery.kernel.geometry;

import org.jspecify.annotations.NullMarked;
