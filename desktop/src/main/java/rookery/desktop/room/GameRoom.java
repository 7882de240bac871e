package rookery.desktop.room;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;
import rookery.archive.Attempt;
import rookery.archive.GameRecord;
import rookery.archive.GameStore;
import rookery.archive.GameTerms;
import rookery.archive.Player;
import rookery.archive.Trouble;
import rookery.desktop.screen.library.Unfinished;
import rookery.desktop.screen.play.PlayContext;
import rookery.desktop.screen.play.PlayScreen;
import rookery.desktop.shelf.Badge;
import rookery.desktop.shelf.Shelf;
import rookery.desktop.shell.Desk;
import rookery.desktop.shell.Place;
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
public final class GameRoom implements Unfinished, AutoCloseable {
    /** Width of the pictures of those who play, in pixels. */
    private static final double FACE = 34;
    private static final Duration WATCHED_PACE = Duration.ofMillis(700);

    private final Desk desk;
    private final Roster roster;
    private final Shelf shelf;
    private final Venue venue;
    private final Sessions sessions;
    private final RandomGenerator random;
    private final Consumer<Effect> sound;
    private @Nullable PlayScreen game;
    /** Done when the game that left the board last may be taken up again, or could not be kept. */
    private CompletableFuture<?> left = CompletableFuture.completedFuture(null);
    /** As they were read last, the game on the board not among them; for screens that cannot wait. */
    private List<GameRecord> waiting = List.of();
    private Runnable watcher = () -> {};

    /**
     * @param data   the folder in which games are kept
     * @param random the source of seeds
     * @param venue  where games take place: their time and threads
     */
    public GameRoom(Desk desk, Path data, RandomGenerator random, Venue venue, Roster roster, Shelf shelf, Consumer<Effect> sound) {
        this.desk = desk;
        this.roster = roster;
        this.shelf = shelf;
        this.venue = venue;
        this.random = random;
        this.sound = sound;
        sessions = new Sessions(data, shelf::save, roster::find, venue, InstantSource.system());
    }

    /** Completes what an earlier run of the program left undone, and looks which games wait. */
    public void begin() {
        desk.background().run(() -> {
            var troubles = sessions.recover().join();
            var contents = sessions.unfinished();
            return new GameStore.Contents(contents.games(), List.of(troubles, contents.troubles()).stream().flatMap(List::stream).toList());
        }, contents -> {
            contents.troubles().forEach(trouble -> desk.notices().tell(trouble.message(), desk.text("dialog.close"), () -> {}));
            arrived(contents);
        }, problem -> desk.trouble("trouble.unexpected", problem));
    }

    /** Two copies of the program may share a folder: games are held by one of them each, but of settings there is one file. */
    public void tellIfTwice() {
        desk.background().run(sessions::isAlone, alone -> {
            if (!alone) desk.notices().tell(desk.text("program.twice"), desk.text("dialog.close"), () -> {});
        }, problem -> desk.trouble("trouble.unexpected", problem));
    }

    // ---- the game on the board -----------------------------------------------------------------------------------

    /** Begins a game; the one on the board waits from now on. */
    public @Nullable PlayScreen play(GameTerms terms, @Nullable DiceSeed dice) {
        var play = desk.settings().state().play();
        var known = terms.withPlayers(known(terms.white()), known(terms.black())).withConduct(terms.confirmsMoves() || play.confirmMoves(),
                terms.clocksWait() || play.clocksWait());
        return switch (sessions.begin(known, dice, options())) {
            case Attempt.Done<GameSession>(GameSession session) -> put(session);
            case Attempt.Failed<GameSession>(Trouble trouble) -> {
                tell(trouble);
                yield null;
            }
        };
    }

    private Player known(Player player) {
        return player instanceof Player.Person person && person.id().isEmpty() ? shelf.person(person.name()) : player;
    }

    private SessionOptions options() {
        return new SessionOptions(!desk.settings().state().play().rollByItself(), WATCHED_PACE);
    }

