package rookery.play.match;

import java.time.Duration;
import java.util.EnumSet;
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
import rookery.kernel.variant.DrawRules;
import rookery.kernel.variant.FlagFall;
import rookery.play.bot.Thought;
import rookery.play.match.MatchSnapshot.Phase;

/**
 * Conducts a game: turns, dice, clocks, bots, and its end. {@link Requests} decides what persons may ask of it. Mutable, for one thread at a time;
 * {@link Match} sees to that and tells the world.
 */
final class Referee implements BotDesk.Reports {

    /** After so many turns lost in a row nobody is there any more, and the match pauses. */
    private static final int MOST_PASSES = 10;

    private final MatchSettings settings;
    private final Timer timer;
    private final Executor mailbox;
    private final Adjudicator adjudicator;
    private final Consumer<MatchEvent> listener;
    private final Ledger ledger;
    private final Clock clock;
    private final ClockState firstTurn;
    private final BotDesk desk;
    private final Set<Side> restrained = EnumSet.noneOf(Side.class);
    private Phase phase = Phase.READY;
    private Outcome outcome = new Outcome.Ongoing();
    private @Nullable BotTrouble trouble;
    private @Nullable Side offer;
    private int shown = Move.NONE;
    private Duration pace;
    private boolean stepping;
    private long version;
    private long delays;
    private Timer.@Nullable Alarm flag;
    private Timer.@Nullable Alarm delay;

    Referee(MatchSettings settings, Ledger ledger, Clock clock, Venue venue, Adjudicator adjudicator, Executor mailbox,
            Consumer<MatchEvent> listener, Map<Side, CompletableFuture<Void>> free) {
        this.settings = settings;
        this.ledger = ledger;
        this.clock = clock;
        this.timer = venue.timer();
        this.adjudicator = adjudicator;
        this.mailbox = mailbox;
        this.listener = listener;
        this.pace = settings.options().pace();
        this.firstTurn = ClockState.initial(settings.clocks(), settings.start().turn()).withTurn(settings.start().turn());
        this.desk = new BotDesk(settings, venue, mailbox, this, free);
    }

    // ---- what bots say -------------------------------------------------------------------------------------------

    @Override
    public void decided(Side side, Decision decision) {
        lookAtClock();
        if (phase != Phase.RUNNING || ledger.position().turn() != side) {
            return;
        }
        switch (decision) {
            case Decision.Failed(Throwable cause) -> failed(side, BotTrouble.Kind.FAILED, BotDesk.words(cause));
            case Decision.Resigns() -> end(new Outcome.Win(side.opponent(), Reason.RESIGNATION), null);
            case Decision.Claims() -> firstClaim(ledger.position()).ifPresent(claim -> end(new Outcome.Draw(claim.reason()), null));
            case Decision.Chosen chosen -> chosen(side, chosen);
        }
    }

    private void chosen(Side side, Decision.Chosen chosen) {
        if (chosen.acceptsDraw() && offer == side.opponent()) {
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
        if (chosen.offersDraw() && offer == null && !restrained.contains(side) && !ledger.position().outcome().isOver()) {
            recordOffer(side);
        }
        if (stepping && !isSettled()) {
            pause();
        }
        advance();
        if (settings.seat(side) instanceof Seat.BotSeat seat && seat.ponders() && phase == Phase.RUNNING
                && ledger.position().turn() != side) {
            desk.ponder(side, ledger.copy());
        }
    }

    /** A move that may be any number at all. */
    private String words(int move) {
        int squares = ledger.position().shape().squares();
        return Move.from(move) < squares && Move.to(move) < squares
                ? ledger.position().shape().name(Move.from(move)) + ledger.position().shape().name(Move.to(move))
                : "no move at all (" + move + ")";
    }

    @Override
    public void considered(Side side, boolean accepts) {
        if (phase != Phase.RUNNING || offer != side.opponent()) {
            return;
        }
        if (accepts) {
            end(new Outcome.Draw(Reason.AGREEMENT), null);
        } else {
            decline(side);
        }
    }

    @Override
    public void thinks(Side side, Thought thought) {
        listener.accept(new MatchEvent.Thinking(side, thought));
    }

    @Override
    public void failed(Side side, BotTrouble.Kind kind, String detail) {
        if (isDone()) {
            return;
        }
        Reason reason = kind == BotTrouble.Kind.ILLEGAL_MOVE ? Reason.ILLEGAL_MOVE : Reason.PLAYER_FAILED;
        end(new Outcome.Win(side.opponent(), reason), new BotTrouble(side, kind, detail));
    }

    // ---- the course of the game ----------------------------------------------------------------------------------

    void start() {
        phase = Phase.RUNNING;
        if (clock.state().phase() == ClockState.Phase.READY) {
            clock.start(ledger.position().turn());
        } else {
            clock.resume();
        }
        publish(new MatchEvent.Started());
        advance();
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
        long spent = clock.state().turnElapsed();
        if (!clock.press()) {
            lookAtClock();
            return false;
        }
        Side side = ledger.position().turn();
        Played played = ledger.play(move, clock.state(), spent, thought);
        turnOver(side);
        restrained.remove(side);
        publish(new MatchEvent.Moved(played));
        return true;
    }

    private void turnOver(Side side) {
        shown = Move.NONE;
        if (offer == side.opponent()) {
            offer = null;
        }
    }

    /** Goes on until somebody is to act: ends the game, rolls the die, asks the bot. */
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
        Position position = ledger.position();
        if (Move.isRoll(position.lastMove())) {
            return false;
        }
        Outcome byRules = position.outcome();
        if (byRules.isOver()) {
            end(byRules, null);
            return true;
        }
        Optional<Outcome> more = settings.options().automaticClaims()
                ? firstClaim(position).map(claim -> new Outcome.Draw(claim.reason()))
                : Optional.empty();
        if (more.isEmpty() && !adjudicator.equals(Adjudicator.NONE)) {
            more = adjudicator.judge(snapshot()).filter(Outcome::isOver);
        }
        more.ifPresent(decided -> end(decided, null));
        return more.isPresent();
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
        long number = ++delays;
        delay = timer.after(pace.toNanos(), () -> mailbox.execute(() -> paceOver(number, side, bot)));
    }

