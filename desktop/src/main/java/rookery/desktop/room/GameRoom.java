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
import rookery.look.sound.Effect;
import rookery.play.match.DiceSeed;
import rookery.play.match.Venue;
import rookery.session.GameSession;
import rookery.session.SessionEvent;
import rookery.session.SessionOptions;
import rookery.session.SessionSnapshot;
import rookery.session.Sessions;

/** The games of this device: the one on the board, and the unfinished ones that wait. A game that leaves the board waits; none is ever lost. */
public final class GameRoom implements AutoCloseable {
    private static final Duration WATCHED_PACE = Duration.ofMillis(700);

    private final WindowServices services;
    private final LibraryService libraryService;
    private final Sessions sessions;
    private @Nullable GameSession game;
    /** Done when the game that left the board last may be taken up again, or could not be kept. */
    private CompletableFuture<?> left = CompletableFuture.completedFuture(null);
    /** As they were read last, the game on the board not among them; for screens that cannot wait. */
    private List<GameRecord> waiting = List.of();
    private Runnable watcher = () -> {};
    private Consumer<GameSession> board = _ -> {};

    /**
     * @param data  the folder in which games are kept
     * @param venue where games take place: their time and threads
     */
    public GameRoom(WindowServices services, Path data, Venue venue, Roster roster, LibraryService libraryService) {
        this.services = services;
        this.libraryService = libraryService;
        sessions = new Sessions(data, libraryService::save, roster, venue, InstantSource.system());
    }

    /** Completes what an earlier run of the program left undone, and looks which games wait. */
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

    /** Two copies of the program may share a folder: games are held by one of them each, but of settings there is one file. */
    public void tellIfTwice() {
        services.background().run(sessions::isAlone, alone -> {
            if (!alone) services.notices().tell(services.text("program.twice"), services.text("dialog.close"), () -> {});
        }, problem -> services.trouble("trouble.unexpected", problem));
    }

    // ---- the game on the board -----------------------------------------------------------------------------------

    /** Tells every game that comes to the board. */
    public void onBoard(Consumer<GameSession> shown) {
        board = shown;
    }

    /** Begins a game; the one on the board waits from now on. */
    public void play(GameTerms terms, @Nullable DiceSeed dice) {
        switch (sessions.begin(prepared(terms), dice, options())) {
            case Attempt.Done<GameSession>(GameSession session) -> toBoard(session);
            case Attempt.Failed<GameSession>(Trouble trouble) -> tell(trouble);
        }
    }

    /** The terms with what settings and profiles add to them. */
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

    /** Takes an unfinished game up; it comes to the board as soon as it is read. */
    public void resume(String id) {
        if (game != null && game.id().equals(id)) {
            services.go(new Place.Resume());
            return;
        }
        take(() -> sessions.resume(id, options()));
    }

    /** Goes on with a game of a file where it stands. */
    public void goOn(GameRecord saved) {
        var terms = saved.terms();
        var known = saved.fork(saved.id(), terms.withPlayers(known(terms.white()), known(terms.black())));
        take(() -> sessions.open(known, options()));
    }

    private void take(Callable<Attempt<GameSession>> session) {
        var before = left;
        services.background().run(() -> {
            // The game may be the one that has just left the board.
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

    /** Shows a game that has begun elsewhere; the one on the board waits from now on. */
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
            // Not until it is safe: with a library that cannot be written that might be never.
            left = before.tried();
        }
    }

    /** On the session's thread. */
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

    /** Without a game on the board the unfinished one that was begun last comes there, as soon as it is read. */
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

    /** Whether a game is going on that closing the window would interrupt. */
    public boolean isPlaying() {
        return game != null && !game.snapshot().match().isOver();
    }

    /** Whether there is a game to go back to. */
    public boolean isResumable() {
        return isPlaying() || !waiting.isEmpty();
    }

    // ---- games that wait -----------------------------------------------------------------------------------------

    /** What the game on the board is, in a few words, if it goes on. */
    public Optional<String> going() {
        return Optional.ofNullable(game).filter(_ -> isPlaying()).map(GameSession::terms).map(terms -> services.text("play.title",
                services.texts().variant(terms.variant()), terms.white().name(), terms.black().name()));
    }

    /** The unfinished games as they were read last, the last begun first; the one on the board is not among them. */
    public List<GameRecord> waiting() {
        return waiting;
    }

    /** The game on the board, if it goes on, and those that wait. */
    public List<GameRecord> unfinished() {
        return Stream.concat(Stream.ofNullable(game).filter(_ -> isPlaying()).map(GameSession::record).filter(each -> each.plies() > 0),
                waiting.stream()).toList();
    }

    /** Calls it whenever other games wait than before. Of several the last one counts, since one screen is seen. */
    public void watch(Runnable changed) {
        watcher = changed;
    }

    /** Looks again which games wait. */
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

    /** Throws a game that waits away; a notice brings it back. */
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

    /** Leaves the game on the board and waits until all is kept; not longer than a moment. */
    @Override
    public void close() {
        sessions.close();
    }
}
