package rookery.play.match;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.position.Problem;
import rookery.kernel.position.Verdict;
import rookery.play.chance.Seeds;
import rookery.play.worker.Mailbox;

/**
 * One game of any variant with its referee: two seats, turns, dice, clocks, draws, take-backs, from the first move to the result.
 *
 * <p>Actions are {@linkplain #post posted} from any thread; a single thread at a time handles and answers them, in order. Listeners receive {@link
 * MatchEvent}s, each with an immutable {@link MatchSnapshot}. After the end nothing changes any more.
 *
 * <p>When time runs out:
 * <ul>
 * <li>A fallen flag loses. Where the rules say so ({@code FlagFall.LOSS_OR_DRAW}) it is a draw if the other side can no longer win.
 * <li>A turn with a time of its own ({@link TimeControl.PerTurn}) passes to the other side; a move that was only shown is put back. Whoever is in check may not
 * pass, and loses on time. When nobody has moved for ten turns the match pauses.
 * </ul>
 *
 * <p>A bot that throws, chooses an illegal move or does not answer loses the game, and {@link MatchSnapshot#trouble} says why; the program is unharmed.
 */
public final class Match implements AutoCloseable {

    private static final System.Logger LOG = System.getLogger(Match.class.getName());

    private final MatchSettings settings;
    private final Venue venue;
    private final Adjudicator adjudicator;
    private final Mailbox mailbox;
    private final Referee referee;
    private final Requests requests;
    private final List<Listener> listeners = new CopyOnWriteArrayList<>();
    private final CompletableFuture<MatchSnapshot> ended = new CompletableFuture<>();
    private volatile MatchSnapshot snapshot;

    private Match(MatchSettings settings, Ledger ledger, Clock clock, Venue venue, Adjudicator adjudicator,
            Map<Side, CompletableFuture<Void>> free) {
        this.settings = settings;
        this.venue = venue;
        this.adjudicator = adjudicator;
        this.mailbox = new Mailbox(venue.referee());
        Judge judge = new Judge(settings, adjudicator);
        this.referee = new Referee(settings, ledger, clock, venue, judge, mailbox, this::publish, free);
        this.requests = new Requests(settings, referee, ledger, judge);
        this.snapshot = referee.snapshot();
    }

    /** A match on this machine's time and threads. */
    public static Match of(MatchSettings settings) {
        return of(settings, Venue.standard(), Adjudicator.NONE);
    }

    /** @throws IllegalArgumentException if the start position cannot be played */
    public static Match of(MatchSettings settings, Venue venue, Adjudicator adjudicator) {
        return new Match(settings, new Ledger(start(settings)), new Clock(settings.clocks(), venue.timer()::nanos), venue, adjudicator,
                Map.of());
    }

    /**
     * An interrupted match, with everything played and the clock as it stood. It resumes when started.
     *
     * @param now the clock at the interruption
     * @throws IllegalArgumentException if an action is not legal, or the clock does not fit the settings
     */
    public static Match continued(MatchSettings settings, List<Played> past, ClockState now, Venue venue, Adjudicator adjudicator) {
        Ledger ledger = new Ledger(start(settings));
        for (Played each : past) {
            if (!ledger.isAllowed(each.action()) && !each.isPass() || !each.clock().fits(settings.clocks())) {
                throw new IllegalArgumentException("action " + ledger.size() + ", " + each.text() + ", cannot have been played");
            }
            ledger.play(each.action(), each.clock(), each.spent(), each.thought());
        }
        if (now.turn() != ledger.position().turn()) {
            throw new IllegalArgumentException("the clock of the wrong side was running");
        }
        Clock clock = new Clock(settings.clocks(), venue.timer()::nanos);
        clock.restore(now.phase() == ClockState.Phase.READY ? now : now.withPhase(ClockState.Phase.PAUSED));
        return new Match(settings, ledger, clock, venue, adjudicator, Map.of());
    }

