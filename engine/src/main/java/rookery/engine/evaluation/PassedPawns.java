package rookery.engine.evaluation;

import rookery.kernel.geometry.SliderAttacks;

/** The value of a side's passed pawns on 8x8 beyond their rank, judged by their surroundings; part of {@link StandardEvaluation}. */
final class PassedPawns {

    private static final int PASSED_OWN_KING = Term.PASSED_OWN_KING.offset();
    private static final int PASSED_ENEMY_KING = Term.PASSED_ENEMY_KING.offset();
    private static final int PASSED_FREE = Term.PASSED_FREE.offset();
    private static final int PASSED_SAFE = Term.PASSED_SAFE.offset();
    private static final int PASSED_DEFENDED = Term.PASSED_DEFENDED.offset();
    private static final int PASSED_ROOK_BEHIND = Term.PASSED_ROOK_BEHIND.offset();

    private final int[] weights;

    PassedPawns(int[] weights) {
        this.weights = weights;
    }

    /** @param passed the passed pawns of both sides */
    int score(SideAttacks us, SideAttacks them, long passed, long occupied) {
        int sum = 0;
        for (long rest = passed & us.all; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long bit = rest & -rest;
            int rank = Masks.relativeRank(us.side, square);
            long stop = Masks.forward(us.side, bit);
            int stopSquare = square + (us.side == 0 ? 8 : -8);
            sum += weights[PASSED_OWN_KING + rank] * Math.min(5, Masks.distance(us.king, stopSquare));
            sum += weights[PASSED_ENEMY_KING + rank] * Math.min(5, Masks.distance(them.king, stopSquare));
            if ((stop & occupied) == 0) {
                sum += weights[PASSED_FREE + rank];
            }
            if ((Masks.AHEAD[us.side][square] & (them.attacked | them.all)) == 0) {
                sum += weights[PASSED_SAFE + rank];
            }
            if ((stop & us.attacked) != 0) {
                sum += weights[PASSED_DEFENDED + rank];
            }
            long rear = Masks.AHEAD[them.side][square];
            if ((rear & (us.rooks | them.rooks)) != 0) {
                long behind = SliderAttacks.rook(square, occupied) & rear;
                if ((behind & us.rooks) != 0) {
                    sum += weights[PASSED_ROOK_BEHIND];
                } else if ((behind & them.rooks) != 0) {
                    sum += weights[PASSED_ROOK_BEHIND + 1];
                }
            }
        }
        return sum;
    }
}
