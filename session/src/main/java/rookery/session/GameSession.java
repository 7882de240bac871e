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
import rookery.play.match.ClockState;
import rookery.play.match.Match;
import rookery.play.match.MatchAction;
import rookery.play.match.MatchEvent;
import rookery.play.match.MatchSnapshot;
import rookery.play.match.Played;
import rookery.session.SessionSnapshot.State;

/**
 * One game from its first move to its place in the library. It owns the match and what is kept of it; nobody else writes either.
 *
 * <p>What happens is forced to the disk, and then told to listeners. A finished game is put into the library, and only then its journal goes. If the disk
 * fails, the game goes on; a snapshot says that it is not safe, and writing is tried again until it succeeds.
 *
 * <p>Calls may come from any thread. Three threads take part: the referee's, on which things happen; the writer's, which keeps them and tells of them; and the
 * librarian's, which may wait for the library without keeping anybody from playing on.
 */
public final class GameSession {

    private static final System.Logger LOG = System.getLogger(GameSession.class.getName());

    /** Something that happened and is not yet kept and told. */
    private record News(List<JournalEntry> entries, SessionEvent event, MatchSnapshot match, boolean helped, State state) {
    }

    private final Sessions home;
    private final GameRecord begun;
    private final Match match;
    private final Seating seating;
    private final List<SessionListener> listeners = new CopyOnWriteArrayList<>();
    private final Deque<News> untold = new ArrayDeque<>();
    private final CompletableFuture<SessionSnapshot> settled = new CompletableFuture<>();
    private MatchSnapshot latest;
    private boolean helped;
    private State state = State.RUNNING;
    private boolean left;
    private volatile SessionSnapshot told;
    // The writer's own.
    private boolean written;
    private boolean torn;
    private long number;
    private @Nullable Trouble unsafe;

    /** @param record the game so far; what is kept of it, if anything is, is written anew */
    GameSession(Sessions home, GameRecord record, Match match, Seating seating) {
        this.home = home;
        this.begun = record;
        this.match = match;
        this.seating = seating;
        latest = match.snapshot();
        helped = record.helped();
        told = new SessionSnapshot(record.id(), 0, State.RUNNING, record.terms(), latest, helped, Optional.empty());
        match.listen(this::happened);
    }

    public String id() {
        return begun.id();
    }

    public GameTerms terms() {
        return begun.terms();
    }

    /** The last that was told. */
    public SessionSnapshot snapshot() {
        return told;
    }

    /** Tells the listener all that happens from now on. */
    public void listen(SessionListener listener) {
        listeners.add(listener);
    }

    public void forget(SessionListener listener) {
        listeners.remove(listener);
    }

    /** Done when the game is in the library, or left. */
    public CompletableFuture<SessionSnapshot> settled() {
        return settled.copy();
    }

    // ---- intents -------------------------------------------------------------------------------------------------

    /** Begins, or goes on. */
    public void start() {
        match.start();
    }

    /** Asks the referee for something. The answer comes before what happened is on the disk: listeners are told after that. */
    public CompletableFuture<Answer> post(MatchAction action) {
        return match.post(action);
    }

    /** Notes that somebody is helped, such as by advice, so that the game counts in no ranking. */
    public void help() {
        synchronized (this) {
            if (helped || latest.isOver()) {
                return;
            }
            helped = true;
            add(List.of(new JournalEntry.Helped()), new SessionEvent.Helped());
        }
    }

    /** Leaves the game: clocks stand, bots go, and it waits until it is taken up again. One that is over needs no leaving. */
    public CompletableFuture<SessionSnapshot> leave() {
        var _ = match.post(new MatchAction.Pause()).whenComplete((_, _) -> {
            match.close();
            wait(match.snapshot());
        });
        return settled();
    }

    private void wait(MatchSnapshot closed) {
        synchronized (this) {
            if (left || latest.isOver()) {
                return;
            }
            left = true;
            state = State.WAITING;
            List<JournalEntry> clock = List.of(new JournalEntry.Clock(latest.clock().state()));
            latest = closed;
            add(clock, new SessionEvent.Left());
        }
    }

    /** The game as it can be saved: as it was last told, with the clock as it stands. */
    public GameRecord record() {
        SessionSnapshot now = told;
        return record(now.match(), now.helped(), now.match().clock().shown(home.venue().timer().nanos()));
    }

