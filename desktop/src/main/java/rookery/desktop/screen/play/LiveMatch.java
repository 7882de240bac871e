package rookery.desktop.screen.play;

import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import rookery.desktop.game.GameOrder;
import rookery.desktop.game.KeptGame;
import rookery.desktop.screen.play.PlayState.Message;
import rookery.desktop.shell.Desk;
import rookery.desktop.sound.Effect;
import rookery.desktop.store.Background;
import rookery.desktop.store.Store;
import rookery.play.match.Adjudicator;
import rookery.play.match.Answer;
import rookery.play.match.DiceSeed;
import rookery.play.match.Match;
import rookery.play.match.MatchAction;
import rookery.play.match.MatchEvent;
import rookery.play.match.MatchSnapshot;

/** The match on the screen: takes actions to its referee, and the referee's word to whoever keeps the game safe, to the ear and to the store. */
final class LiveMatch {
    private static final Duration REST = Duration.ofSeconds(3);
    private static final System.Logger LOG = System.getLogger(LiveMatch.class.getName());

    private final Desk desk;
    private final PlayHall hall;
    private final GameOrder order;
    private final Seating seating;
    private final Store<PlayState> store;
    private final AtomicReference<@Nullable MatchSnapshot> newest = new AtomicReference<>();
    private Match match;
    /** Whether it waits because nobody looks at it. */
    private boolean left;
    /** What the referee of a game that was left still tells must not overwrite the game after it. */
    private volatile boolean ended;
    /** Whether a move was taken back or advice was asked for: such a game is kept, but counts in no ranking. */
    private volatile boolean assisted;

    /**
     * A match that has not begun yet.
     *
     * @param kept what there is of it if it goes on where it was interrupted
     * @throws IllegalArgumentException if what was kept contradicts itself
     */
    LiveMatch(Desk desk, PlayHall hall, GameOrder order, @Nullable KeptGame kept) {
        this.desk = desk;
        this.hall = hall;
        this.order = order;
        seating = new Seating(order, hall.bots());
        var play = desk.settings().state().play();
        match = kept == null
                ? Match.of(seating.settings(play, order.committed() ? DiceSeed.freshlyCommitted() : DiceSeed.open(order.seed())),
                        hall.venue(), Adjudicator.NONE)
                : Match.continued(seating.settings(play, kept.dice()), kept.past(), kept.now(), hall.venue(), Adjudicator.NONE);
        assisted = kept != null && kept.isAssisted();
        store = new Store<>(PlayState.of(order, match.snapshot()).withUnrated(assisted && hall.isRated(order)));
    }

    Store<PlayState> store() {
        return store;
    }

    PlayState state() {
        return store.state();
    }

    // ---- to the referee ------------------------------------------------------------------------------------------

    void begin() {
        match.listen(this::happened);
        post(new MatchAction.Start());
    }

    /** Asks the referee for something; a refusal is told to the player. */
    void post(MatchAction action) {
        var _ = match.post(action).whenComplete((answer, problem) -> {
            if (problem != null) {
                Background.later(() -> desk.trouble("trouble.unexpected", problem));
            } else if (answer instanceof Answer.Refused(var reason)) {
                Background.later(() -> refuse("refusal." + reason.getClass().getSimpleName()));
            }
        });
    }

    /** A new game with the same seats; nothing of the old one is left. */
    void restart() {
        match = match.again();
        assisted = false;
        var fresh = PlayState.of(order, match.snapshot());
        store.submit(state -> fresh.withWhiteBelow(state.whiteBelow()));
        begin();
    }

    /** Nobody looks at the game now: it waits, and clocks with it. */
    void leave() {
        if (state().match().phase() == MatchSnapshot.Phase.RUNNING) {
            left = true;
            post(new MatchAction.Pause());
        }
    }

    /** Goes on if it waits because it was left. */
    void comeBack() {
        if (!left) return;
        left = false;
        post(new MatchAction.Resume());
    }

    /** Waits until the referee has told, and the keeper heard, everything that was asked so far; not longer than a moment. */
    void settle() {
        try {
            match.settled().get(REST.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException problem) {
            LOG.log(System.Logger.Level.WARNING, "the referee did not answer at the end", problem);
        }
    }

    /** Ends it for good; nothing it still tells is heard. */
    void end() {
        ended = true;
        match.close();
        desk.background().run(() -> {
            seating.close();
            return seating;
        }, _ -> {}, problem -> desk.trouble("trouble.unexpected", problem));
    }

    // ---- from the referee ----------------------------------------------------------------------------------------

    /** On the referee's thread. */
    private void happened(MatchEvent event, MatchSnapshot after) {
        if (event instanceof MatchEvent.Thinking || ended) return;
        boolean first = event instanceof MatchEvent.TakenBack && help();
        // Kept before it is shown: what a person has seen on the board is never lost.
        hall.keep(order, after, assisted);
        if (event instanceof MatchEvent.Ended) hall.finished(order, after, assisted);
        // Two quick bots make thousands of moves a second: only the newest state is worth showing.
        if (newest.getAndSet(after) == null) store.submit(this::arrive);
        if (first) change(new PlayEvent.Helped());
        PlaySounds.of(event, after, order).ifPresent(sound -> Background.later(() -> hall.play(sound)));
    }

    private PlayState arrive(PlayState state) {
        var arrived = newest.getAndSet(null);
        return arrived == null ? state : PlayReducer.reduce(state, new PlayEvent.Arrived(arrived));
    }

    /** Notes that someone was helped; says whether the ranking loses a game by it. */
    private boolean help() {
        if (assisted) return false;
        assisted = true;
        return hall.isRated(order);
    }

    // ---- to the player -------------------------------------------------------------------------------------------

    void change(PlayEvent event) {
        store.submit(state -> PlayReducer.reduce(state, event));
    }

    /** Tells the player, for ear and eye, why something is not done. */
    void refuse(String key) {
        hall.play(Effect.REFUSAL);
        change(new PlayEvent.Said(new Message(key, true)));
    }

    /** Someone asks for advice, which is kept with the game. */
    void advised() {
        if (help()) change(new PlayEvent.Helped());
        hall.keep(order, state().match(), assisted);
    }
}
