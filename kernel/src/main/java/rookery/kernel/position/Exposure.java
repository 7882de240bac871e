package rookery.kernel.position;

import java.util.stream.IntStream;
import rookery.kernel.board.Board;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Captures;
import rookery.kernel.variant.Royals;
import rookery.kernel.variant.Variant;

/** Whether a side's royal pieces are attacked in the sense of the rules, where a side may have several, they may explode, or may not face one another. */
final class Exposure {

    private final Variant variant;
    private final BoardShape shape;
    private final Board board;
    private final Royals royals;
    private final boolean explodes;
    private final boolean facing;
    private final int[] squares;
    /** By kind: the royal kinds that count as one with it: they move alike, or one is the other promoted. */
    private final int[][] alike;

    Exposure(Variant variant, Board board) {
        this.variant = variant;
        this.board = board;
        shape = variant.shape();
        royals = variant.wild().royals();
        explodes = variant.wild().captures().effect() == Captures.Effect.EXPLOSION;
        facing = variant.wild().places().facing();
        squares = new int[shape.squares()];
        alike = new int[variant.kinds().size() + 1][];
        for (int kind = 1; kind < alike.length; kind++) {
            int number = kind;
            PieceKind one = variant.kind(kind);
            alike[kind] = IntStream.range(1, alike.length).filter(other -> one.royal() && variant.kind(other).royal()
                    && (variant.demoted(other) == variant.demoted(number) || variant.kind(other).movement().sameAs(one.movement())))
                    .toArray();
        }
    }

    /** Whether the side is in check. */
    boolean isExposed(int side) {
        int count = board.pieceSquares(side, squares);
        boolean any = false;
        boolean safe = false;
        for (int i = 0; i < count; i++) {
            int square = squares[i];
            int piece = board.piece(square);
            if (!board.isRoyal(piece) || royals == Royals.LAST && hasSeveral(piece)) {
                continue;
            }
            boolean attacked = isAttacked(square, side);
            if (attacked && royals != Royals.ONE_SAFE) {
                return true;
            }
            any = true;
            safe |= !attacked;
        }
        return royals == Royals.ONE_SAFE && any && !safe;
    }

    private boolean hasSeveral(int piece) {
        int count = 0;
        for (int kind : alike[piece >>> 1]) {
            count += board.count(kind << 1 | piece & 1);
        }
        return count > 1;
    }

    /** The enemy pieces that give the check. */
    SquareSet checkers(int side) {
        SquareSet found = SquareSet.EMPTY;
        int count = board.pieceSquares(side, squares);
        for (int i = 0; i < count; i++) {
            if (board.isRoyal(board.piece(squares[i])) && isAttacked(squares[i], side)) {
                found = found.union(board.attackers(squares[i], side ^ 1));
            }
        }
        return found;
    }

    private boolean isAttacked(int square, int side) {
        // Taking a king that touches one's own would remove both.
        if (explodes && touchesRoyal(square, side ^ 1)) {
            return false;
        }
        return board.isAttacked(square, side ^ 1) || !facing && facesRoyal(square, side ^ 1);
    }

    private boolean touchesRoyal(int square, int side) {
        for (int dx = -1; dx <= 1; dx++) {
            for (int dy = -1; dy <= 1; dy++) {
                int near = shape.step(square, dx, dy);
                if (near != BoardShape.NONE && near != square && isRoyalOf(near, side)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether the first piece along the file is a royal one of that side. */
    private boolean facesRoyal(int square, int side) {
        for (int direction = -shape.files(); direction <= shape.files(); direction += 2 * shape.files()) {
            int next = square + direction;
            while (next >= 0 && next < squares.length && board.piece(next) == Piece.EMPTY) {
                next += direction;
            }
            if (next >= 0 && next < squares.length && isRoyalOf(next, side)) {
                return true;
            }
        }
        return false;
    }

    private boolean isRoyalOf(int square, int side) {
        int piece = board.piece(square);
        return Piece.isPiece(piece) && (piece & 1) == side && board.isRoyal(piece);
    }

    /** Whether a royal kind that the side began with is gone. */
    boolean hasLost(int side, Position position) {
        for (int kind = 1; kind <= variant.kinds().size(); kind++) {
            int left = 0;
            for (int other : alike[kind]) {
                left += position.total(Piece.of(other, Side.of(side)));
            }
            if (variant.kind(kind).royal() && left == 0 && position.rules().startsWith(Piece.of(kind, Side.of(side)))) {
                return true;
            }
        }
        return false;
    }
}
