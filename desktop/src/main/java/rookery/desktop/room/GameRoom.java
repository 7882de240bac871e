package rookery.desktop.room;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import rookery.archive.Attempt;
import rookery.archive.GameRecord;
import rookery.archive.GameStore;
import rookery.archive.GameTerms;
import rookery.archive.Player;
import rookery.archive.Trouble;
import rookery.desktop.library.LibraryService;
import rookery.desktop.shell.Place;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Background;
import rookery.play.match.DiceSeed;
import rookery.play.match.Venue;
import rookery.session.GameSession;
import rookery.session.SessionEvent;
import rookery.session.SessionOptions;
import rookery.session.SessionSnapshot;
import rookery.session.Sessions;

/** The games of this device: the one on the board, and the unfinished ones. A game that leaves the board can be resumed; none is ever lost. */
public final class GameRoom implements AutoCloseable {
    private static final Duration WATCHED_PACE = Duration.ofMillis(700);

    private final WindowServices services;
    private final LibraryService libraryService;
    private final Sessions sessions;
    private @Nullable GameSession game;
    /** Completes when the game that last left the board can be resumed, or could not be stored. */
    private CompletableFuture<?> left = CompletableFuture.completedFuture(null);
    /** As last read, without the game on the board; for screens that cannot wait. */
    private List<GameRecord> waiting = List.of();
    private Runnable watcher = () -> {};
    private Consumer<GameSession> board = _ -> {};

    /**
     * @param data  the data folder
     * @param venue time and threads for the games
     */
    public GameRoom(WindowServices services, Path data, Venue venue, Roster roster, LibraryService libraryService) {
        this.services = services;
        this.libraryService = libraryService;
        sessions = new Sessions(data, libraryService::save, roster, venue, InstantSource.system());
    }

    /** Finishes what an earlier run left undone, and loads the unfinished games. */
    public void begin() {
        services.background().run(() -> {
            var troubles = sessions.recover().join();
            var contents = sessions.unfinished();
            return new GameStore.Contents(contents.games(), List.of(troubles, contents.troubles()).stream().flatMap(List::stream).toList());
        }, contents -> {
            contents.troubles().forEach(trouble -> services.notices().tell(trouble.message(), services.text("dialog.close"), () -> {}));
            arrived(contents);
        }, problem -> services.trouble("trouble.unexpected", problem));
    }

    /** Warns if another copy of the program uses the folder: each game belongs to one of them, but they share one settings file. */
    public void tellIfTwice() {
        services.background().run(sessions::isAlone, alone -> {
            if (!alone) services.notices().tell(services.text("program.twice"), services.text("dialog.close"), () -> {});
        }, problem -> services.trouble("trouble.unexpected", problem));
    }

    // ---- the game on the board -----------------------------------------------------------------------------------

    /** Sets the listener for games that come to the board. */
    public void onBoard(Consumer<GameSession> shown) {
        board = shown;
    }

    /** Begins a game; the one on the board is left unfinished. */
    public void play(GameTerms terms, @Nullable DiceSeed dice) {
        switch (sessions.begin(prepared(terms), dice, options())) {
            case Attempt.Done<GameSession>(GameSession session) -> toBoard(session);
            case Attempt.Failed<GameSession>(Trouble trouble) -> tell(trouble);
        }
    }

    /** Completes the terms from settings and profiles. */
    GameTerms prepared(GameTerms terms) {
        var play = services.settings().state().play();
        return terms.withPlayers(known(terms.white()), known(terms.black())).withConduct(terms.confirmsMoves() || play.confirmMoves(),
                terms.clocksWait() || play.clocksWait());
    }

    private Player known(Player player) {
        return player instanceof Player.Person person && person.id().isEmpty() ? libraryService.person(person.name()) : player;
    }

    private SessionOptions options() {
        return new SessionOptions(!services.settings().state().play().rollByItself(), WATCHED_PACE);
    }

    /** Resumes an unfinished game; it comes to the board once loaded. */
    public void resume(String id) {
        if (game != null && game.id().equals(id)) {
            services.go(new Place.Resume());
            return;
        }
        take(() -> sessions.resume(id, options()));
    }

    /** Continues a game from a file. */
    public void goOn(GameRecord saved) {
        var terms = saved.terms();
        var known = saved.fork(saved.id(), terms.withPlayers(known(terms.white()), known(terms.black())));
        take(() -> sessions.open(known, options()));
    }

    private void take(Callable<Attempt<GameSession>> session) {
        var before = left;
        services.background().run(() -> {
            // It may be the game that has just left the board.
            before.join();
            return session.call();
        }, attempt -> {
            switch (attempt) {
                case Attempt.Done<GameSession>(GameSession taken) -> put(taken);
                case Attempt.Failed<GameSession>(Trouble trouble) -> tell(trouble);
            }
        }, problem -> services.trouble("trouble.resume", problem));
    }

