package rookery.session;

import java.time.Duration;
import java.util.Optional;
import rookery.archive.Player;
import rookery.play.bot.BotProvider;
import rookery.play.bot.Limits;

/** Where the computer players of a game come from. */
@FunctionalInterface
public interface BotSource {

    /** How long a bot may think about a move where nothing else limits it. */
    Duration THINKING = Duration.ofSeconds(2);
    /** And where a clock does. */
    Duration LONGEST = Duration.ofSeconds(5);

    /** Who makes that player; empty if nobody here does. */
    Optional<BotProvider> find(Player.Computer player);

    /**
     * What the player may use for each move.
     *
     * @param timed whether a clock limits it too
     */
    default Limits limits(Player.Computer player, boolean timed) {
        return Limits.ofMoveTime(timed ? LONGEST : THINKING);
    }
}
