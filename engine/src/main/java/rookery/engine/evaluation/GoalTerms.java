package rookery.engine.evaluation;

import java.util.ArrayList;
import java.util.List;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Goal;
import rookery.kernel.variant.Variant;

/** How near each side is to a goal other than mate: a zone to reach, checks to give, a kind to wipe out. */
final class GoalTerms {

    private static final int[] BY_MOVES_LEFT = {900, 330, 170, 100, 60, 35, 18, 8};
    private static final int LAST_CHECK = 420;
    private static final int LAST_OF_A_KIND = 120;

    private final List<ZoneDistances> zones = new ArrayList<>();
    private int checksWanted;
    private final List<Goal.Extinction> extinctions = new ArrayList<>();
    private final int[] squares;

    GoalTerms(Variant variant) {
        squares = new int[variant.shape().squares()];
        for (Goal goal : variant.goals()) {
            switch (goal) {
                case Goal.Checkmate(),Goal.Checkmated(),Goal.CaptureRoyal() -> {
                }
                case Goal.ReachZone zone -> zones.add(new ZoneDistances(variant, zone));
                case Goal.CountChecks(int wanted) -> checksWanted = wanted;
                case Goal.Extinction extinction -> extinctions.add(extinction);
            }
        }
    }

    static boolean areNeeded(Variant variant) {
        return variant.goals().stream().anyMatch(goal -> !(goal instanceof Goal.Checkmate));
    }

    /** White's nearness minus Black's, in hundredths of a pawn. */
    int balance(Position position) {
        if (zones.isEmpty() && checksWanted == 0 && extinctions.isEmpty()) {
            return 0;
        }
        return nearness(position, Side.WHITE) - nearness(position, Side.BLACK);
    }

    private int nearness(Position position, Side side) {
        int sum = 0;
        for (ZoneDistances zone : zones) {
            sum += BY_MOVES_LEFT[Math.min(movesLeft(position, side, zone), BY_MOVES_LEFT.length - 1)];
        }
        if (checksWanted > 0) {
            int left = Math.max(1, checksWanted - position.checksGiven(side));
            sum += LAST_CHECK / (left * left) - LAST_CHECK / (checksWanted * checksWanted);
        }
        for (Goal.Extinction extinction : extinctions) {
            sum += nearness(position, extinction, extinction.wins() ? side : side.opponent());
        }
        return sum;
    }

    /** How near the side is to having too few left. */
    private static int nearness(Position position, Goal.Extinction extinction, Side side) {
        int sum = 0;
        int all = 0;
        for (int kind : extinction.kinds()) {
            int left = position.total(Piece.of(kind, side));
            all += left;
            int spare = left - extinction.remaining();
            sum += spare <= 0 ? LAST_OF_A_KIND * 4 : LAST_OF_A_KIND / (spare * spare);
        }
        int spare = Math.max(1, all - extinction.remaining());
        return extinction.together() ? 4 * LAST_OF_A_KIND / spare : sum;
    }

    private int movesLeft(Position position, Side side, ZoneDistances zone) {
        int best = Integer.MAX_VALUE;
        int count = position.pieceSquares(side, squares);
        for (int i = 0; i < count; i++) {
            int piece = position.piece(squares[i]);
            if (zone.concerns(piece)) {
                best = Math.min(best, zone.moves(piece, squares[i]));
            }
        }
        return best;
    }
}
