package rookery.desktop.screen.library;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import rookery.archive.Attempt;
import rookery.archive.GamePage;
import rookery.archive.GameQuery;
import rookery.archive.Library;
import rookery.archive.StoredGame;
import rookery.archive.Trouble;
import rookery.look.board.BoardModel;
import rookery.look.board.BoardModel.Coordinates;
import rookery.look.board.Marks;
import rookery.look.board.Scorecard;
import rookery.desktop.room.GameRoom;
import rookery.desktop.room.LearningRoom;
import rookery.desktop.library.LibraryService;
import rookery.desktop.shell.Autoplay;
import rookery.desktop.shell.Dialogs.Answer;
import rookery.desktop.shell.FileChoice;
import rookery.desktop.shell.Place;
import rookery.desktop.shell.Screen;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Background;
import rookery.desktop.store.Store;
import rookery.kernel.game.Game;
import rookery.kernel.move.Move;
import rookery.kernel.position.Position;

/** The controller of the library. All disk access is in the background; a newer search replaces an older one. */
public final class LibraryScreen implements Screen {
    /** How many games are shown at once. */
    static final int PAGE = 100;
    /** The library's limit per query. */
    private static final int MOST_AT_ONCE = 10_000;
    private static final FileChoice.Kind PGN = new FileChoice.Kind("PGN", List.of("*.pgn"));

    private final WindowServices services;
    private final LibraryService libraryService;
    private final GameRoom unfinished;
    private final LearningRoom learning;
    /** Numbers the puzzle-making runs; earlier ones stop. Written on the JavaFX thread only. */
    private final AtomicLong making = new AtomicLong();
    private final Store<LibraryState> store;
    private final FileImport fileImport;
    private final Autoplay autoplay = new Autoplay(this::autoStep, this::playing);
    private @Nullable LibraryView view;
    private long searches;

    public LibraryScreen(WindowServices services, LibraryService libraryService, GameRoom unfinished, LearningRoom learning,
            InstantSource time) {
        this.services = services;
        this.learning = learning;
        this.libraryService = libraryService;
        this.unfinished = unfinished;
        store = new Store<>(LibraryState.empty(services.settings().state().profile()));
        fileImport = new FileImport(services, libraryService, time, store, this::search);
        autoplay.pace(Duration.millis(700));
    }

    @Override
    public Node build() {
        if (view != null) view.stop();
        store.submit(state -> state.of(services.settings().state().profile()));
        var fresh = new LibraryView(services, store, this, unfinished);
        view = fresh;
        unfinished.refresh();
        // The profiles may still be loading, and the search needs to know whose games to show.
        libraryService.watch(this::search);
        libraryService.refresh(this::search);
        return fresh;
    }

    @Override
    public void close() {
        if (view != null) view.stop();
        libraryService.watch(() -> {});
        autoplay.stop();
    }

    /** Called when the program exits: cancels a running import, of which nothing is kept. */
    public void end() {
        close();
        cancel();
    }

    @Override
    public boolean key(KeyEvent event) {
        if (event.getTarget() instanceof TextInputControl) return false;
        switch (event.getCode()) {
            case LEFT -> step(-1);
            case RIGHT -> step(1);
            case SPACE -> autoplay();
            case ENTER -> review();
            case DELETE -> delete();
            default -> {
                return false;
            }
        }
        return true;
    }

    // ---- searching -----------------------------------------------------------------------------------------------

    void look(boolean mine, GameQuery query) {
        store.submit(state -> state.withQuery(mine, query));
        search();
    }

    /** Searches all games for that position. */
    public void find(Position position) {
        store.submit(state -> state.of(services.settings().state().profile()).withQuery(false, GameQuery.ALL.withPosition(position)));
    }

    void page(int number) {
        store.submit(state -> state.withQuery(state.mine(), state.query().withPage(number, PAGE)));
        search();
    }

