package rookery.kernel.position;

/** Why a game ended: the kernel finds reasons in the position, the referee adds those of the players and the clock. */
public enum Reason {
    CHECKMATE, KING_CAPTURED, ZONE_REACHED, CHECKS_GIVEN, EXTINCTION,
    STALEMATE, REPETITION, PERPETUAL_CHECK, NO_PROGRESS, DEAD_POSITION, NO_ROLLABLE_FACE, BOTH_REACHED_ZONE,
    RESIGNATION, TIME, AGREEMENT, ABANDONED, ADJUDICATION, ILLEGAL_MOVE, PLAYER_FAILED
}
