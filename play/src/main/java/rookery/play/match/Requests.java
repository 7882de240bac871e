package rookery.play.match;

import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import rookery.kernel.move.Move;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;
import rookery.play.match.MatchSnapshot.Phase;

/** What people and the organiser ask of the {@link Referee}: each request is granted, or refused with a reason and no effect. */
final class Requests {

    private final MatchSettings settings;
    private final Referee referee;
    private final Ledger ledger;
    private final Judge judge;

    Requests(MatchSettings settings, Referee referee, Ledger ledger, Judge judge) {
        this.settings = settings;
        this.referee = referee;
        this.ledger = ledger;
        this.judge = judge;
    }

    /** Does what is asked, or says why not. */
    @Nullable
    Refusal handle(MatchAction action) {
        referee.lookAtClock();
        return switch (action) {
            case MatchAction.Start() -> start();
            case MatchAction.Play(Side side, int move) -> play(side, move);
            case MatchAction.Confirm(Side side) -> confirm(side);
            case MatchAction.PutBack(Side side) -> putBack(side);
            case MatchAction.Roll(Side side) -> rollFor(side);
            case MatchAction.OfferDraw(Side side) -> offerDraw(side);
            case MatchAction.AcceptDraw(Side side) -> answerOffer(side, true);
            case MatchAction.DeclineDraw(Side side) -> answerOffer(side, false);
            case MatchAction.ClaimDraw(Side side) -> claim(side);
            case MatchAction.ClaimDrawWith(Side side, int move) -> claimWith(side, move);
            case MatchAction.Resign(Side side) -> giveUp(side, Reason.RESIGNATION);
            case MatchAction.Abandon(Side side) -> giveUp(side, Reason.ABANDONED);
            case MatchAction.TakeBack(Side side, int moves) -> takeBack(side, moves);
            case MatchAction.TakeBackTo(int actions) -> takeBackTo(actions);
            case MatchAction.Pause() -> pause();
            case MatchAction.Resume() -> resume();
            case MatchAction.Step() -> step();
            case MatchAction.SetPace(Duration changed) -> setPace(changed);
            case MatchAction.Adjudicate(Outcome decided) -> adjudicate(decided);
        };
    }

    private @Nullable Refusal start() {
        if (referee.phase() != Phase.READY) {
            return isDone() ? done() : new Refusal.AlreadyStarted();
        }
        referee.start();
        return null;
    }

    private @Nullable Refusal play(Side side, int move) {
        Refusal refusal = mayMove(side, move);
        if (refusal != null) {
            return refusal;
        }
        if (settings.options().confirmsMoves()) {
            referee.show(side, move);
            return null;
        }
        return finish(move);
    }

    private @Nullable Refusal confirm(Side side) {
        Refusal refusal = mayAct(side);
        if (refusal != null) {
            return refusal;
        }
        return referee.shown() == Move.NONE ? new Refusal.NothingShown() : finish(referee.shown());
    }

    private @Nullable Refusal putBack(Side side) {
        Refusal refusal = mayAct(side);
        if (refusal != null) {
            return refusal;
        }
        if (referee.shown() == Move.NONE) {
            return new Refusal.NothingShown();
        }
        referee.putBack(side);
        return null;
    }

    private @Nullable Refusal rollFor(Side side) {
        Refusal refusal = mayAct(side);
        if (refusal != null) {
            return refusal;
        }
        if (ledger.position().toAct() != Actor.NATURE) {
            return new Refusal.NothingToRoll();
        }
        referee.roll();
        referee.advance();
        return null;
    }

    private @Nullable Refusal offerDraw(Side side) {
        Refusal refusal = mayTalk(side);
        if (refusal != null) {
            return refusal;
        }
        if (referee.offers().standing() != null) {
            return new Refusal.OfferStands();
        }
        if (!referee.offers().mayOffer(side)) {
            return new Refusal.OfferTooSoon();
        }
        referee.offerDraw(side);
        return null;
    }

    private @Nullable Refusal answerOffer(Side side, boolean accepts) {
        Refusal refusal = mayTalk(side);
        if (refusal != null) {
            return refusal;
        }
        if (!referee.offers().waitsFor(side)) {
            return new Refusal.NoOffer();
        }
        referee.answerOffer(side, accepts);
        return null;
    }

    private @Nullable Refusal claim(Side side) {
        Refusal refusal = mayAct(side);
        if (refusal != null) {
            return refusal;
        }
        Optional<Outcome> draw = judge.claim(ledger.position());
        if (draw.isEmpty()) {
            return new Refusal.NoClaim();
        }
        referee.end(draw.get(), null);
        return null;
    }

