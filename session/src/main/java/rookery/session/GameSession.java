package rookery.session;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;
import rookery.archive.Attempt;
import rookery.archive.GameRecord;
import rookery.archive.GameTerms;
import rookery.archive.JournalEntry;
import rookery.archive.StoredGame;
import rookery.archive.Trouble;
import rookery.kernel.position.Outcome;
import rookery.play.match.Answer;
import rookery.play.match.DiceStretch;
import rookery.play.match.Match;
import rookery.play.match.MatchAction;
import rookery.play.match.MatchEvent;
import rookery.play.match.MatchSnapshot;
import rookery.play.match.Played;
import rookery.session.SessionSnapshot.State;

/**
 * One game from its first move to its place in the library. It owns the match and its journal; nobody else writes either.
 *
 * <p>Every event is synced to disk before listeners receive it. A finished game goes into the library, and only then is its journal removed. If the disk fails,
 * play continues; the snapshot says that the game is not safe, and writing is retried until it succeeds.
 *
 * <p>Calls may come from any thread. Three threads take part: the referee's, where events happen; the writer's, which stores and publishes them; and the
 * librarian's, which may wait for the library without delaying play.
 */
public final class GameSession {

    private static final System.Logger LOG = System.getLogger(GameSession.class.getName());

    /** An event not yet stored and published. */
    private record News(List<JournalEntry> entries, SessionEvent event, MatchSnapshot match, List<DiceStretch> dice, boolean helped,
            State state) {
    }

    private final Sessions home;
    private final GameRecord begun;
    private final Match match;
    private final SeatedPlayers players;
    private final List<SessionListener> listeners = new CopyOnWriteArrayList<>();
    private final CompletableFuture<SessionSnapshot> settled = new CompletableFuture<>();
    private final CompletableFuture<Void> tried = new CompletableFuture<>();
    // Events, published or not; guarded by this.
    private final Deque<News> untold = new ArrayDeque<>();
    private MatchSnapshot latest;
    private List<DiceStretch> dice;
    private boolean helped;
    private State state = State.RUNNING;
    // Used on the writer's thread only.
    private @Nullable News newest;
    private boolean written;
    private @Nullable Trouble unwritten;
    private @Nullable Trouble unshelved;
    private volatile Telling told;

    /** The last published snapshot, and the dice at that time. */
    private record Telling(SessionSnapshot snapshot, List<DiceStretch> dice) {
    }

    /** @param record the game so far; its journal, if there is one, is rewritten */
    GameSession(Sessions home, GameRecord record, Match match, SeatedPlayers players) {
        this.home = home;
        this.begun = record;
        this.match = match;
        this.players = players;
        latest = match.snapshot();
        dice = record.dice();
        helped = record.helped();
        told = new Telling(
                new SessionSnapshot(record.id(), home.nextNumber(), State.RUNNING, record.terms(), latest, helped, Optional.empty()),
                dice);
        match.listen(this::happened);
    }

    public String id() {
        return begun.id();
    }

    public GameTerms terms() {
        return begun.terms();
    }

    /** The last published snapshot. */
    public SessionSnapshot snapshot() {
        return told.snapshot();
    }

    /** Sends the listener every event from now on. */
    public void listen(SessionListener listener) {
        listeners.add(listener);
    }

    public void forget(SessionListener listener) {
        listeners.remove(listener);
    }

    /** Completes when the game is in the library, or left and safe on disk. */
    public CompletableFuture<SessionSnapshot> settled() {
        return settled.copy();
    }

    /** Completes when, after the game ended or was left, everything has been tried once, successfully or not. */
    public CompletableFuture<Void> tried() {
        return tried.copy();
    }

    // ---- intents -------------------------------------------------------------------------------------------------

    /** Begins or resumes the game. */
    public void start() {
        match.start();
    }

    /** Asks the referee for something. The answer comes before the event is on disk; listeners hear of it afterwards. */
    public CompletableFuture<Answer> post(MatchAction action) {
        return match.post(action);
    }