    private void search() {
        long number = ++searches;
        var state = store.state();
        var query = query(state).withPage(state.query().page(), PAGE);
        if (state.mine() && query.owner() == null && !state.profile().isEmpty()) {
            store.submit(now -> now.withGames(List.of(), 0));
            return;
        }
        libraryService.read(library -> library.games().find(query), page -> {
            if (number == searches) store.submit(now -> now.withGames(page.games(), page.total()));
        });
        libraryService.read(library -> library.games().variants(), all -> store.submit(now -> now.withVariants(all)));
    }

    // ---- the game looked at --------------------------------------------------------------------------------------

    void select(@Nullable StoredGame game) {
        autoplay.stop();
        if (game == null) {
            store.submit(state -> state.withSelected(null, List.of()));
            return;
        }
        boolean coordinates = services.settings().state().look().coordinates();
        libraryService.read(library -> library.games().load(game.id()).map(loaded -> pictures(loaded, coordinates)),
                pictures -> store.submit(state -> state.withSelected(game, pictures)));
    }

    private static List<BoardModel> pictures(Game game, boolean coordinates) {
        var pictures = new ArrayList<BoardModel>();
        for (var frame : Scorecard.of(game.startPosition(), game.actions()).frames()) {
            if (!frame.isMove() && frame.action() != Move.NONE) continue;
            pictures.add(BoardModel.picture(game.variant(), frame.placement()).withPockets(frame.pockets())
                    .withCoordinates(Coordinates.suiting(game.variant().shape(), coordinates))
                    .withMarks(Marks.NONE.withLastMove(frame.lastMove()).withCheck(frame.check()).withContributors(frame.contributors())));
        }
        return pictures;
    }

    void step(int by) {
        show(store.state().index() + by);
    }

    void show(int index) {
        autoplay.stop();
        store.submit(state -> state.withIndex(index));
    }

    void pace(double seconds) {
        autoplay.pace(Duration.seconds(seconds));
    }

    void autoplay() {
        var state = store.state();
        if (autoplay.isPlaying()) {
            autoplay.stop();
        } else if (state.preview().size() > 1) {
            if (state.isAtEnd()) store.submit(now -> now.withIndex(0));
            autoplay.start();
        }
    }

    private boolean autoStep() {
        if (store.state().isAtEnd()) return false;
        store.submit(state -> state.withIndex(state.index() + 1));
        return true;
    }

    private void playing(boolean now) {
        store.submit(state -> state.withPlaying(now));
    }

    /** The unfinished games have changed. */
    public void showUnfinished() {
        if (view != null) view.showUnfinished();
    }

    void review() {
        var game = store.state().selected();
        if (game == null) return;
        libraryService.read(library -> library.games().load(game.id()), loaded -> services.go(new Place.Study(loaded, Integer.MAX_VALUE)));
    }

    /** Resumes a game that was imported unfinished. */
    void goOn() {
        var game = store.state().selected();
        if (game == null || game.outcome().isOver()) return;
        libraryService.read(library -> library.games().load(game.id()), loaded -> services.go(new Place.GoOn(fileImport.record(loaded))));
    }

    void delete() {
        var game = store.state().selected();
        if (game == null) return;
        services.dialogs().ask(services.text("library.delete"), services.text("library.delete.ask", game.white(), game.black()),
                new Answer(services.text("library.delete.yes"), Answer.Tone.DANGER, () -> {
                    select(null);
                    libraryService.write(library -> library.games().delete(List.of(game.id())), _ -> search());
                }), new Answer(services.text("dialog.cancel"), Answer.Tone.CANCEL, () -> {}));
    }

    /** Exports the selected game, or all games found, to a file. */
    void export(boolean all) {
        var state = store.state();
        var game = state.selected();
        if (!all && game == null) return;
        var kinds = all
                ? List.of(PGN)
                : List.of(PGN, new FileChoice.Kind("Rookery", List.of("*.rookery")),
                        new FileChoice.Kind("FEN", List.of("*.fen")));
        var name = all || game == null ? "games.pgn" : (game.white() + "-" + game.black()).replaceAll("[^\\p{L}\\p{N}-]+", "_") + ".pgn";
        services.files().save(services.text("library.export"), name, kinds).ifPresent(file -> {
            var query = query(state);
            libraryService.write(library -> all
                    ? all(library, query).flatMap(ids -> library.games().export(ids, file))
                    : library.games().export(List.of(Objects.requireNonNull(game).id()), file),
                    count -> services.notices().tell(services.text("library.exported", count, file)));
        });
    }

