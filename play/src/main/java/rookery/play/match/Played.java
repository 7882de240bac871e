package rookery.play.match;

import org.jspecify.annotations.Nullable;
import rookery.kernel.move.Move;
import rookery.kernel.piece.Side;
import rookery.play.bot.Thought;

/**
 * One action of a game as it was carried out.
 *
 * @param action  a move, a roll or {@link Move#PASS}
 * @param side    whose turn it was
 * @param text    as {@link rookery.kernel.notation.San} writes it: {@code Nf3}, {@code roll 3}, {@code --} for a passed turn
 * @param clock   the clock right after the action: after a move the other side's turn has begun
 * @param spent   nanoseconds the turn had taken when the action was carried out, pauses excluded
 * @param thought the bot's last thought about its move; null for people, rolls and silent bots
 */
public record Played(int action, Side side, String text, ClockState clock, long spent, @Nullable Thought thought) {

    public boolean isRoll() {
        return Move.isRoll(action);
    }

    /** Whether the turn passed because its time ran out. */
    public boolean isPass() {
        return action == Move.PASS;
    }

    public boolean isMove() {
        return !isRoll() && !isPass();
    }
}
