/** Training data from games: positions with the move played, the player's score, and the result. */
@NullMarked
package rookery.arena.selfplay;

import org.jspecify.annotations.NullMarked;
