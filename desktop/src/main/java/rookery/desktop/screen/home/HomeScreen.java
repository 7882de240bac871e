package rookery.desktop.screen.home;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;
import rookery.archive.GameRecord;
import rookery.archive.Profile;
import rookery.look.board.BoardModel;
import rookery.desktop.game.QuietGame;
import rookery.desktop.room.GameRoom;
import rookery.desktop.room.Roster;
import rookery.desktop.library.Badge;
import rookery.desktop.library.LibraryService;
import rookery.desktop.shell.Screen;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Store;
import rookery.kernel.variant.Variant;

/** The controller of the home screen: the variant of the day played by two bots, the current user, and the unfinished games. */
public final class HomeScreen implements Screen {
    private final WindowServices services;
    private final Variant today;
    private final Roster roster;
    private final LibraryService libraryService;
    private final GameRoom games;
    private final Store<BoardModel> board;
    private final @Nullable QuietGame game;
    private @Nullable HomeView view;

    /** @param today the variant of the day */
    public HomeScreen(WindowServices services, Variant today, Roster roster, LibraryService libraryService, GameRoom games,
            RandomGenerator random) {
        this.services = services;
        this.today = today;
        this.roster = roster;
        this.libraryService = libraryService;
        this.games = games;
        board = new Store<>(HomeBoard.model(today));
        game = roster.own().stream().filter(bot -> bot.id().equals("greedy") && bot.plays(today)).findFirst()
                .map(bot -> new QuietGame(today, bot, random, model -> board.submit(_ -> model))).orElse(null);
    }

    @Override
    public Node build() {
        var built = new HomeView(services, this, board);
        view = built;
        var watched = game;
        if (watched != null) built.addEventFilter(MouseEvent.MOUSE_MOVED, _ -> watched.watched());
        return built;
    }

    @Override
    public void close() {
        if (game != null) game.close();
        if (view != null) services.change(view.board()::keptIn);
    }

    Variant today() {
        return today;
    }

    /** Names of the people who play here. */
    List<String> profiles() {
        return roster.friends();
    }

    /** The current user; empty for a guest. */
    String profile() {
        return services.settings().state().profile();
    }

    /** The picture of the current user. */
    Node badge(double size) {
        return Badge.of(libraryService.present(), profile().isEmpty() ? services.text("profile.guest") : profile(), size);
    }

    /** Switches to that user; a new name becomes a profile. */
    void choose(String name) {
        if (name.isEmpty()) {
            services.change(settings -> settings.withProfile(""));
            return;
        }
        var known = libraryService.find(name);
        if (known.isPresent()) {
            libraryService.choose(known.get());
        } else {
            services.change(settings -> settings.withProfile(name));
            libraryService.write(books -> books.profiles().create(Profile.named(name)), _ -> libraryService.refresh(() -> {}));
        }
    }

    /** The game on the board in a few words, if it is unfinished. */
    Optional<String> going() {
        return games.going();
    }

    /** The unfinished games, newest first. */
    List<GameRecord> waiting() {
        return games.waiting();
    }
}