    private @Nullable Refusal claimWith(Side side, int move) {
        Refusal refusal = mayMove(side, move);
        if (refusal != null) {
            return refusal;
        }
        Position after = ledger.copy();
        after.make(move);
        Optional<Outcome> draw = judge.claim(after);
        if (draw.isEmpty() && !after.outcome().isOver()) {
            return new Refusal.NoClaim();
        }
        if (!referee.complete(move, null)) {
            return new Refusal.TimeIsUp();
        }
        draw.ifPresentOrElse(claimed -> referee.end(claimed, null), referee::advance);
        return null;
    }

    private @Nullable Refusal giveUp(Side side, Reason reason) {
        if (isDone()) {
            return done();
        }
        if (referee.phase() == Phase.READY) {
            return new Refusal.NotStarted();
        }
        if (reason == Reason.RESIGNATION && !(settings.seat(side) instanceof Seat.Person)) {
            return new Refusal.NotAPerson(side);
        }
        referee.end(new Outcome.Win(side.opponent(), reason), null);
        return null;
    }

    private @Nullable Refusal takeBack(Side side, int moves) {
        Refusal refusal = mayTakeBack();
        if (refusal != null) {
            return refusal;
        }
        if (!(settings.seat(side) instanceof Seat.Person)) {
            return new Refusal.NotAPerson(side);
        }
        int size = ledger.sizeBefore(side, moves);
        if (size < 0) {
            return new Refusal.NothingToTakeBack();
        }
        referee.cutBack(size);
        return null;
    }

    private @Nullable Refusal takeBackTo(int actions) {
        Refusal refusal = mayTakeBack();
        if (refusal != null) {
            return refusal;
        }
        if (!(settings.white() instanceof Seat.Person) && !(settings.black() instanceof Seat.Person)) {
            return new Refusal.NotAPerson(ledger.position().turn());
        }
        if (actions < 0 || actions >= ledger.size()) {
            return new Refusal.NothingToTakeBack();
        }
        referee.cutBack(actions);
        return null;
    }

    private @Nullable Refusal pause() {
        if (referee.phase() != Phase.RUNNING) {
            return notRunning();
        }
        referee.pause();
        return null;
    }

    private @Nullable Refusal resume() {
        if (referee.phase() != Phase.PAUSED) {
            return isDone() ? done() : new Refusal.NotPaused();
        }
        referee.resume(false);
        return null;
    }

    private @Nullable Refusal step() {
        if (referee.phase() != Phase.PAUSED) {
            return isDone() ? done() : new Refusal.NotPaused();
        }
        Side side = ledger.position().turn();
        if (settings.seat(side) instanceof Seat.Person) {
            return new Refusal.NotABot(side);
        }
        referee.resume(true);
        return null;
    }

    private @Nullable Refusal setPace(Duration pace) {
        if (isDone()) {
            return done();
        }
        referee.setPace(pace);
        return null;
    }

    private @Nullable Refusal adjudicate(Outcome decided) {
        if (isDone()) {
            return done();
        }
        referee.end(decided, null);
        return null;
    }

    // ---- who may do what -----------------------------------------------------------------------------------------

    private boolean isDone() {
        return referee.isDone();
    }

    private Refusal done() {
        return referee.phase() == Phase.CLOSED ? new Refusal.Closed() : new Refusal.GameOver(referee.outcome());
    }

    private Refusal notRunning() {
        return isDone() ? done() : referee.phase() == Phase.PAUSED ? new Refusal.Paused() : new Refusal.NotStarted();
    }

    private @Nullable Refusal mayTalk(Side side) {
        if (referee.phase() != Phase.RUNNING) {
            return notRunning();
        }
        return settings.seat(side) instanceof Seat.Person ? null : new Refusal.NotAPerson(side);
    }

    private @Nullable Refusal mayAct(Side side) {
        Refusal refusal = mayTalk(side);
        Side turn = ledger.position().turn();
        return refusal != null || turn == side ? refusal : new Refusal.NotYourTurn(turn);
    }

    private @Nullable Refusal mayMove(Side side, int move) {
        Refusal refusal = mayAct(side);
        if (refusal != null) {
            return refusal;
        }
        Position position = ledger.position();
        if (position.toAct() == Actor.NATURE) {
            return new Refusal.RollFirst();
        }
        if (ledger.isAllowed(move)) {
            return null;
        }
        boolean onBoard = Math.max(Move.from(move), Move.to(move)) < position.shape().squares();
        return new Refusal.IllegalMove(move, onBoard
                ? MoveProblem.of(position, Move.from(move), Move.to(move)).orElse(MoveProblem.CANNOT_GO_THERE)
                : MoveProblem.CANNOT_GO_THERE);
    }

    private @Nullable Refusal mayTakeBack() {
        if (referee.phase() != Phase.RUNNING && referee.phase() != Phase.PAUSED) {
            return notRunning();
        }
        return settings.options().takeBacks() ? null : new Refusal.TakeBacksOff();
    }

    /** A person's move that is legal. */
    private @Nullable Refusal finish(int move) {
        if (!referee.complete(move, null)) {
            return new Refusal.TimeIsUp();
        }
        referee.advance();
        return null;
    }
}
