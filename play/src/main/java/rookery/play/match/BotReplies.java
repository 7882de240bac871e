package rookery.play.match;

import java.util.function.Consumer;
import rookery.kernel.move.Move;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;
import rookery.play.bot.Thought;
import rookery.play.match.MatchSnapshot.Phase;

/** What bots say to the {@link Referee}, as {@link Requests} is what persons ask of it. There is no refusing a bot: what it must not do loses the game. */
final class BotReplies implements BotDesk.Reports {

    private final Referee referee;
    private final Ledger ledger;
    private final Judge judge;
    private final Consumer<MatchEvent> listener;

    BotReplies(Referee referee, Ledger ledger, Judge judge, Consumer<MatchEvent> listener) {
        this.referee = referee;
        this.ledger = ledger;
        this.judge = judge;
        this.listener = listener;
    }

    @Override
    public void decided(Side side, Decision decision) {
        referee.lookAtClock();
        if (referee.phase() != Phase.RUNNING || ledger.position().turn() != side) {
            return;
        }
        switch (decision) {
            case Decision.Failed(Throwable cause) -> failed(side, BotTrouble.Kind.FAILED, BotDesk.words(cause));
            case Decision.Resigns() -> referee.end(new Outcome.Win(side.opponent(), Reason.RESIGNATION), null);
            case Decision.Claims() -> judge.claim(ledger.position()).ifPresent(draw -> referee.end(draw, null));
            case Decision.Chosen chosen -> chosen(side, chosen);
        }
    }

    private void chosen(Side side, Decision.Chosen chosen) {
        if (chosen.acceptsDraw() && referee.offers().waitsFor(side)) {
            considered(side, true);
            return;
        }
        if (!ledger.isAllowed(chosen.move())) {
            failed(side, BotTrouble.Kind.ILLEGAL_MOVE, words(chosen.move()));
            return;
        }
        if (!referee.complete(chosen.move(), chosen.thought())) {
            return;
        }
        DrawOffers offers = referee.offers();
        if (chosen.offersDraw() && offers.standing() == null && offers.mayOffer(side) && !ledger.position().outcome().isOver()) {
            referee.recordOffer(side);
        }
        referee.goOnAfter(side);
    }

    /** A move that may be any number at all. */
    private String words(int move) {
        Position position = ledger.position();
        int squares = position.shape().squares();
        return Move.from(move) < squares && Move.to(move) < squares
                ? position.shape().name(Move.from(move)) + position.shape().name(Move.to(move))
                : "no move at all (" + move + ")";
    }

    @Override
    public void considered(Side side, boolean accepts) {
        if (referee.phase() == Phase.RUNNING && referee.offers().waitsFor(side)) {
            referee.answerOffer(side, accepts);
        }
    }

    @Override
    public void thinks(Side side, Thought thought) {
        listener.accept(new MatchEvent.Thinking(side, thought));
    }

    @Override
    public void failed(Side side, BotTrouble.Kind kind, String detail) {
        if (!referee.isDone()) {
            Reason reason = kind == BotTrouble.Kind.ILLEGAL_MOVE ? Reason.ILLEGAL_MOVE : Reason.PLAYER_FAILED;
            referee.end(new Outcome.Win(side.opponent(), reason), new BotTrouble(side, kind, detail));
        }
    }
}
