package rookery.arena.balance;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Reason;

/**
 * What one game reveals about its rules.
 *
 * @param firstMove as players write it
 * @param opening   the key of the position after four plies, or at the end of a shorter game
 * @param moved     by kind, from 1: moves it made
 * @param took      by kind: captures it made
 * @param lastKind  the kind that made the last move; 0 if that was a drop, a pass or nothing
 * @param samples   White's pieces less Black's, by kind, at some positions of the game
 */
record BalanceGame(int number, Outcome outcome, int plies, String firstMove, long opening, int[] moved, int[] took, int lastKind,
        Set<RuleEvent> events, List<int[]> samples) {

    BalanceGame {
        events = EnumSet.copyOf(events.isEmpty() ? EnumSet.noneOf(RuleEvent.class) : events);
        samples = List.copyOf(samples);
    }

    /** For White. */
    double points() {
        return outcome instanceof Outcome.Win(Side side, _) ? side == Side.WHITE ? 1 : 0 : 0.5;
    }

    Reason reason() {
        return switch (outcome) {
            case Outcome.Win(_, Reason reason) -> reason;
            case Outcome.Draw(Reason reason) -> reason;
            case Outcome.Ongoing() -> Reason.ADJUDICATION;
        };
    }

    boolean isDecisive() {
        return outcome instanceof Outcome.Win;
    }
}