    private void tell(Trouble trouble) {
        services.notices().tell(trouble.message(), services.text("dialog.close"), () -> {});
        refresh();
    }

    /** Shows a game that began elsewhere; the one on the board is left unfinished. */
    void put(GameSession session) {
        toBoard(session);
        services.go(new Place.Resume());
    }

    private void toBoard(GameSession session) {
        var before = game;
        game = session;
        session.listen(this::told);
        board.accept(session);
        waiting = waiting.stream().filter(each -> !each.id().equals(session.id())).toList();
        if (before != null) {
            var _ = before.leave().thenRun(() -> Background.later(this::refresh));
            // Not until it is safe, which with an unwritable library might be never.
            left = before.tried();
        }
    }

    /** Runs on the session thread. */
    private void told(SessionEvent event, SessionSnapshot after) {
        switch (event) {
            case SessionEvent.Unsafe(Trouble trouble) ->
                Background
                        .later(() -> services.notices().tell(services.text("play.unsafe", trouble.message()), services.text("dialog.close"),
                                () -> {}));
            case SessionEvent.SafeAgain() -> Background.later(() -> services.notices().tell(services.text("play.safe")));
            case SessionEvent.Happened _,SessionEvent.Helped _,SessionEvent.Left _,SessionEvent.Kept _ -> {
            }
        }
    }

    /** Without a game on the board, resumes the newest unfinished one once loaded. */
    public void resume() {
        if (game == null && !waiting.isEmpty()) resume(waiting.getFirst().id());
    }

    /** The game on the board. */
    public Optional<GameSession> current() {
        return Optional.ofNullable(game);
    }

    Sessions sessions() {
        return sessions;
    }

    /** Whether closing the window would interrupt a game. */
    public boolean isPlaying() {
        return game != null && !game.snapshot().match().isOver();
    }

    /** Whether there is a game to go back to. */
    public boolean isResumable() {
        return isPlaying() || !waiting.isEmpty();
    }

    // ---- games that wait -----------------------------------------------------------------------------------------

    /** The game on the board in a few words, if it is unfinished. */
    public Optional<String> going() {
        return Optional.ofNullable(game).filter(_ -> isPlaying()).map(GameSession::terms).map(terms -> services.text("play.title",
                services.texts().variant(terms.variant()), terms.white().name(), terms.black().name()));
    }

    /** The unfinished games as last read, newest first, without the one on the board. */
    public List<GameRecord> waiting() {
        return waiting;
    }

    /** The game on the board, if unfinished, and the other unfinished ones. */
    public List<GameRecord> unfinished() {
        return Stream.concat(Stream.ofNullable(game).filter(_ -> isPlaying()).map(GameSession::record).filter(each -> each.plies() > 0),
                waiting.stream()).toList();
    }

    /** Sets the listener for changes of the unfinished games. There is only one, for the visible screen. */
    public void watch(Runnable changed) {
        watcher = changed;
    }

    /** Reloads the unfinished games. */
    public void refresh() {
        services.background().run(sessions::unfinished, this::arrived, problem -> services.trouble("trouble.unexpected", problem));
    }

    private void arrived(GameStore.Contents contents) {
        var here = game == null ? "" : game.id();
        var now = contents.games().stream().filter(kept -> kept.state() == GameStore.State.WAITING).map(GameStore.Kept::game)
                .filter(each -> !each.id().equals(here)).toList();
        if (now.equals(waiting)) return;
        waiting = now;
        watcher.run();
    }

    /** Discards an unfinished game; a notice offers to bring it back. */
    public void discard(GameRecord record) {
        services.background().run(() -> sessions.discard(record.id()), gone -> {
            switch (gone) {
                case Attempt.Done<Path> _ -> {
                    services.notices().tell(
                            services.text("unfinished.deleted", record.terms().white().name(), record.terms().black().name()),
                            services.text("unfinished.undo"), () -> restore(record.id()));
                    refresh();
                }
                case Attempt.Failed<Path>(Trouble trouble) -> tell(trouble);
            }
        }, problem -> services.trouble("trouble.unexpected", problem));
    }

    private void restore(String id) {
        services.background().run(() -> sessions.restore(id), back -> {
            back.problem().ifPresent(this::tell);
            refresh();
        }, problem -> services.trouble("trouble.unexpected", problem));
    }

    /** Leaves the game on the board and waits briefly until everything is stored. */
    @Override
    public void close() {
        sessions.close();
    }
}
