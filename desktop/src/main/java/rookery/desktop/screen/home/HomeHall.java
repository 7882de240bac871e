package rookery.desktop.screen.home;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import rookery.archive.GameRecord;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotProvider;

/** What the first screen needs to know of the rest of the program. */
public interface HomeHall {

    /** The variant shown today. */
    Variant today();

    /** A bot for the quiet board, if there is one. */
    Optional<BotProvider> bot(Variant variant);

    /** Names of the people who play here. */
    List<String> profiles();

    String profile();

    /** The picture of the person who plays now. */
    Node badge(double size);

    void choose(String profile);

    /** What the game on the board is, in a few words, if it goes on. */
    Optional<String> going();

    /** Unfinished games that wait, the last begun first. */
    List<GameRecord> waiting();
}