    private void paceOver(long number, Side side, Seat.BotSeat bot) {
        // An alarm that was cancelled may have rung already.
        if (delay != null && number == delays) {
            delay = null;
            clock.resume();
            ask(side, bot);
            watchClock();
        }
    }

    private void ask(Side side, Seat.BotSeat bot) {
        Set<Claim> claims = bot.draws() ? claims(ledger.position()) : Set.of();
        desk.ask(side, bot, ledger.copy(), BotTime.limits(bot.limits(), settings.clocks(), clock.state(), side), claims,
                offer == side.opponent());
    }

    private Set<Claim> claims(Position position) {
        DrawRules draws = settings.variant().draws();
        return draws.repetitionClaim() == 0 && draws.quietMovesClaim() == 0 ? Set.of() : position.claims();
    }

    Optional<Claim> firstClaim(Position position) {
        return claims(position).stream().sorted().findFirst();
    }

    /** Puts a person's offer to the other side. */
    void offerDraw(Side side) {
        recordOffer(side);
        Side other = side.opponent();
        if (settings.seat(other) instanceof Seat.BotSeat bot) {
            if (!bot.draws()) {
                decline(other);
            } else if (desk.isThinking(other)) {
                desk.offer();
            } else if (ledger.position().turn() != other) {
                desk.consider(other, ledger.copy());
            }
        }
    }

    private void recordOffer(Side side) {
        offer = side;
        restrained.add(side);
        publish(new MatchEvent.DrawOffered(side));
    }

    private void decline(Side side) {
        offer = null;
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
        clock.resume();
        publish(new MatchEvent.Resumed());
        advance();
    }

    void setPace(Duration changed) {
        pace = changed;
        version++;
    }

    /** Takes back everything but the first actions. */
    void cutBack(int size) {
        int before = ledger.size();
        rest();
        ledger.shrink(size);
        shown = Move.NONE;
        offer = null;
        restrained.clear();
        ClockState then = size == 0 ? firstTurn : ledger.played().getLast().clock();
        clock.restore(then.with(phase == Phase.PAUSED ? ClockState.Phase.PAUSED : ClockState.Phase.RUNNING));
        publish(new MatchEvent.TakenBack(before, size));
        advance();
    }

    /** Stops everything that would go on by itself. */
    private void rest() {
        desk.stop();
        stepping = false;
        if (delay != null) {
            delay.cancel();
            delay = null;
        }
        if (flag != null) {
            flag.cancel();
            flag = null;
        }
    }

    void end(Outcome decided, @Nullable BotTrouble why) {
        phase = Phase.OVER;
        outcome = decided;
        trouble = why;
        leave();
        publish(new MatchEvent.Ended(decided));
    }

    /** Breaks the match off where it stands; nothing after the end. */
    void close() {
        if (!isDone()) {
            phase = Phase.CLOSED;
            version++;
            leave();
        }
    }

    private void leave() {
        rest();
        desk.close();
        shown = Move.NONE;
        offer = null;
        if (clock.state().phase() != ClockState.Phase.FLAGGED) {
            if (phase == Phase.CLOSED) {
                clock.pause();
            } else {
                clock.stop();
            }
        }
    }

    // ---- time ----------------------------------------------------------------------------------------------------

    private void watchClock() {
        if (flag != null) {
            flag.cancel();
            flag = null;
        }
        if (phase == Phase.RUNNING) {
            clock.untilExpiry().ifPresent(nanos -> flag = timer.after(nanos, () -> mailbox.execute(this::alarm)));
        }
    }

    private void alarm() {
        lookAtClock();
        watchClock();
    }

    void lookAtClock() {
        if (phase != Phase.RUNNING) {
            return;
        }
        switch (clock.state().phase()) {
            case FLAGGED -> end(flagFallen(ledger.position().turn()), null);
            case TURN_EXPIRED -> passTurn();
            case READY, RUNNING, PAUSED, STOPPED -> {
            }
        }
    }

    private Outcome flagFallen(Side side) {
        boolean drawn = settings.variant().flagFall() == FlagFall.LOSS_OR_DRAW && !ledger.position().canWin(side.opponent());
        return drawn ? new Outcome.Draw(Reason.TIME) : new Outcome.Win(side.opponent(), Reason.TIME);
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

    // ---- what the world sees -------------------------------------------------------------------------------------

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

    /** The side whose offer stands. */
    @Nullable
    Side offer() {
        return offer;
    }

    /** Whether the side has moved since its last offer. */
    boolean mayOffer(Side side) {
        return !restrained.contains(side);
    }

    /** The move that waits to be confirmed, or {@link Move#NONE}. */
    int shown() {
        return shown;
    }

    long version() {
        return version;
    }

    CompletableFuture<Void> released(Side side) {
        return desk.released(side);
    }

    MatchSnapshot snapshot() {
        boolean over = isDone();
        return new MatchSnapshot(settings, version, phase, ledger.copy(), ledger.played(), ledger.position().inCheck(),
                over ? Set.of() : claims(ledger.position()), offer, shown, new ClockFace(settings.clocks(), clock.state(), timer.nanos()),
                pace,
                outcome, trouble);
    }
}
