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
import rookery.serve.Invitation;

/**
 * What a game screen needs from the rest of the program.
 *
 * @param bots   bots that can give hints
 * @param nanos  the time source for clocks
 * @param sound  plays an effect
 * @param rating a player's strength as a short text, empty if unknown
 * @param face   a small picture of a player
 * @param save   writes the game to a file the user chooses
 * @param seed   random numbers for another game
 * @param guest  sends a request or an answer to the guest
 */
public record PlayContext(Supplier<List<BotProvider>> bots, LongSupplier nanos, Consumer<Effect> sound, Function<Player, String> rating,
        Function<Player, Node> face, Consumer<GameRecord> save, LongSupplier seed, Consumer<Invitation.Wish> guest) {}
