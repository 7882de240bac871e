package rookery.engine.evaluation;

/**
 * The terms of {@link StandardEvaluation}, each with a number of weights, every weight a middlegame and an endgame value. {@code docs/evaluation.md} describes
 * them in plain words.
 */
public enum Term {
    PIECE_VALUE(5),
    PAWN_SQUARE(32), KNIGHT_SQUARE(32), BISHOP_SQUARE(32), ROOK_SQUARE(32), QUEEN_SQUARE(32), KING_SQUARE(32),
    KNIGHT_MOBILITY(9), BISHOP_MOBILITY(14), ROOK_MOBILITY(15), QUEEN_MOBILITY(28),
    PAWN_ISOLATED(2), PAWN_BACKWARD(2), PAWN_DOUBLED(1), PAWN_PHALANX(8), PAWN_SUPPORTED(8), PAWN_CANDIDATE(8),
    PASSED(8), PASSED_OWN_KING(8), PASSED_ENEMY_KING(8), PASSED_FREE(8), PASSED_SAFE(8), PASSED_DEFENDED(8), PASSED_ROOK_BEHIND(2),
    SHELTER(28), STORM(28), STORM_BLOCKED(7), KING_OPEN_FILE(2),
    BISHOP_PAIR(1), BISHOP_PAWNS(1), BISHOP_LONG_DIAGONAL(1), OUTPOST(2), OUTPOST_REACHABLE(1), MINOR_BEHIND_PAWN(1),
    MINOR_KING_DISTANCE(2),
    ROOK_OPEN_FILE(1), ROOK_HALF_OPEN_FILE(1), ROOK_TRAPPED(1), QUEEN_EXPOSED(1),
    THREAT_BY_PAWN(5), THREAT_BY_MINOR(5), THREAT_BY_ROOK(5), THREAT_BY_KING(1), HANGING(1), THREAT_BY_PUSH(1), RESTRICTED(1), SPACE(1),
    TEMPO(1),
    /** Single numbers that add up to a king's danger, whose square is the penalty. */
    DANGER_BASE(1), DANGER_ATTACKER(4), DANGER_RING(1), DANGER_WEAK(1), DANGER_CHECK(4), DANGER_UNSAFE_CHECK(1), DANGER_PINNED(1),
    DANGER_NO_QUEEN(1), DANGER_SHELTER(1), DANGER_DEFENDER(1);

    private final int count;

    Term(int count) {
        this.count = count;
    }

    public int count() {
        return count;
    }

    /** Whether the weights are single numbers of a king's danger, the middlegame half only. */
    public boolean isDanger() {
        return compareTo(DANGER_BASE) >= 0;
    }

    /** Where the term's weights begin in {@link Weights}. */
    public int offset() {
        int offset = 0;
        for (int i = 0; i < ordinal(); i++) {
            offset += values()[i].count;
        }
        return offset;
    }

    static int total() {
        Term last = values()[values().length - 1];
        return last.offset() + last.count;
    }
}
