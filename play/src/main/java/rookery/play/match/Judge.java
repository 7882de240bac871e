package rookery.play.match;

import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import rookery.kernel.move.Move;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Claim;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;
import rookery.kernel.variant.DrawRules;
import rookery.kernel.variant.FlagFall;

/** Applies the rules of a match: whether it is decided, which draws may be claimed, what a fallen flag means. Changes nothing. */
final class Judge {

    private final MatchSettings settings;
    private final Adjudicator adjudicator;

    Judge(MatchSettings settings, Adjudicator adjudicator) {
        this.settings = settings;
        this.adjudicator = adjudicator;
    }

    /** How the game has ended before the next turn: by the rules, by a claim that counts at once, or by the adjudicator, who sees the snapshot. */
    Optional<Outcome> decision(Position position, Supplier<MatchSnapshot> snapshot) {
        if (Move.isRoll(position.lastMove())) {
            return Optional.empty();
        }
        Outcome byRules = position.outcome();
        if (byRules.isOver()) {
            return Optional.of(byRules);
        }
        Optional<Outcome> claimed = settings.options().automaticClaims() ? claim(position) : Optional.empty();
        return claimed.isPresent() || adjudicator.equals(Adjudicator.NONE)
                ? claimed
                : adjudicator.judge(snapshot.get()).filter(Outcome::isOver);
    }

    /** Draws the player to move may claim. */
    Set<Claim> claims(Position position) {
        DrawRules draws = settings.variant().draws();
        return draws.repetitionClaim() == 0 && draws.quietMovesClaim() == 0 ? Set.of() : position.claims();
    }

    /** The draw that the player to move gets by claiming, if any. */
    Optional<Outcome> claim(Position position) {
        return claims(position).stream().sorted().findFirst().map(claim -> new Outcome.Draw(claim.reason()));
    }

    /** How the game ends when the flag of the side falls. */
    Outcome flagFallen(Position position, Side side) {
        boolean drawn = settings.variant().flagFall() == FlagFall.LOSS_OR_DRAW && !position.canWin(side.opponent());
        return drawn ? new Outcome.Draw(Reason.TIME) : new Outcome.Win(side.opponent(), Reason.TIME);
    }
}
