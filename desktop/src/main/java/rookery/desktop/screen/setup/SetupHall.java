package rookery.desktop.screen.setup;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import rookery.archive.Player;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotProvider;
import rookery.play.bot.Strength;

/** What the page of a new game needs of the rest of the program. */
public interface SetupHall {

    List<BotProvider> bots();

    /** Names of the people who have a profile, as far as they are known by now. */
    List<String> friends();

    /** Tells the names of the people who have a profile, as soon as they are known for certain. */
    void meet(Consumer<List<String>> known);

    /** What is known of the strength of whoever takes that seat in a game of that variant, in a few characters. */
    String rating(Player seat, Variant variant);

    /** What was measured of whoever takes that seat. */
    Optional<Strength> strength(Player seat, Variant variant);
}
