package rookery.play.match;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import rookery.kernel.move.Move;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Claim;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;
import rookery.play.bot.Thought;
import rookery.play.match.MatchSnapshot.Phase;

/**
 * Conducts a game: turns, dice, clocks, bots, and its end. {@link Requests} decides what people may ask of it. Bots are never refused: a bot that breaks the
 * rules loses. Mutable, for one thread at a time; {@link Match} ensures that and publishes the events.
 */
final class Referee implements BotPlayers.Reports {

    /** After this many passed turns in a row nobody seems to be there, and the match pauses. */
    private static final int MOST_PASSES = 10;

    private final MatchSettings settings;
    private final Timer timer;
    private final Judge judge;
    private final Consumer<MatchEvent> listener;
    private final Ledger ledger;
    private final Clock clock;
    private final ClockState firstTurn;
    private final BotPlayers bots;
    private final DrawOffers offers = new DrawOffers();
    /** Rings when the clock runs out. */
    private final MatchAlarm flag;
    /** Rings when a bot has been kept waiting long enough for people to follow. */
    private final MatchAlarm delay;
    private Phase phase = Phase.READY;
    private Outcome outcome = new Outcome.Ongoing();
    private @Nullable BotTrouble trouble;
    private int shown = Move.NONE;
    private Duration pace;
    private boolean stepping;
    private long version;

    Referee(MatchSettings settings, Ledger ledger, Clock clock, Venue venue, Judge judge, Executor mailbox,
            Consumer<MatchEvent> listener, Map<Side, CompletableFuture<Void>> free) {
        this.settings = settings;
        this.ledger = ledger;
        this.clock = clock;
        this.timer = venue.timer();
        this.judge = judge;
        this.listener = listener;
        this.pace = settings.options().pace();
        this.firstTurn = ClockState.initial(settings.clocks(), settings.start().turn()).turnOf(settings.start().turn());
        this.flag = new MatchAlarm(timer, mailbox);
        this.delay = new MatchAlarm(timer, mailbox);
        this.bots = new BotPlayers(settings, venue, mailbox, this, free);
    }

    // ---- the course of the game ----------------------------------------------------------------------------------

    void start() {
        phase = Phase.RUNNING;
        if (clock.state().phase() != ClockState.Phase.READY) {
            clock.resume();
        } else if (!isClockWaiting()) {
            clock.start(ledger.position().turn());
        }
        publish(new MatchEvent.Started());
        advance();
    }

    /** Whether the clocks wait for the first move. */
    private boolean isClockWaiting() {
        return settings.options().clocksWait() && ledger.played().stream().allMatch(Played::isRoll);
    }

    private void resumeClock() {
        if (clock.state().phase() == ClockState.Phase.PAUSED) {
            clock.resume();
        }
    }

    /** Shows a legal move that is to be confirmed. */
    void show(Side side, int move) {
        shown = move;
        publish(new MatchEvent.Shown(side, move));
    }

    void putBack(Side side) {
        int move = shown;
        shown = Move.NONE;
        publish(new MatchEvent.PutBack(side, move));
    }

    /** Makes a legal move, if there is still time for it. */
    boolean complete(int move, @Nullable Thought thought) {
        if (clock.state().phase() == ClockState.Phase.READY) {
            clock.start(ledger.position().turn());
        }
        long spent = clock.state().turnElapsed();
        if (!clock.press()) {
            lookAtClock();
            return false;
        }
        Side side = ledger.position().turn();
        Played played = ledger.play(move, clock.state(), spent, thought);
        turnOver(side);
        offers.moved(side);
        publish(new MatchEvent.Moved(played));
        return true;
    }

    private void turnOver(Side side) {
        shown = Move.NONE;
        offers.turnOver(side);
    }

    /** Continues after a bot's move; the bot may ponder on the other side's time. */
    private void goOnAfter(Side side) {
        if (stepping && !isSettled()) {
            pause();
        }
        advance();
        if (settings.seat(side) instanceof Seat.BotSeat seat && seat.ponders() && phase == Phase.RUNNING
                && ledger.position().turn() != side) {
            bots.ponder(side, ledger.copy());
        }
    }

    /** Advances until somebody must act: ends the game, rolls the die, asks the bot. */
    void advance() {
        while (phase == Phase.RUNNING && !isSettled()) {
            Position position = ledger.position();
            Seat seat = settings.seat(position.turn());
            if (position.toAct() != Actor.NATURE) {
                if (seat instanceof Seat.BotSeat bot) {
                    callBot(position.turn(), bot);
                }
                break;
            }
            if (seat instanceof Seat.Person && settings.options().personsRoll()) {
                break;
            }
            roll();
        }
        watchClock();
    }

