package rookery.desktop.screen.library;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import javafx.animation.PauseTransition;
import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import rookery.archive.Attempt;
import rookery.archive.GameQuery;
import rookery.archive.ImportReport;
import rookery.archive.NewGame;
import rookery.archive.Player;
import rookery.archive.StoredGame;
import rookery.archive.format.ArchiveProblem;
import rookery.archive.format.GameFile;
import rookery.archive.format.Reading;
import rookery.desktop.board.BoardModel;
import rookery.desktop.board.BoardModel.Coordinates;
import rookery.desktop.board.Marks;
import rookery.desktop.game.Scorecard;
import rookery.desktop.shelf.ArchiveWords;
import rookery.desktop.shelf.Shelf;
import rookery.desktop.shell.Desk;
import rookery.desktop.shell.Dialogs.Answer;
import rookery.desktop.shell.FileChoice;
import rookery.desktop.shell.Place;
import rookery.desktop.shell.Screen;
import rookery.desktop.store.Store;
import rookery.kernel.game.Game;
import rookery.kernel.move.Move;
import rookery.kernel.notation.PgnWriter;
import rookery.kernel.position.Position;

/** The controller of the library. Everything that touches the disk happens elsewhere; a search that is overtaken by a newer one is forgotten. */
public final class LibraryScreen implements Screen {
    private static final int PAGE = 100;
    /** Files up to this size are opened as well as taken in. */
    private static final long SMALL = 200_000;

    private final Desk desk;
    private final Shelf shelf;
    private final InstantSource time;
    private final Store<LibraryState> store;
    private final PauseTransition pause = new PauseTransition(Duration.millis(700));
    private final AtomicBoolean cancelled = new AtomicBoolean();
    private @Nullable LibraryView view;
    private long searches;

    public LibraryScreen(Desk desk, Shelf shelf, InstantSource time) {
        this.desk = desk;
        this.shelf = shelf;
        this.time = time;
        store = new Store<>(LibraryState.empty(desk.settings().state().profile()));
        pause.setOnFinished(_ -> autoStep());
    }

    @Override
    public Node build() {
        if (view != null) view.stop();
        store.submit(state -> state.of(desk.settings().state().profile()));
        var fresh = new LibraryView(desk, store, this);
        view = fresh;
        // Profiles may still be on their way from the disk; whose games these are must be known first.
        shelf.watch(this::search);
        shelf.refresh(this::search);
        return fresh;
    }

    @Override
    public void close() {
        if (view != null) view.stop();
        shelf.watch(() -> {});
        pause.stop();
    }

