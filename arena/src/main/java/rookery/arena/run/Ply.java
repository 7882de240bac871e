package rookery.arena.run;

import org.jspecify.annotations.Nullable;
import rookery.play.bot.Score;

/**
 * One action of a game and what its player thought.
 *
 * @param action a move, or a roll of the die
 * @param score  from the mover's side; null if not told, and for rolls and opening moves
 * @param depth  0 if not told
 * @param nodes  0 if not told
 * @param nanos  how long the player took; 0 for rolls and opening moves
 */
public record Ply(int action, @Nullable Score score, int depth, long nodes, long nanos) {

    /** An action without thought. */
    public static Ply of(int action) {
        return new Ply(action, null, 0, 0, 0);
    }
}
