package rookery.arena.selfplay;

import org.jspecify.annotations.Nullable;
import rookery.kernel.variant.Setup;
import rookery.play.bot.Score;

/**
 * One position a player thought about.
 *
 * @param game   number of the game
 * @param ply    moves by players before it, those of the opening included
 * @param setup  the position; in games with a die after the roll
 * @param action what was played, as {@link rookery.arena.environment.ActionSpace} numbers it
 * @param score  what the player thought; null if it did not say
 * @param result how the game ended for the player to move: 1, 0 or -1
 */
public record TrainingRecord(int game, int ply, Setup setup, int action, @Nullable Score score, int result) {
}
