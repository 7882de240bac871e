/** A game as a record of what was played and thought: moves and variations, die rolls, clocks, comments, result. */
@NullMarked
package rookery.kernel.game;

import org.jspecify.annotations.NullMarked;
