package rookery.play.match;

import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;

/** Why the referee did not do what was asked; nothing has changed. */
public sealed interface Refusal {

    /** For logs and plain terminals; proper screens have their own words for each case. */
    String text();

    record NotStarted() implements Refusal {
        @Override
        public String text() {
            return "The game has not begun.";
        }
    }

    record AlreadyStarted() implements Refusal {
        @Override
        public String text() {
            return "The game has begun already.";
        }
    }

    record Paused() implements Refusal {
        @Override
        public String text() {
            return "The game is paused.";
        }
    }

    record NotPaused() implements Refusal {
        @Override
        public String text() {
            return "The game is not paused.";
        }
    }

    /** The game has ended; nothing changes the position any more. */
    record GameOver(Outcome outcome) implements Refusal {
        @Override
        public String text() {
            return "The game is over.";
        }
    }

    /** The match was closed before the game had ended. */
    record Closed() implements Refusal {
        @Override
        public String text() {
            return "The game was left.";
        }
    }

    record NotYourTurn(Side turn) implements Refusal {
        @Override
        public String text() {
            return turn == Side.WHITE ? "It is White's turn." : "It is Black's turn.";
        }
    }

    /** The side is played by a bot, which acts for itself. */
    record NotAPerson(Side side) implements Refusal {
        @Override
        public String text() {
            return "A bot plays that side.";
        }
    }

    record NotABot(Side side) implements Refusal {
        @Override
        public String text() {
            return "A person plays that side.";
        }
    }

    record RollFirst() implements Refusal {
        @Override
        public String text() {
            return "Roll the die first.";
        }
    }

    record NothingToRoll() implements Refusal {
        @Override
        public String text() {
            return "There is nothing to roll now.";
        }
    }

    record IllegalMove(int move, MoveProblem problem) implements Refusal {
        @Override
        public String text() {
            return problem.text();
        }
    }

    /** Time ran out before the move was made. */
    record TimeIsUp() implements Refusal {
        @Override
        public String text() {
            return "The time is up.";
        }
    }

    record NothingShown() implements Refusal {
        @Override
        public String text() {
            return "No move is waiting to be confirmed.";
        }
    }

    record NoClaim() implements Refusal {
        @Override
        public String text() {
            return "There is no draw to claim.";
        }
    }

    record NoOffer() implements Refusal {
        @Override
        public String text() {
            return "No draw is offered.";
        }
    }

    record OfferStands() implements Refusal {
        @Override
        public String text() {
            return "A draw is offered already.";
        }
    }

    /** The last offer was declined and the side has not moved since. */
    record OfferTooSoon() implements Refusal {
        @Override
        public String text() {
            return "Move before you offer a draw again.";
        }
    }

    record TakeBacksOff() implements Refusal {
        @Override
        public String text() {
            return "Moves are not taken back in this game.";
        }
    }

    record NothingToTakeBack() implements Refusal {
        @Override
        public String text() {
            return "There is no move to take back.";
        }
    }
}
