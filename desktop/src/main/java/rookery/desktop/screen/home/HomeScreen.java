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
import rookery.play.bot.BotProvider;

/** The controller of the first screen: the variant of the day played by two bots who do not mind being watched, who plays here, and what games wait. */
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

    /** Who plays now; empty for a guest. */
    String profile() {
        return services.settings().state().profile();
    }

    /** The picture of the person who plays now. */
    Node badge(double size) {
        return Badge.of(libraryService.present(), profile().isEmpty() ? services.text("profile.guest") : profile(), size);
    }

    /** A name nobody has yet becomes a profile. */
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

    /** What the game on the board is, in a few words, if it goes on. */
    Optional<String> going() {
        return games.going();
    }

    /** Unfinished games that wait, the last begun first. */
    List<GameRecord> waiting() {
        return games.waiting();
    }
}