    /** The ids of all games found, however many. */
    private static Attempt<List<Long>> all(Library library, GameQuery query) {
        var ids = new ArrayList<Long>();
        for (int number = 0;; number++) {
            switch (library.games().find(query.withPage(number, MOST_AT_ONCE))) {
                case Attempt.Done<GamePage>(GamePage page) -> {
                    page.games().forEach(game -> ids.add(game.id()));
                    if (page.games().size() < MOST_AT_ONCE) return new Attempt.Done<>(ids);
                }
                case Attempt.Failed<GamePage>(Trouble trouble) -> {
                    return new Attempt.Failed<>(trouble);
                }
            }
        }
    }

    private GameQuery query(LibraryState state) {
        return state.query().withOwner(state.mine() ? libraryService.present().map(profile -> profile.id()).orElse(null) : null);
    }

    // ---- files ---------------------------------------------------------------------------------------------------

    /** Asks for files and imports them. */
    void choose() {
        choose(this::open);
    }

    /** Asks for files of any supported kind. */
    public void choose(Consumer<List<Path>> taken) {
        var files = services.files().open(services.text("library.import"), List.of(
                new FileChoice.Kind(services.text("library.files"),
                        List.of("*.pgn", "*.rookery", "*.json", "*.fen", "*.epd", "*.txt", "*.bn")),
                new FileChoice.Kind("*", List.of("*.*"))), true);
        if (!files.isEmpty()) taken.accept(files);
    }

    /** Imports files of any supported kind. */
    public void open(List<Path> files) {
        fileImport.take(files);
    }

    void cancel() {
        fileImport.cancel();
        making.incrementAndGet();
        // The game in hand is finished first.
        store.submit(state -> state.work() == null
                ? state
                : state.withWork(new LibraryState.Work(services.text("library.stopping"), 0, state.work().share())));
    }

    // ---- puzzles -------------------------------------------------------------------------------------------------

    /** Asks which games to make puzzles from: the selected one, or all that were found. */
    void makePuzzles() {
        var state = store.state();
        var game = state.selected();
        var answers = new ArrayList<Answer>();
        answers.add(new Answer(services.text("library.puzzles.all", state.total()), Answer.Tone.MAIN,
                () -> libraryService.read(library -> all(library, query(state)), this::makePuzzles)));
        if (game != null) {
            answers.add(new Answer(services.text("library.puzzles.one"), Answer.Tone.PLAIN, () -> makePuzzles(List.of(game.id()))));
        }
        answers.add(new Answer(services.text("dialog.cancel"), Answer.Tone.CANCEL, () -> {}));
        services.dialogs().ask(services.text("library.puzzles"), services.text("library.puzzles.ask"), answers.toArray(Answer[]::new));
    }

    private void makePuzzles(List<Long> games) {
        long number = making.incrementAndGet();
        var words = services.text("library.puzzles.making");
        store.submit(state -> state.withWork(new LibraryState.Work(words, 0, 0)));
        learning.make(games, progress -> {
            var work = new LibraryState.Work(services.text("library.puzzles.found", progress.found(), progress.done(), progress.all()), 0,
                    progress.done() / (double) Math.max(1, progress.all()));
            Background.later(() -> {
                if (number == making.get()) store.submit(state -> state.withWork(work));
            });
            return number == making.get();
        }, done -> {
            store.submit(state -> state.withWork(null));
            var fresh = done.puzzles();
            var told = services.text("library.puzzles.made", fresh.size(), done.games());
            if (fresh.isEmpty()) services.notices().tell(told);
            else services.notices().tell(told, services.text("library.puzzles.solve"), () -> services.go(new Place.Solve(fresh)));
        });
    }

    Store<LibraryState> store() {
        return store;
    }
}