    /** Records that a player had help, such as a hint, so that the game is not rated. */
    public void help() {
        synchronized (this) {
            if (helped || state != State.RUNNING) {
                return;
            }
            helped = true;
            add(List.of(new JournalEntry.Helped()), new SessionEvent.Helped());
        }
    }

    /** Leaves the game: clocks stop, bots close, and the game waits to be resumed. Does nothing if it is over. */
    public CompletableFuture<SessionSnapshot> leave() {
        // The pause reads the clocks: a flag may just have fallen. After closing nothing can happen.
        match.tell(new MatchAction.Pause());
        match.close();
        var _ = match.settled().thenAccept(this::left);
        return settled();
    }

    private void left(MatchSnapshot closed) {
        synchronized (this) {
            if (state != State.RUNNING) {
                return;
            }
            state = State.WAITING;
            latest = closed;
            add(List.of(new JournalEntry.Clock(closed.clock().state())), new SessionEvent.Left());
        }
    }

    /** The game as last published, with the clock as it stands now; for saving. */
    public GameRecord record() {
        Telling last = told;
        SessionSnapshot now = last.snapshot();
        return begun.withDice(last.dice()).withPlay(now.match().played(), now.match().clock().shown(home.venue().timer().nanos()),
                now.helped(),
                now.match().outcome());
    }

    private GameRecord record(News news) {
        return begun.withDice(news.dice()).withPlay(news.match().played(), news.match().clock().state(), news.helped(),
                news.match().outcome());
    }

    // ---- from the referee ----------------------------------------------------------------------------------------

    /** On the referee's thread. */
    private void happened(MatchEvent event, MatchSnapshot after) {
        if (event instanceof MatchEvent.Thinking) {
            return;
        }
        synchronized (this) {
            latest = after;
            List<JournalEntry> entries = new ArrayList<>();
            switch (event) {
                case MatchEvent.Rolled(Played roll) -> entries.add(new JournalEntry.Action(roll));
                case MatchEvent.Moved(Played move) -> entries.add(new JournalEntry.Action(move));
                case MatchEvent.TurnPassed(Played pass) -> entries.add(new JournalEntry.Action(pass));
                case MatchEvent.TakenBack(int _, int size) -> {
                    dice = DiceStretch.cutBack(dice, size);
                    entries.add(new JournalEntry.TakenBack(size, after.clock().state()));
                    if (!helped) {
                        helped = true;
                        entries.add(new JournalEntry.Helped());
                    }
                }
                case MatchEvent.Paused() -> entries.add(new JournalEntry.Clock(after.clock().state()));
                case MatchEvent.Ended(Outcome outcome) -> {
                    state = State.ENDING;
                    entries.add(new JournalEntry.Ended(outcome, after.clock().state()));
                }
                case MatchEvent.Started _,MatchEvent.Resumed _,MatchEvent.Shown _,MatchEvent.PutBack _,MatchEvent.DrawOffered _,MatchEvent.DrawDeclined _,MatchEvent.Thinking _ ->
                    {
                    }
            }
            add(entries, new SessionEvent.Happened(event));
        }
    }

    /** Call with the session locked. */
    private void add(List<JournalEntry> entries, SessionEvent event) {
        untold.add(new News(entries, event, latest, dice, helped, state));
        if (untold.size() == 1) {
            home.writer(id()).execute(this::flush);
        }
    }

    // ---- on the writer's thread ----------------------------------------------------------------------------------

    private void flush() {
        List<News> batch;
        synchronized (this) {
            batch = List.copyOf(untold);
            untold.clear();
        }
        if (batch.isEmpty()) {
            return;
        }
        News last = batch.getLast();
        newest = last;
        Optional<Trouble> before = unsafe();
        keep(last, batch.stream().flatMap(each -> each.entries().stream()).toList());
        batch.forEach(this::tell);
        tellSafety(before);
        if (last.state() == State.ENDING) {
            shelve(last);
        } else if (last.state() == State.WAITING) {
            rest();
        }
    }

