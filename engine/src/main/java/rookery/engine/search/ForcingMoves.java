package rookery.engine.search;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.evaluation.ZoneDistances;
import rookery.kernel.move.Move;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Goal;
import rookery.kernel.variant.Variant;

/**
 * Quiet moves that force matters, so that search tries them before others: checks, and steps towards the zone of a goal if nobody can be mated on the way, as in
 * racing kings. Where checks are counted they decide games as captures decide chess, and are searched deeper too.
 */
final class ForcingMoves {

    /** Added to the history score of a check or a step, which usually lies within a few thousand. */
    private static final int CHECK_BONUS = 8_000;
    private static final int GOAL_BONUS = 12_000;
    /** How much less a step towards a zone is reduced, in 1024ths of a ply. */
    static final int STEP_REDUCTION = 1_024;
    /** How often in a row quiet checks are tried at the end of a line, and what such a check may cost as an exchange. */
    private static final int COUNTED_CHECKS = 3;
    private static final int COUNTED_CHECK_PRICE = 300;

    private final boolean countsChecks;
    private final List<ZoneDistances> zones = new ArrayList<>();

    ForcingMoves(Variant variant) {
        countsChecks = variant.goals().stream().anyMatch(Goal.CountChecks.class::isInstance);
        boolean safe = variant.checksForbidden() || variant.goals().stream().noneMatch(Goal.Checkmate.class::isInstance);
        for (Goal goal : variant.goals()) {
            if (safe && goal instanceof Goal.ReachZone zone) {
                zones.add(new ZoneDistances(variant, zone));
            }
        }
    }

    /** Whether giving check brings a side nearer to winning. */
    boolean countsChecks() {
        return countsChecks;
    }

    /** Whether the piece needs fewer moves to the zone of a goal afterwards. */
    boolean isStep(Position position, int move) {
        for (ZoneDistances zone : zones) {
            int piece = position.piece(Move.from(move));
            if (zone.concerns(piece) && zone.moves(piece, Move.to(move)) < zone.moves(piece, Move.from(move))) {
                return true;
            }
        }
        return false;
    }

    /** What to add to the history score of a quiet move. Under wild rules a check is foreseen only by making the move, which takes too long. */
    int orderBonus(Position position, int move) {
        if (isStep(position, move)) {
            return GOAL_BONUS;
        }
        if (!countsChecks && !position.testsMovesAlone()) {
            return 0;
        }
        return position.givesCheck(move) ? countsChecks ? GOAL_BONUS : CHECK_BONUS : 0;
    }

    /** How many times in a row quiet checks are tried at the end of a line. */
    int checksAtTheEnd(Position position) {
        return countsChecks ? COUNTED_CHECKS : position.testsMovesAlone() ? 1 : 0;
    }

    /** What a quiet check may cost there. */
    int checkPrice() {
        return countsChecks ? COUNTED_CHECK_PRICE : 0;
    }
}