    private static Position start(MatchSettings settings) {
        return switch (Position.of(settings.variant(), settings.start())) {
            case Verdict.Playable(Position position) -> position;
            case Verdict.Unplayable(Set<Problem> problems) -> throw new IllegalArgumentException("cannot be played: " + problems);
        };
    }

    /**
     * Closes this match and returns a new one, not started, with the same seats and settings. Dice get a fresh seed. Bots are asked again once they are done
     * with the old game.
     */
    public Match again() {
        close();
        Map<Side, CompletableFuture<Void>> free = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            free.put(side, released(side));
        }
        DiceSeed dice = settings.dice();
        MatchSettings same = dice == null
                ? settings
                : settings.withDice(dice.isCommitted() ? DiceSeed.freshlyCommitted() : DiceSeed.open(Seeds.fresh()));
        return new Match(same, new Ledger(start(same)), new Clock(same.clocks(), venue.timer()::nanos), venue, adjudicator, free);
    }

    public MatchSettings settings() {
        return settings;
    }

    /** Begins: {@link MatchAction.Start} without waiting for the answer. */
    public void start() {
        tell(new MatchAction.Start());
    }

    /** Asks the referee to do something. The answer arrives on the referee's thread: do not block it. */
    public CompletableFuture<Answer> post(MatchAction action) {
        CompletableFuture<Answer> answer = new CompletableFuture<>();
        post(action, answer);
        return answer;
    }

    /** Asks the referee to do something, whatever the answer. */
    public void tell(MatchAction action) {
        post(action, new CompletableFuture<>());
    }

    private void post(MatchAction action, CompletableFuture<Answer> answer) {
        mailbox.execute(() -> {
            try {
                Refusal refusal = requests.handle(action);
                refresh();
                answer.complete(refusal == null ? new Answer.Accepted(snapshot) : new Answer.Refused(refusal));
            } catch (RuntimeException | Error e) {
                answer.completeExceptionally(e);
                throw e;
            }
        });
    }

    /** The match after the last event. */
    public MatchSnapshot snapshot() {
        return snapshot;
    }

    /** The match after everything that was posted before this call. */
    public CompletableFuture<MatchSnapshot> settled() {
        CompletableFuture<MatchSnapshot> settled = new CompletableFuture<>();
        mailbox.execute(() -> {
            refresh();
            settled.complete(snapshot);
        });
        return settled;
    }

    /** Completes when the game has ended or the match was closed. */
    public CompletableFuture<MatchSnapshot> ended() {
        return ended.copy();
    }

    /**
     * Completes when, after the end, the side's bot has returned from its last call and may be used again. A bot that never returns is abandoned with its
     * thread.
     */
    public CompletableFuture<Void> released(Side side) {
        return referee.released(side).copy();
    }

    /** Sends the listener every event from now on. */
    public void listen(Listener listener) {
        listeners.add(listener);
    }

    public void forget(Listener listener) {
        listeners.remove(listener);
    }

    /** Leaves the match: stops bots and clocks, without a result if there is none yet. Does not wait. Listeners receive no more events. */
    @Override
    public void close() {
        mailbox.execute(() -> {
            listeners.clear();
            referee.close();
            refresh();
            ended.complete(snapshot);
        });
    }

    private void refresh() {
        if (snapshot.version() != referee.version()) {
            snapshot = referee.snapshot();
        }
    }

    private void publish(MatchEvent event) {
        refresh();
        MatchSnapshot after = snapshot;
        for (Listener listener : listeners) {
            try {
                listener.on(event, after);
            } catch (RuntimeException e) {
                LOG.log(System.Logger.Level.ERROR, "A listener failed on " + event, e);
            }
        }
        if (event instanceof MatchEvent.Ended) {
            ended.complete(after);
        }
    }

    /** Receives a match's events in order, one at a time, on the referee's thread: it must return quickly and never block. */
    @FunctionalInterface
    public interface Listener {

        /**
         * @param after the match right after the event
         */
        void on(MatchEvent event, MatchSnapshot after);
    }
}
