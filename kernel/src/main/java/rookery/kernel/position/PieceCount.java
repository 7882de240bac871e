package rookery.kernel.position;

import rookery.kernel.piece.Movement;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.DrawRules;

/**
 * The counting rules of Southeast Asia: how many moves a side has to give mate. A count begins when no pawns are left, or when one side has only its king;
 * against a bare king the pieces of the board's honour are those already standing there when it begins. Taken from the position alone, with the quiet moves as
 * the count: every capture begins a new one.
 */
final class PieceCount {

    private static final Movement ROOK = Movement.of("R");
    private static final Movement KHON = Movement.of("FfW");
    private static final Movement KNIGHT = Movement.of("N");
    private static final int BOARD_HONOUR = 64;

    private final Position position;

    PieceCount(Position position) {
        this.position = position;
    }

    /** Whether the stronger side has used up its moves. */
    boolean isOver() {
        int limit = limit();
        return limit > 0 && position.quietPlies() >= limit * 2;
    }

    /** Moves by each side without a capture after which the game is drawn; 0 while nothing is counted. */
    int limit() {
        DrawRules.Counting counting = position.rules().draws.counting();
        if (counting == DrawRules.Counting.NONE || hasPawns()) {
            return 0;
        }
        for (Side side : Side.values()) {
            if (pieces(side) == 1) {
                return counting == DrawRules.Counting.MAKRUK ? makruk(side.opponent()) : asean(side.opponent());
            }
        }
        return counting == DrawRules.Counting.MAKRUK ? BOARD_HONOUR : 0;
    }

    /** The pieces on the board, both kings among them, count against the moves allowed. */
    private int makruk(Side stronger) {
        int rooks = count(stronger, ROOK);
        int khons = count(stronger, KHON);
        int allowed = rooks > 1 ? 8 : rooks == 1 ? 16 : khons > 1 ? 22 : count(stronger, KNIGHT) > 1 ? 32 : khons == 1 ? 44 : 64;
        return Math.max(1, allowed - pieces(Side.WHITE) - pieces(Side.BLACK));
    }

    private int asean(Side stronger) {
        return count(stronger, ROOK) > 0 ? 16 : count(stronger, KHON) > 0 ? 44 : count(stronger, KNIGHT) > 0 ? 64 : 0;
    }

    private boolean hasPawns() {
        for (int kind = 1; kind <= position.variant().kinds().size(); kind++) {
            if (position.variant().kind(kind).pawn()
                    && position.total(Piece.of(kind, Side.WHITE)) + position.total(Piece.of(kind, Side.BLACK)) > 0) {
                return true;
            }
        }
        return false;
    }

    private int pieces(Side side) {
        int sum = 0;
        for (int kind = 1; kind <= position.variant().kinds().size(); kind++) {
            sum += position.total(Piece.of(kind, side));
        }
        return sum;
    }

    private int count(Side side, Movement like) {
        int sum = 0;
        for (int kind = 1; kind <= position.variant().kinds().size(); kind++) {
            PieceKind each = position.variant().kind(kind);
            sum += each.movement().sameAs(like) ? position.total(Piece.of(kind, side)) : 0;
        }
        return sum;
    }
}
