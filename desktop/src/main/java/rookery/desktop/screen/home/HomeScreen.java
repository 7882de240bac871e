package rookery.desktop.screen.home;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;
import rookery.desktop.board.BoardModel;
import rookery.desktop.game.QuietGame;
import rookery.desktop.shell.Desk;
import rookery.desktop.shell.Screen;
import rookery.desktop.store.Store;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotProvider;

/** The controller of the first screen: the variant of the day, played by two bots who do not mind being watched. */
public final class HomeScreen implements Screen {

    /** What the first screen needs to know of the rest of the program. */
    public interface Hall {

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

        /** What the interrupted game was, in a few words, if there is one. */
        Optional<String> interrupted();
    }

    private final Desk desk;
    private final Hall hall;
    private final Store<BoardModel> board;
    private final @Nullable QuietGame game;

    public HomeScreen(Desk desk, Hall hall, RandomGenerator random) {
        this.desk = desk;
        this.hall = hall;
        var variant = hall.today();
        board = new Store<>(BoardModel.picture(variant, variant.start().placement()));
        game = hall.bot(variant).map(bot -> new QuietGame(variant, bot, random, model -> board.submit(_ -> model))).orElse(null);
    }

    @Override
    public Node build() {
        return new HomeView(desk, hall, board);
    }

    @Override
    public void close() {
        if (game != null) game.close();
    }
}
