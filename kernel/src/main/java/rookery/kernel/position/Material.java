package rookery.kernel.position;

import rookery.kernel.geometry.BoardShape;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Goal;
import rookery.kernel.variant.Pieces;
import rookery.kernel.variant.Stalemate;
import rookery.kernel.variant.Variant;

/** What can be proved from material alone. A one-sided guarantee: "cannot win" is certain, "can win" is not. */
final class Material {

    private int own;
    private int ownKnights;
    private int ownBishops;
    private int others;
    private int otherQueens;
    private int knights;
    private int pawns;
    /** Neither pawns nor orthodox pieces: nothing is known about how they obstruct one another. */
    private int strangers;
    private boolean lightBishop;
    private boolean darkBishop;

    private Material() {
    }

    /** Whether the side could mate by some series of legal moves, as far as material tells. Only mate can be ruled out, no other goal. */
    static boolean canWin(Position position, Side side) {
        Variant variant = position.variant();
        boolean onlyMate = variant.goals().stream().allMatch(Goal.Checkmate.class::isInstance) && variant.stalemate() == Stalemate.DRAW;
        if (!onlyMate || !kingsAreKings(variant) || position.rules().wild) {
            return true;
        }
        Material material = new Material();
        BoardShape shape = position.shape();
        for (int square = 0; square < shape.squares(); square++) {
            int piece = position.piece(square);
            if (Piece.isPiece(piece) && !position.isRoyal(piece)) {
                material.count(variant.kind(Piece.kind(piece)), Piece.side(piece) == side, shape.isDark(square));
            }
        }
        return material.suffices();
    }

    private static boolean kingsAreKings(Variant variant) {
        return variant.kinds().stream().filter(PieceKind::royal).allMatch(kind -> moves(kind, Pieces.KING));
    }

    private static boolean moves(PieceKind kind, Pieces like) {
        return kind.movement().sameAs(like.kind().movement());
    }

    private void count(PieceKind kind, boolean mine, boolean dark) {
        boolean knight = moves(kind, Pieces.KNIGHT);
        boolean bishop = moves(kind, Pieces.BISHOP);
        if (mine) {
            own++;
            ownKnights += knight ? 1 : 0;
            ownBishops += bishop ? 1 : 0;
        } else {
            others++;
            otherQueens += moves(kind, Pieces.QUEEN) ? 1 : 0;
        }
        knights += knight ? 1 : 0;
        pawns += kind.pawn() ? 1 : 0;
        strangers += knight || bishop || kind.pawn() || moves(kind, Pieces.ROOK) || moves(kind, Pieces.QUEEN) ? 0 : 1;
        lightBishop |= bishop && !dark;
        darkBishop |= bishop && dark;
    }

    private boolean suffices() {
        if (own == 0) {
            return false;
        }
        if (own == 1 && ownKnights == 1) {
            // A lone knight mates only a king smothered by its own men; a queen among them could always take the knight.
            return others > otherQueens;
        }
        if (own == ownBishops) {
            // Bishops of one colour need help on the other: a pawn, a knight, or a bishop there.
            return pawns + knights + strangers > 0 || lightBishop && darkBishop;
        }
        return true;
    }
}
