package rookery.session;

import java.time.Duration;
import java.util.Optional;
import rookery.archive.Player;
import rookery.play.bot.BotProvider;
import rookery.play.bot.Limits;

/** Provides the computer players of a game. */
@FunctionalInterface
public interface BotSource {

    /** How long a bot may think about a move without a clock. */
    Duration THINKING = Duration.ofSeconds(2);
    /** The most a bot may think about a move with a clock. */
    Duration LONGEST = Duration.ofSeconds(5);

    /** The provider of that player; empty if there is none here. */
    Optional<BotProvider> find(Player.Computer player);

    /**
     * The player's limits for each move.
     *
     * @param timed whether a clock limits it too
     */
    default Limits limits(Player.Computer player, boolean timed) {
        return Limits.ofMoveTime(timed ? LONGEST : THINKING);
    }
}