    /** Ends the game if it is decided, and says whether it has ended. */
    private boolean isSettled() {
        Optional<Outcome> decision = judge.decision(ledger.position(), this::snapshot);
        decision.ifPresent(decided -> end(decided, null));
        return decision.isPresent();
    }

    void roll() {
        DiceSeed dice = settings.dice();
        if (dice == null) {
            throw new IllegalStateException("nature acts in a game without dice");
        }
        ClockState now = clock.state();
        publish(new MatchEvent.Rolled(ledger.play(Dice.roll(dice.seed(), ledger.position()), now, now.turnElapsed(), null)));
    }

    private void callBot(Side side, Seat.BotSeat bot) {
        if (pace.isZero() || stepping) {
            ask(side, bot);
            return;
        }
        clock.pause();
        delay.set(pace.toNanos(), () -> {
            resumeClock();
            ask(side, bot);
            watchClock();
        });
    }

    private void ask(Side side, Seat.BotSeat bot) {
        Set<Claim> claims = bot.draws() ? judge.claims(ledger.position()) : Set.of();
        bots.ask(side, bot, ledger.copy(), BotTime.limits(bot.limits(), settings.clocks(), clock.state(), side), claims,
                offers.waitsFor(side));
    }

    /** Puts a person's offer to the other side. */
    void offerDraw(Side side) {
        recordOffer(side);
        Side other = side.opponent();
        if (settings.seat(other) instanceof Seat.BotSeat bot) {
            if (!bot.draws()) {
                decline(other);
            } else if (bots.isThinking(other)) {
                bots.offer();
            } else if (ledger.position().turn() != other) {
                bots.consider(other, ledger.copy());
            }
        }
    }

    private void recordOffer(Side side) {
        offers.offer(side);
        publish(new MatchEvent.DrawOffered(side));
    }

    /** Handles the side's answer to the standing offer. */
    void answerOffer(Side side, boolean accepts) {
        if (accepts) {
            end(new Outcome.Draw(Reason.AGREEMENT), null);
        } else {
            decline(side);
        }
    }

    private void decline(Side side) {
        offers.lapse();
        publish(new MatchEvent.DrawDeclined(side));
    }

    void pause() {
        phase = Phase.PAUSED;
        rest();
        clock.pause();
        publish(new MatchEvent.Paused());
    }

    /** @param forOneMove pause again after the bot's next move */
    void resume(boolean forOneMove) {
        phase = Phase.RUNNING;
        stepping = forOneMove;
        resumeClock();
        publish(new MatchEvent.Resumed());
        advance();
    }

    void setPace(Duration changed) {
        pace = changed;
        version++;
    }

    /** Takes back everything after the first {@code size} actions. */
    void cutBack(int size) {
        int before = ledger.size();
        rest();
        ledger.shrink(size);
        shown = Move.NONE;
        offers.forget();
        if (isClockWaiting()) {
            clock.restore(firstTurn.withPhase(ClockState.Phase.READY));
        } else {
            ClockState then = size == 0 ? firstTurn : ledger.played().getLast().clock();
            clock.restore(then.withPhase(phase == Phase.PAUSED ? ClockState.Phase.PAUSED : ClockState.Phase.RUNNING));
        }
        publish(new MatchEvent.TakenBack(before, size));
        advance();
    }

    /** Stops everything that would otherwise carry on. */
    private void rest() {
        bots.stop();
        stepping = false;
        delay.silence();
        flag.silence();
    }

    void end(Outcome decided, @Nullable BotTrouble why) {
        phase = Phase.OVER;
        outcome = decided;
        trouble = why;
        leave();
        publish(new MatchEvent.Ended(decided));
    }

    /** Abandons the match as it stands; does nothing after the end. */
    void close() {
        if (!isDone()) {
            phase = Phase.CLOSED;
            version++;
            leave();
        }
    }

    private void leave() {
        rest();
        bots.close();
        shown = Move.NONE;
        offers.lapse();
        if (clock.state().phase() != ClockState.Phase.FLAGGED) {
            if (phase == Phase.CLOSED) {
                clock.pause();
            } else {
                clock.stop();
            }
        }
    }

    // ---- what bots answer ----------------------------------------------------------------------------------------

