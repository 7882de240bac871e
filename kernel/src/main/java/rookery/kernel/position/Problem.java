package rookery.kernel.position;

/** A reason why a setup cannot be played. */
public enum Problem {
    NOTHING_IN_HAND("a piece is in hand that these rules do not have there"),
    WRONG_SIZE("the board does not have the size the rules require"),
    UNKNOWN_PIECE("a piece is unknown to the rules"),
    NO_WHITE_KING("White has no king"),
    NO_BLACK_KING("Black has no king"),
    SEVERAL_WHITE_KINGS("White has more than one king, which the check rule does not allow"),
    SEVERAL_BLACK_KINGS("Black has more than one king, which the check rule does not allow"),
    OPPONENT_IN_CHECK("the side not to move is in check"),
    CHECK_FORBIDDEN("a king is in check, which these rules forbid"),
    PAWN_ON_LAST_RANK("a pawn stands on a rank where it would have been promoted"),
    PAWN_BEHIND_START("a pawn stands behind the rank where pawns start"),
    IMPOSSIBLE_CASTLING("a castling right has no king and rook on their squares"),
    IMPOSSIBLE_EN_PASSANT("no pawn can just have passed over the en passant square"),
    IMPOSSIBLE_ROLL("the die cannot show that face here"),
    TOO_MANY_CHECKS("more checks are counted than the game lasts");

    private final String text;

    Problem(String text) {
        this.text = text;
    }

    /** In words a player understands, beginning in lower case. */
    public String text() {
        return text;
    }
}
