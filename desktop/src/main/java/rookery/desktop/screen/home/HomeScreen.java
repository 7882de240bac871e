package rookery.desktop.screen.home;

import java.util.random.RandomGenerator;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;
import rookery.desktop.board.BoardModel;
import rookery.desktop.game.QuietGame;
import rookery.desktop.shell.Desk;
import rookery.desktop.shell.Screen;
import rookery.desktop.store.Store;

/** The controller of the first screen: the variant of the day, played by two bots who do not mind being watched. */
public final class HomeScreen implements Screen {
    private final Desk desk;
    private final HomeHall hall;
    private final Store<BoardModel> board;
    private final @Nullable QuietGame game;
    private @Nullable HomeView view;

    public HomeScreen(Desk desk, HomeHall hall, RandomGenerator random) {
        this.desk = desk;
        this.hall = hall;
        var variant = hall.today();
        board = new Store<>(HomeBoard.model(variant));
        game = hall.bot(variant).map(bot -> new QuietGame(variant, bot, random, model -> board.submit(_ -> model))).orElse(null);
    }

    @Override
    public Node build() {
        var built = new HomeView(desk, hall, board);
        view = built;
        var watched = game;
        if (watched != null) built.addEventFilter(MouseEvent.MOUSE_MOVED, _ -> watched.watched());
        return built;
    }

    @Override
    public void close() {
        if (game != null) game.close();
        if (view != null) desk.change(view.board()::keptIn);
    }
}
