package rookery.desktop.screen.play;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import rookery.archive.GameTerms;
import rookery.kernel.move.Move;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Reason;
import rookery.look.sound.Effect;
import rookery.play.match.MatchEvent;
import rookery.play.match.MatchSnapshot;
import rookery.play.match.Played;

/** The sound of a match event for the user of this window. */
final class PlaySounds {
    private PlaySounds() {}

    /** @param guest the guest's side; null for none */
    static Optional<Effect> of(MatchEvent event, MatchSnapshot after, GameTerms terms, @Nullable Side guest) {
        return switch (event) {
            case MatchEvent.Moved(Played move) -> Optional.of(move(move, after));
            case MatchEvent.Shown _ -> Optional.of(Effect.MOVE);
            case MatchEvent.Rolled _ -> Optional.of(Effect.DIE);
            case MatchEvent.Ended(Outcome outcome) -> Optional.of(end(outcome, terms, guest));
            case MatchEvent.TurnPassed _,MatchEvent.DrawOffered _ -> Optional.of(Effect.CLOCK_LOW);
            case MatchEvent.Started _,MatchEvent.PutBack _,MatchEvent.DrawDeclined _,MatchEvent.TakenBack _,MatchEvent.Paused _,MatchEvent.Resumed _,MatchEvent.Thinking _ ->
                Optional.empty();
        };
    }

    private static Effect move(Played move, MatchSnapshot after) {
        if (after.inCheck()) return Effect.CHECK;
        if (Move.isCastling(move.action())) return Effect.CASTLE;
        if (Move.isPromotion(move.action())) return Effect.PROMOTION;
        return move.text().contains("x") ? Effect.CAPTURE : Effect.MOVE;
    }

    private static Effect end(Outcome outcome, GameTerms terms, @Nullable Side guest) {
        return switch (outcome) {
            case Outcome.Win(Side side, Reason _) ->
                side == guest || terms.isAgainstComputer() && !terms.player(side).isPerson() ? Effect.LOSS : Effect.WIN;
            case Outcome.Draw _,Outcome.Ongoing _ -> Effect.DRAW;
        };
    }
}
