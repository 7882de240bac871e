package rookery.play.house;

import rookery.kernel.piece.Piece;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.position.Position;

/** What pieces are worth to a simple bot, in hundredths of a pawn. */
final class PieceWorth {

    /** More than all other pieces of any board together: taking the king wins. */
    static final int ROYAL = 1_000_000;
    private static final int UNKNOWN_PIECE = 300;
    private static final int UNKNOWN_PAWN = 100;

    private PieceWorth() {
    }

    static int of(PieceKind kind) {
        if (kind.royal()) {
            return ROYAL;
        }
        return kind.value() > 0 ? kind.value() : kind.pawn() ? UNKNOWN_PAWN : UNKNOWN_PIECE;
    }

    /** The value of what the move takes, 0 for nothing. */
    static int captured(Position position, int move) {
        int piece = position.captured(move);
        return piece == Piece.EMPTY ? 0 : of(position.variant().kind(Piece.kind(piece)));
    }
}
