package rookery.play.match;

import java.time.Duration;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;

/** What a player, or whoever runs the match, asks the referee to do. */
public sealed interface MatchAction {

    /** Begins the match: clocks run, bots think. */
    record Start() implements MatchAction {
    }

    /** Plays a move; where moves are confirmed it is only shown, in place of one shown before. */
    record Play(Side side, int move) implements MatchAction {
    }

    /** Finishes the turn with the move that is shown. */
    record Confirm(Side side) implements MatchAction {
    }

    /** Takes the move that is shown off the board again. */
    record PutBack(Side side) implements MatchAction {
    }

    /** Rolls the die, where people roll it themselves. */
    record Roll(Side side) implements MatchAction {
    }

    /** Offers a draw; the offer stands until the other side answers or moves. */
    record OfferDraw(Side side) implements MatchAction {
    }

    record AcceptDraw(Side side) implements MatchAction {
    }

    record DeclineDraw(Side side) implements MatchAction {
    }

    /** Claims a draw in the position on the board. */
    record ClaimDraw(Side side) implements MatchAction {
    }

    /** Claims a draw with a move that would bring it about; the move is played if the claim is right, and not played if it is wrong. */
    record ClaimDrawWith(Side side, int move) implements MatchAction {
    }

    record Resign(Side side) implements MatchAction {
    }

    /**
     * Takes back the side's last moves, and everything after them: the other side's reply too. The die rolled for the first of them stays.
     *
     * @param moves how many of the side's own moves, at least 1
     */
    record TakeBack(Side side, int moves) implements MatchAction {
        public TakeBack {
            if (moves < 1) {
                throw new IllegalArgumentException("taking back " + moves + " moves");
            }
        }
    }

    /** Takes back everything but the first actions of the game, rolls counted. */
    record TakeBackTo(int actions) implements MatchAction {
    }

    /** Stops clocks and bots for a while. */
    record Pause() implements MatchAction {
    }

    record Resume() implements MatchAction {
    }

    /** In a pause: lets the bot whose turn it is make one move, then pauses again. */
    record Step() implements MatchAction {
    }

    /** Changes how long bots wait before they think, from the next turn on. */
    record SetPace(Duration pace) implements MatchAction {
        public SetPace {
            if (pace.isNegative()) {
                throw new IllegalArgumentException("no time is negative");
            }
        }
    }

    /** Ends the game by a decision from outside. */
    record Adjudicate(Outcome outcome) implements MatchAction {
        public Adjudicate {
            if (!outcome.isOver()) {
                throw new IllegalArgumentException("an adjudication ends the game");
            }
        }
    }

    /** The side has left the game for good and loses. */
    record Abandon(Side side) implements MatchAction {
    }
}
