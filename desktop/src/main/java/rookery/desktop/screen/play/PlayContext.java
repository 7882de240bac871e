package rookery.desktop.screen.play;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import javafx.scene.Node;
import rookery.archive.GameRecord;
import rookery.archive.Player;
import rookery.look.sound.Effect;
import rookery.play.bot.BotProvider;

/**
 * What a game on the screen uses of the rest of the program.
 *
 * @param bots   who can be asked for advice
 * @param nanos  the time clocks are read at
 * @param sound  plays an effect
 * @param rating the strength of a player in a few characters, empty if nobody knows it
 * @param face   a small picture of a player
 * @param save   writes the game to a file the user chooses
 * @param seed   random numbers for another game
 */
public record PlayContext(Supplier<List<BotProvider>> bots, LongSupplier nanos, Consumer<Effect> sound, Function<Player, String> rating,
        Function<Player, Node> face, Consumer<GameRecord> save, LongSupplier seed) {}