    /** Takes an unfinished game up; it comes to the board as soon as it is read. */
    public void resume(String id) {
        if (game != null && game.session().id().equals(id)) {
            desk.go(new Place.Resume());
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
        desk.background().run(() -> {
            // The game may be the one that has just left the board.
            before.join();
            return session.call();
        }, attempt -> {
            switch (attempt) {
                case Attempt.Done<GameSession>(GameSession taken) -> {
                    put(taken);
                    desk.go(new Place.Resume());
                }
                case Attempt.Failed<GameSession>(Trouble trouble) -> tell(trouble);
            }
        }, problem -> desk.trouble("trouble.resume", problem));
    }

    private void tell(Trouble trouble) {
        desk.notices().tell(trouble.message(), desk.text("dialog.close"), () -> {});
        refresh();
    }

    private PlayScreen put(GameSession session) {
        var before = game;
        if (before != null) {
            before.close();
            var _ = before.session().leave().thenRun(() -> Background.later(this::refresh));
            // Not until it is safe: with a library that cannot be written that might be never.
            left = before.session().tried();
        }
        session.listen(this::told);
        var screen = new PlayScreen(desk, new PlayContext(roster::bots, venue.timer()::nanos, sound,
                player -> roster.rating(player, session.terms().variant()), this::face,
                record -> new GameSaver(desk).save(record.game()), random::nextLong), session);
        game = screen;
        waiting = waiting.stream().filter(each -> !each.id().equals(session.id())).toList();
        return screen;
    }

    private Node face(Player player) {
        return switch (player) {
            case Player.Person person -> Badge.of(shelf.find(person.name()), person.name(), FACE);
            case Player.Computer computer -> Badge.bot(computer.name(), FACE);
        };
    }

    /** On the session's thread. */
    private void told(SessionEvent event, SessionSnapshot after) {
        switch (event) {
            case SessionEvent.Unsafe(Trouble trouble) ->
                Background
                        .later(() -> desk.notices().tell(desk.text("play.unsafe", trouble.message()), desk.text("dialog.close"), () -> {}));
            case SessionEvent.SafeAgain() -> Background.later(() -> desk.notices().tell(desk.text("play.safe")));
            case SessionEvent.Happened _,SessionEvent.Helped _,SessionEvent.Left _,SessionEvent.Kept _ -> {
            }
        }
    }

    /** The game on the board, or null while there is none: then the unfinished one that was begun last is on its way. */
    public @Nullable PlayScreen resume() {
        if (game == null && !waiting.isEmpty()) resume(waiting.getFirst().id());
        return game;
    }

    /** Whether a game is going on that closing the window would interrupt. */
    public boolean isPlaying() {
        return game != null && game.isBusy();
    }

    /** Whether there is a game to go back to. */
    public boolean isResumable() {
        return isPlaying() || !waiting.isEmpty();
    }

    /** How many moves the game on the board has; 0 where there is none. */
    public int moves() {
        return game == null ? 0 : game.moves();
    }

    // ---- games that wait -----------------------------------------------------------------------------------------

    /** What the game on the board is, in a few words, if it goes on. */
    Optional<String> going() {
        return Optional.ofNullable(game).filter(PlayScreen::isBusy).map(PlayScreen::title);
    }

    /** The unfinished games as they were read last, the last begun first; the one on the board is not among them. */
    public List<GameRecord> waiting() {
        return waiting;
    }

    @Override
    public List<GameRecord> unfinished() {
        return Stream.concat(Stream.ofNullable(game).filter(each -> each.isBusy() && each.moves() > 0).map(each -> each.session().record()),
                waiting.stream()).toList();
    }

    /** Calls it whenever other games wait than before. Of several the last one counts, since one screen is seen. */
    @Override
    public void watch(Runnable changed) {
        watcher = changed;
    }

    /** Looks again which games wait. */
    @Override
    public void refresh() {
        desk.background().run(sessions::unfinished, this::arrived, problem -> desk.trouble("trouble.unexpected", problem));
    }

    private void arrived(GameStore.Contents contents) {
        var here = game == null ? "" : game.session().id();
        var now = contents.games().stream().filter(kept -> kept.state() == GameStore.State.WAITING).map(GameStore.Kept::game)
                .filter(each -> !each.id().equals(here)).toList();
        if (now.equals(waiting)) return;
        waiting = now;
        watcher.run();
    }

    /** Throws a game that waits away; a notice brings it back. */
    @Override
    public void discard(GameRecord record) {
        desk.background().run(() -> sessions.discard(record.id()), gone -> {
            switch (gone) {
                case Attempt.Done<Path> _ -> {
                    desk.notices().tell(desk.text("unfinished.deleted", record.terms().white().name(), record.terms().black().name()),
                            desk.text("unfinished.undo"), () -> restore(record.id()));
                    refresh();
                }
                case Attempt.Failed<Path>(Trouble trouble) -> tell(trouble);
            }
        }, problem -> desk.trouble("trouble.unexpected", problem));
    }

    private void restore(String id) {
        desk.background().run(() -> sessions.restore(id), back -> {
            back.problem().ifPresent(this::tell);
            refresh();
        }, problem -> desk.trouble("trouble.unexpected", problem));
    }

    /** Leaves the game on the board and waits until all is kept; not longer than a moment. */
    @Override
    public void close() {
        if (game != null) game.close();
        sessions.close();
    }
}
