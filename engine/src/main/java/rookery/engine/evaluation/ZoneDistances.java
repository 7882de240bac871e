package rookery.engine.evaluation;

import org.jspecify.annotations.Nullable;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Goal;
import rookery.kernel.variant.Variant;

/** How many moves each piece needs on an empty board to reach the zone of a goal. */
public final class ZoneDistances {

    /** By packed piece and square; null for pieces the goal does not concern. */
    private final int[] @Nullable [] distances;

    public ZoneDistances(Variant variant, Goal.ReachZone goal) {
        Reach reach = new Reach(variant);
        distances = new int[(variant.kinds().size() + 1) * 2][];
        for (int kind : goal.kinds()) {
            for (Side side : Side.values()) {
                SquareSet target = side == Side.WHITE ? goal.white() : goal.black();
                int piece = Piece.of(kind, side);
                distances[piece] = reach.distances(piece, target::contains);
            }
        }
    }

    /** Whether the goal concerns the packed piece. */
    public boolean concerns(int piece) {
        return distances[piece] != null;
    }

    /** The moves a piece that the goal concerns needs from the square; the number of squares where it never gets there. */
    public int moves(int piece, int square) {
        return distances[piece][square];
    }
}
