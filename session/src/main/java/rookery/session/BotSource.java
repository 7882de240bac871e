package rookery.session;

import java.util.Optional;
import rookery.archive.Player;
import rookery.play.bot.BotProvider;

/** Where the computer players of a game come from. */
@FunctionalInterface
public interface BotSource {

    /** Who makes that player; empty if nobody here does. */
    Optional<BotProvider> find(Player.Computer player);
}