    private GameRecord record(MatchSnapshot after, boolean wasHelped, ClockState clock) {
        return begun.withPlay(after.played(), clock, wasHelped, after.outcome());
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

    /** To be called with the session locked. */
    private void add(List<JournalEntry> entries, SessionEvent event) {
        untold.add(new News(entries, event, latest, helped, state));
        if (untold.size() == 1) {
            home.writer().execute(this::flush);
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
        keep(batch);
        for (News each : batch) {
            tell(each);
        }
        News last = batch.getLast();
        if (last.state() == State.ENDING) {
            home.librarian().execute(this::shelve);
        } else if (last.state() == State.WAITING) {
            rest();
        }
    }

    private void keep(List<News> batch) {
        News last = batch.getLast();
        List<JournalEntry> entries = batch.stream().flatMap(each -> each.entries().stream()).toList();
        Attempt<?> attempt;
        if (!written || torn) {
            // A game is kept from its first move on.
            if (last.match().played().isEmpty() && !written) {
                return;
            }
            attempt = home.store().write(record(last.match(), last.helped(), last.match().clock().state()));
        } else if (entries.isEmpty()) {
            return;
        } else {
            attempt = home.store().append(id(), entries);
        }
        attempt.problem().ifPresentOrElse(trouble -> {
            torn = true;
            fail(trouble, last, this::again);
        }, () -> {
            written = true;
            torn = false;
            recover(last);
        });
    }

    /** Tries again to write what could not be written, if nothing has since. */
    private void again() {
        synchronized (this) {
            if (!untold.isEmpty() || state == State.FINISHED) {
                return;
            }
        }
        if (torn) {
            SessionSnapshot now = told;
            keep(List.of(new News(List.of(), new SessionEvent.SafeAgain(), now.match(), now.helped(), now.state())));
            if (!torn && now.state() == State.WAITING) {
                rest();
            }
        }
    }

    private void fail(Trouble trouble, News last, Runnable retry) {
        boolean known = trouble.equals(unsafe);
        unsafe = trouble;
        if (!known) {
            tell(new News(List.of(), new SessionEvent.Unsafe(trouble), last.match(), last.helped(), last.state()));
        }
        home.later(() -> home.writer().execute(retry));
    }

    private void recover(News last) {
        if (unsafe != null) {
            unsafe = null;
            tell(new News(List.of(), new SessionEvent.SafeAgain(), last.match(), last.helped(), last.state()));
        }
    }

    private void tell(News news) {
        SessionSnapshot after = new SessionSnapshot(id(), ++number, news.state(), terms(), news.match(), news.helped(),
                Optional.ofNullable(unsafe));
        told = after;
        for (SessionListener listener : listeners) {
            try {
                listener.on(news.event(), after);
            } catch (RuntimeException e) {
                LOG.log(System.Logger.Level.ERROR, "A listener failed on " + news.event(), e);
            }
        }
    }

    /** The game waits: somebody else may take it up. If it could not be written it stays here, and goes on being tried. */
    private void rest() {
        if (!torn) {
            end();
        }
    }

    private void end() {
        home.store().release(id());
        home.ended(this);
        settled.complete(told);
        home.librarian().execute(seating::close);
    }

    // ---- on the librarian's thread -------------------------------------------------------------------------------

    /** Puts the finished game into the library, and then takes its journal away. Both may have been done before. */
    private void shelve() {
        SessionSnapshot over = told;
        if (over.match().played().isEmpty()) {
            home.writer().execute(() -> finished(0));
            return;
        }
        switch (home.shelve(record(over.match(), over.helped(), over.match().clock().state()))) {
            case Attempt.Done<StoredGame>(StoredGame row) -> home.writer().execute(() -> finished(row.id()));
            case Attempt.Failed<StoredGame>(Trouble trouble) -> home.writer().execute(() -> {
                News last = new News(List.of(), new SessionEvent.Unsafe(trouble), told.match(), told.helped(), State.ENDING);
                fail(trouble, last, () -> home.librarian().execute(this::shelve));
            });
        }
    }

    private void finished(long row) {
        synchronized (this) {
            state = State.FINISHED;
        }
        unsafe = null;
        tell(new News(List.of(), new SessionEvent.Kept(row), told.match(), told.helped(), State.FINISHED));
        end();
    }
}
