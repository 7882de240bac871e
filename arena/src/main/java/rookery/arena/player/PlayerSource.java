package rookery.arena.player;

import java.util.Optional;
import rookery.play.bot.BotProvider;
import rookery.play.bot.Bots;

/** A source of players. */
@FunctionalInterface
public interface PlayerSource {

    /** The bots of this installation. */
    PlayerSource INSTALLED = spec -> spec.kind().isEmpty() ? Bots.named(spec.target()) : Optional.empty();

    /**
     * The provider of a player; empty if this source does not know it.
     *
     * @throws rookery.play.bot.BotFailure if it knows the player but cannot use it, with the reason
     */
    Optional<BotProvider> find(PlayerSpec spec);

    /** Asks this source first. */
    default PlayerSource or(PlayerSource other) {
        return spec -> find(spec).or(() -> other.find(spec));
    }
}