    /** Syncs to disk what has happened since the last attempt; after a failure, the whole game. */
    private void keep(News last, List<JournalEntry> entries) {
        boolean whole = !written || unwritten != null;
        // A game is stored from its first action on.
        if (whole ? !written && unwritten == null && last.match().played().isEmpty() : entries.isEmpty()) {
            return;
        }
        Attempt<?> attempt = home.attempt(() -> whole ? home.store().write(record(last)) : home.store().append(id(), entries));
        unwritten = attempt.problem().orElse(null);
        if (unwritten == null) {
            written = true;
        } else {
            home.later(() -> home.writer(id()).execute(this::again));
        }
    }

    /** Retries a failed write, unless newer events will trigger it anyway. */
    private void again() {
        News last = newest;
        synchronized (this) {
            if (!untold.isEmpty()) {
                return;
            }
        }
        if (last != null && unwritten != null) {
            Optional<Trouble> before = unsafe();
            keep(last, List.of());
            tellSafety(before);
            if (last.state() == State.WAITING) {
                rest();
            }
        }
    }

    private Optional<Trouble> unsafe() {
        return Optional.ofNullable(unwritten != null ? unwritten : unshelved);
    }

    /** Publishes that the game is no longer safe, safe again, or unsafe for another reason. */
    private void tellSafety(Optional<Trouble> before) {
        Optional<Trouble> now = unsafe();
        if (!now.equals(before)) {
            tell(now.<SessionEvent>map(SessionEvent.Unsafe::new).orElse(new SessionEvent.SafeAgain()), snapshot().state());
        }
    }

    private void tell(SessionEvent event, State changed) {
        SessionSnapshot now = snapshot();
        tell(new News(List.of(), event, now.match(), told.dice(), now.helped(), changed));
    }

    private void tell(News news) {
        SessionSnapshot after = new SessionSnapshot(id(), home.nextNumber(), news.state(), terms(), news.match(), news.helped(), unsafe());
        told = new Telling(after, news.dice());
        for (SessionListener listener : listeners) {
            try {
                listener.on(news.event(), after);
            } catch (RuntimeException | Error e) {
                LOG.log(System.Logger.Level.ERROR, "A listener failed on " + news.event(), e);
            }
        }
    }

    /** The game waits, and others may resume it. If it could not be written it stays here and writing is retried. */
    private void rest() {
        if (unwritten == null) {
            end();
        }
        tried.complete(null);
    }

    private void end() {
        home.ended(this);
        settled.complete(snapshot());
        home.dismiss(match, players);
        tried.complete(null);
    }

    /** Saves the finished game to the library and then removes its journal. Both may have been done before. */
    private void shelve(News over) {
        GameRecord game = record(over);
        if (game.plies() == 0) {
            // Nobody has moved: there is nothing to store.
            finished(0);
            return;
        }
        home.librarian().execute(() -> {
            Attempt<StoredGame> saved = home.save(game);
            home.writer(id()).execute(() -> shelved(over, saved));
        });
    }

    private void shelved(News over, Attempt<StoredGame> saved) {
        switch (saved) {
            case Attempt.Done<StoredGame>(StoredGame row) -> finished(row.id());
            case Attempt.Failed<StoredGame>(Trouble trouble) -> {
                Optional<Trouble> before = unsafe();
                unshelved = trouble;
                home.later(() -> home.writer(id()).execute(() -> shelve(over)));
                tellSafety(before);
                tried.complete(null);
            }
        }
    }

    private void finished(long row) {
        synchronized (this) {
            state = State.FINISHED;
        }
        unwritten = null;
        unshelved = null;
        // If this fails, the next start finds the journal, and the library recognises the game by its id.
        home.attempt(() -> home.store().remove(id())).problem()
                .ifPresent(trouble -> LOG.log(System.Logger.Level.WARNING, trouble.message()));
        tell(new SessionEvent.Kept(row), State.FINISHED);
        end();
    }
}
