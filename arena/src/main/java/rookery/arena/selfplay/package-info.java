/** Training data from games: positions with the move played, what the player thought of them, and how the game ended. */
@NullMarked
package rookery.arena.selfplay;

import org.jspecify.annotations.NullMarked;