    /** Leaves for good; an import that runs is given up, and nothing of it stays. */
    public void end() {
        close();
        cancelled.set(true);
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

    /** Looks for games in which that position arose, whoever played them. */
    public void find(Position position) {
        store.submit(state -> state.of(desk.settings().state().profile()).withQuery(false, GameQuery.ALL.withPosition(position)));
    }

    void page(int number) {
        store.submit(state -> state.withQuery(state.mine(), state.query().withPage(number, PAGE)));
        search();
    }

    private void search() {
        long number = ++searches;
        var state = store.state();
        var owner = state.mine() ? shelf.present().map(profile -> profile.id()).orElse(null) : null;
        boolean nobody = state.mine() && owner == null && !state.profile().isEmpty();
        if (nobody) {
            store.submit(now -> now.withGames(List.of(), 0));
            return;
        }
        var query = state.query().withPage(0, PAGE).withOwner(owner).withPage(state.query().page(), PAGE);
        shelf.read(library -> library.games().find(query), page -> {
            if (number == searches) store.submit(now -> now.withGames(page.games(), page.total()));
        });
        shelf.read(library -> library.games().variants(), all -> store.submit(now -> now.withVariants(all)));
    }

    // ---- the game looked at --------------------------------------------------------------------------------------

    void select(@Nullable StoredGame game) {
        pause.stop();
        if (game == null) {
            store.submit(state -> state.withSelected(null, List.of()));
            return;
        }
        boolean coordinates = desk.settings().state().look().coordinates();
        shelf.read(library -> library.games().load(game.id()).map(loaded -> pictures(loaded, coordinates)),
                pictures -> store.submit(state -> state.withSelected(game, pictures)));
    }

    private static List<BoardModel> pictures(Game game, boolean coordinates) {
        var actions = new ArrayList<Integer>();
        for (var node : game.mainLine()) {
            if (node.roll() != 0) actions.add(Move.roll(node.roll()));
            actions.add(node.move());
        }
        var pictures = new ArrayList<BoardModel>();
        for (var frame : Scorecard.of(game.startPosition(), actions).frames()) {
            if (!frame.isMove() && frame.action() != Move.NONE) continue;
            pictures.add(BoardModel.picture(game.variant(), frame.placement())
                    .withCoordinates(Coordinates.suiting(game.variant().shape(), coordinates))
                    .withMarks(Marks.NONE.withLastMove(frame.lastMove()).withCheck(frame.check()).withContributors(frame.contributors())));
        }
        return pictures;
    }

    void step(int by) {
        store.submit(state -> state.withIndex(state.index() + by, false));
        pause.stop();
    }

    void show(int index) {
        store.submit(state -> state.withIndex(index, false));
        pause.stop();
    }

    void pace(double seconds) {
        pause.setDuration(Duration.seconds(seconds));
    }

    void autoplay() {
        var state = store.state();
        boolean plays = !state.playing() && state.preview().size() > 1;
        boolean atEnd = state.index() >= state.preview().size() - 1;
        store.submit(now -> now.withIndex(plays && atEnd ? 0 : now.index(), plays));
        if (plays) {
            pause.playFromStart();
        } else {
            pause.stop();
        }
    }

    private void autoStep() {
        var state = store.state();
        if (!state.playing()) return;
        boolean more = state.index() < state.preview().size() - 1;
        store.submit(now -> now.withIndex(now.index() + 1, more));
        if (more) pause.playFromStart();
    }

    void review() {
        var game = store.state().selected();
        if (game == null) return;
        shelf.read(library -> library.games().load(game.id()), loaded -> desk.go(new Place.Review(PgnWriter.text(loaded))));
    }

    void delete() {
        var game = store.state().selected();
        if (game == null) return;
        desk.dialogs().ask(desk.text("library.delete"), desk.text("library.delete.ask", game.white(), game.black()),
                new Answer(desk.text("library.delete.yes"), Answer.Tone.DANGER, () -> {
                    select(null);
                    shelf.write(library -> library.games().delete(List.of(game.id())), _ -> search());
                }), new Answer(desk.text("dialog.cancel"), Answer.Tone.CANCEL, () -> {}));
    }

    /** The game looked at, or all games found, to a file. */
    void export(boolean all) {
        var state = store.state();
        var game = state.selected();
        if (!all && game == null) return;
        var kinds = all
                ? List.of(new FileChoice.Kind("PGN", List.of("*.pgn")))
                : List.of(new FileChoice.Kind("PGN", List.of("*.pgn")), new FileChoice.Kind("Rookery", List.of("*.rookery")),
                        new FileChoice.Kind("FEN", List.of("*.fen")));
        var name = all || game == null ? "games.pgn" : (game.white() + "-" + game.black()).replaceAll("[^\\p{L}\\p{N}-]+", "_") + ".pgn";
        desk.files().save(desk.text("library.export"), name, kinds).ifPresent(file -> {
            var query = query(state);
            shelf.write(library -> all
                    ? library.games().find(query.withPage(0, 10_000))
                            .flatMap(page -> library.games().export(page.games().stream().map(StoredGame::id).toList(), file))
                    : library.games().export(List.of(Objects.requireNonNull(game).id()), file),
                    count -> desk.notices().tell(desk.text("library.exported", count, file)));
        });
    }

    private GameQuery query(LibraryState state) {
        return state.query().withOwner(state.mine() ? shelf.present().map(profile -> profile.id()).orElse(null) : null);
    }

    // ---- files ---------------------------------------------------------------------------------------------------

    void choose() {
        var files = desk.files().open(desk.text("library.import"), List.of(
                new FileChoice.Kind(desk.text("library.files"), List.of("*.pgn", "*.rookery", "*.json", "*.fen", "*.epd", "*.txt", "*.bn")),
                new FileChoice.Kind("*", List.of("*.*"))), true);
        if (!files.isEmpty()) open(files);
    }

    /** Takes in files of any kind we know; what is wrong with one is told in words, and the others are read all the same. */
    public void open(List<Path> files) {
        cancelled.set(false);
        openNext(List.copyOf(files), 0);
    }

    private void openNext(List<Path> files, int index) {
        if (index >= files.size() || cancelled.get()) {
            store.submit(state -> state.withWork(null));
            search();
            return;
        }
        var file = files.get(index);
        Runnable next = () -> openNext(files, index + 1);
        var words = desk.text("library.importing", Objects.requireNonNullElse(file.getFileName(), file));
        store.submit(state -> state.withWork(new LibraryState.Work(words, 0, 0)));
        if (name(file).endsWith(".pgn")) {
            collection(file, words, files.size() == 1, next);
        } else {
            single(file, files.size() == 1, next);
        }
    }

    private static String name(Path file) {
        return file.toString().toLowerCase(Locale.ROOT);
    }

    private void collection(Path file, String words, boolean alone, Runnable next) {
        var owner = shelf.archive();
        shelf.write(library -> new Attempt.Done<>(library.games().importPgn(file, owner,
                progress -> store.submit(state -> state.withWork(new LibraryState.Work(words, progress.games(), progress.share()))),
                cancelled::get)), answer -> {
                    switch (answer) {
                        case Attempt.Done<ImportReport>(ImportReport report) -> report(file, report, alone);
                        case Attempt.Failed<ImportReport>(var trouble) ->
                            desk.notices().tell(desk.text("trouble.library", trouble.message()),
                                    desk.text("dialog.close"), () -> {});
                    }
                    next.run();
                });
    }

    private void report(Path file, ImportReport report, boolean alone) {
        if (report.cancelled()) {
            desk.notices().tell(desk.text("library.cancelled"));
            return;
        }
        desk.notices().tell(desk.text("library.imported", report.added(), report.duplicates(), report.rejected()));
        if (report.rejected() > 0) {
            ArchiveWords.show(desk, file, report.problems().stream().map(problem -> problem.ply() > 0
                    ? desk.text("archive.105") + ". " + ArchiveWords.line(desk, problem.line()) + problem.text()
                    : desk.text("archive.106") + ". " + ArchiveWords.line(desk, problem.line()) + problem.text()).toList());
        } else if (alone && report.added() + report.duplicates() == 1) {
            first(file, game -> desk.go(new Place.Review(PgnWriter.text(game))));
        }
    }

    private void first(Path file, Consumer<Game> then) {
        desk.background().run(() -> file.toFile().length() > SMALL ? null : GameFile.read(file), reading -> {
            if (reading instanceof Reading.Read(List<Game> games, var _)) then.accept(games.getFirst());
        }, problem -> desk.trouble("trouble.open", problem));
    }

    private void single(Path file, boolean alone, Runnable next) {
        desk.background().run(() -> GameFile.read(file), reading -> {
            switch (reading) {
                case Reading.Read(List<Game> games, List<ArchiveProblem> skipped) -> {
                    if (!skipped.isEmpty()) ArchiveWords.show(desk, file, ArchiveWords.of(desk, skipped));
                    games.forEach(this::keep);
                    if (alone) desk.go(new Place.Review(PgnWriter.text(games.getFirst())));
                }
                case Reading.Refused(List<ArchiveProblem> problems) -> ArchiveWords.show(desk, file, ArchiveWords.of(desk, problems));
            }
            next.run();
        }, problem -> {
            desk.trouble(problem instanceof IOException ? "trouble.open" : "trouble.unexpected", problem);
            next.run();
        });
    }

    private void keep(Game game) {
        var owner = shelf.archive();
        Instant now = time.instant();
        shelf.write(library -> library.games().save(new NewGame(game, stranger(game, "White"), stranger(game, "Black"), owner, now, false)),
                _ -> search());
    }

    private static Player stranger(Game game, String tag) {
        return new Player.Stranger(Objects.requireNonNullElse(game.tag(tag), "?"));
    }

    void cancel() {
        cancelled.set(true);
    }

    Store<LibraryState> store() {
        return store;
    }
}
