package rookery.serve.table;

import rookery.play.match.Refusal;
import rookery.serve.wire.Refused;

/** The referee's refusals as sent to pages. */
final class Refusals {

    private Refusals() {
    }

    static Refused of(Refusal refusal) {
        return new Refused(409, code(refusal), refusal.text());
    }

    private static String code(Refusal refusal) {
        return switch (refusal) {
            case Refusal.NotStarted _ -> "not-started";
            case Refusal.AlreadyStarted _ -> "already-started";
            case Refusal.Paused _ -> "paused";
            case Refusal.NotPaused _ -> "not-paused";
            case Refusal.GameOver _ -> "game-over";
            case Refusal.Closed _ -> "left";
            case Refusal.NotYourTurn _ -> "not-your-turn";
            case Refusal.NotAPerson _ -> "bot-plays";
            case Refusal.NotABot _ -> "person-plays";
            case Refusal.RollFirst _ -> "roll-first";
            case Refusal.NothingToRoll _ -> "nothing-to-roll";
            case Refusal.IllegalMove _ -> "illegal-move";
            case Refusal.TimeIsUp _ -> "time-is-up";
            case Refusal.NothingShown _ -> "nothing-shown";
            case Refusal.NoClaim _ -> "no-claim";
            case Refusal.NoOffer _ -> "no-offer";
            case Refusal.OfferStands _ -> "offer-stands";
            case Refusal.OfferTooSoon _ -> "offer-too-soon";
            case Refusal.TakeBacksOff _ -> "take-backs-off";
            case Refusal.NothingToTakeBack _ -> "nothing-to-take-back";
        };
    }
}