    @Override
    public void decided(Side side, Decision decision) {
        lookAtClock();
        if (phase != Phase.RUNNING || ledger.position().turn() != side) {
            return;
        }
        switch (decision) {
            case Decision.Failed(Throwable cause) -> failed(side, BotTrouble.Kind.FAILED, BotPlayers.words(cause));
            case Decision.Resigns() -> end(new Outcome.Win(side.opponent(), Reason.RESIGNATION), null);
            case Decision.Claims() -> judge.claim(ledger.position()).ifPresent(draw -> end(draw, null));
            case Decision.Chosen chosen -> playChoice(side, chosen);
        }
    }

    private void playChoice(Side side, Decision.Chosen chosen) {
        if (chosen.acceptsDraw() && offers.waitsFor(side)) {
            considered(side, true);
            return;
        }
        if (!ledger.isAllowed(chosen.move())) {
            failed(side, BotTrouble.Kind.ILLEGAL_MOVE, words(chosen.move()));
            return;
        }
        if (!complete(chosen.move(), chosen.thought())) {
            return;
        }
        if (chosen.offersDraw() && offers.standing() == null && offers.mayOffer(side) && !ledger.position().outcome().isOver()) {
            recordOffer(side);
        }
        goOnAfter(side);
    }

    /** The text of a bot's move, which may be any number. */
    private String words(int move) {
        Position position = ledger.position();
        int squares = position.shape().squares();
        return Move.from(move) < squares && Move.to(move) < squares
                ? position.shape().name(Move.from(move)) + position.shape().name(Move.to(move))
                : "no move at all (" + move + ")";
    }

    @Override
    public void considered(Side side, boolean accepts) {
        if (phase == Phase.RUNNING && offers.waitsFor(side)) {
            answerOffer(side, accepts);
        }
    }

    @Override
    public void thinks(Side side, Thought thought) {
        listener.accept(new MatchEvent.Thinking(side, thought));
    }

    @Override
    public void failed(Side side, BotTrouble.Kind kind, String detail) {
        if (!isDone()) {
            Reason reason = kind == BotTrouble.Kind.ILLEGAL_MOVE ? Reason.ILLEGAL_MOVE : Reason.PLAYER_FAILED;
            end(new Outcome.Win(side.opponent(), reason), new BotTrouble(side, kind, detail));
        }
    }

    // ---- time ----------------------------------------------------------------------------------------------------

    private void watchClock() {
        flag.silence();
        if (phase == Phase.RUNNING) {
            clock.untilExpiry().ifPresent(nanos -> flag.set(nanos, () -> {
                lookAtClock();
                watchClock();
            }));
        }
    }

    void lookAtClock() {
        if (phase != Phase.RUNNING) {
            return;
        }
        switch (clock.state().phase()) {
            case FLAGGED -> end(judge.flagFallen(ledger.position(), ledger.position().turn()), null);
            case TURN_EXPIRED -> passTurn();
            case READY, RUNNING, PAUSED, STOPPED -> {
            }
        }
    }

    private void passTurn() {
        Side side = ledger.position().turn();
        if (ledger.position().inCheck()) {
            end(new Outcome.Win(side.opponent(), Reason.TIME), null);
            return;
        }
        rest();
        long spent = clock.state().turnElapsed();
        clock.passExpiredTurn();
        Played pass = ledger.play(Move.PASS, clock.state(), spent, null);
        turnOver(side);
        publish(new MatchEvent.TurnPassed(pass));
        if (ledger.passesInARow() >= MOST_PASSES && !isSettled()) {
            pause();
        } else {
            advance();
        }
    }

    // ---- what others see ----------------------------------------------------------------------------------------

    private void publish(MatchEvent event) {
        version++;
        listener.accept(event);
    }

    Phase phase() {
        return phase;
    }

    /** Whether nothing can change any more. */
    boolean isDone() {
        return phase == Phase.OVER || phase == Phase.CLOSED;
    }

    Outcome outcome() {
        return outcome;
    }

    /** Read-only for callers: every change is published. */
    DrawOffers offers() {
        return offers;
    }

    /** The move that waits to be confirmed, or {@link Move#NONE}. */
    int shown() {
        return shown;
    }

    long version() {
        return version;
    }

    CompletableFuture<Void> released(Side side) {
        return bots.released(side);
    }

    MatchSnapshot snapshot() {
        boolean over = isDone();
        return new MatchSnapshot(settings, version, phase, ledger.copy(), ledger.played(), ledger.position().inCheck(),
                over ? Set.of() : judge.claims(ledger.position()), offers.standing(), shown,
                new ClockFace(settings.clocks(), clock.state(), timer.nanos()),
                pace,
                outcome, trouble);
    }
}
