package rookery.kernel.position;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.kernel.board.Board;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Castling;
import rookery.kernel.variant.Placement;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;

/**
 * One castling right of a game and everything about it that does not change: who goes where, and which squares must be empty or safe.
 *
 * @param mustBeEmpty squares without the king's and rook's own
 * @param mustBeSafe  squares the king starts from or crosses, as far as the rules care; where it lands is tested separately
 */
record CastlingSlot(int side, int kingFrom, int kingTo, int rookFrom, int rookTo, int[] mustBeEmpty, int[] mustBeSafe,
        boolean safeLanding) {

    static final int MOST = 16;

    /** The slots of all rights in the setup, or null where a right is impossible. */
    static @Nullable List<CastlingSlot> all(Variant variant, Setup setup) {
        List<CastlingSlot> slots = new ArrayList<>();
        Placement placement = setup.placement();
        for (int rook : setup.castlingRooks()) {
            if (!variant.castling().isOn() || rook >= variant.shape().squares() || slots.size() == MOST) {
                return null;
            }
            int piece = placement.piece(rook);
            if (Piece.kind(piece) != variant.castling().partner()) {
                return null;
            }
            Side side = Piece.side(piece);
            int king = kingOf(variant, placement, side, rook);
            if (king == BoardShape.NONE || !mayStandThere(variant, king, rook, placement)) {
                return null;
            }
            CastlingSlot slot = of(variant, side, king, rook);
            if (slot == null) {
                return null;
            }
            slots.add(slot);
        }
        return slots;
    }

    /** The rights a layout implies when it does not state them: every partner on a royal piece's rank, or only the outermost ones. */
    static SquareSet implied(Variant variant, Placement placement) {
        SquareSet rooks = SquareSet.EMPTY;
        BoardShape shape = variant.shape();
        for (int square = 0; square < shape.squares(); square++) {
            int king = placement.piece(square);
            if (!Piece.isPiece(king) || !variant.castling().isOn() || !isKing(variant, Piece.kind(king))) {
                continue;
            }
            Side side = Piece.side(king);
            int partner = Piece.of(variant.castling().partner(), side);
            for (int direction : new int[]{-1, 1}) {
                for (int file = direction < 0 ? 0 : shape.files() - 1; file != shape.file(square); file -= direction) {
                    int rook = shape.square(file, shape.rank(square));
                    if (placement.piece(rook) == partner && mayStandThere(variant, square, rook, placement)
                            && of(variant, side, square, rook) != null) {
                        rooks = rooks.with(rook);
                        if (!variant.castling().anyRook()) {
                            break;
                        }
                    }
                }
            }
        }
        return rooks;
    }

    /** If the king moves a fixed number of steps, king and rook must be on their start squares, unless the start is a shuffle or a layout. */
    private static boolean mayStandThere(Variant variant, int king, int rook, Placement placement) {
        Placement start = variant.start().placement();
        boolean free = variant.castling().kingSteps() == 0 || variant.castling().anyRook();
        return free || start.piece(king) == placement.piece(king) && start.piece(rook) == placement.piece(rook);
    }

    /** The royal piece the rook castles with; of several on the rank the one that stands where the game starts with it, for the others have moved. */
    private static int kingOf(Variant variant, Placement placement, Side side, int rook) {
        BoardShape shape = variant.shape();
        int found = BoardShape.NONE;
        for (int file = 0; file < shape.files(); file++) {
            int square = shape.square(file, shape.rank(rook));
            int piece = placement.piece(square);
            if (Piece.isPiece(piece) && Piece.side(piece) == side && isKing(variant, Piece.kind(piece))) {
                if (variant.start().placement().piece(square) == piece) {
                    return square;
                }
                found = found == BoardShape.NONE ? square : found;
            }
        }
        return found;
    }

    /** Whether pieces of the kind castle as kings: the royal ones unless the rules name another. */
    static boolean isKing(Variant variant, int kind) {
        return kind > 0 && (variant.castling().king() == 0 ? variant.kind(kind).royal() : variant.castling().king() == kind);
    }

    private static @Nullable CastlingSlot of(Variant variant, Side side, int king, int rook) {
        Castling rule = variant.castling();
        BoardShape shape = variant.shape();
        int rank = shape.rank(king);
        int kingFile = shape.file(king);
        boolean east = shape.file(rook) > kingFile;
        int toFile = rule.kingSteps() > 0
                ? kingFile + (east ? rule.kingSteps() : -rule.kingSteps())
                : east ? rule.eastFile() : rule.westFile();
        int rookFile = east ? toFile - 1 : toFile + 1;
        if (!shape.contains(toFile, rank) || !shape.contains(rookFile, rank)) {
            return null;
        }
        int kingTo = shape.square(toFile, rank);
        int rookTo = shape.square(rookFile, rank);
        SquareSet empty = span(shape, king, kingTo).with(rookTo);
        if (!rule.rookMayJump()) {
            empty = empty.union(span(shape, rook, rookTo)).union(span(shape, king, rook));
        }
        empty = empty.without(king).without(rook);
        SquareSet safe = rule.throughAttack() ? SquareSet.EMPTY : span(shape, king, kingTo).without(king).without(kingTo);
        if (!rule.outOfCheck()) {
            safe = safe.with(king);
        }
        boolean safeLanding = variant.hasCheck() && rule.king() == 0 || !rule.throughAttack();
        return new CastlingSlot(side.ordinal(), king, kingTo, rook, rookTo, empty.toArray(), safe.toArray(), safeLanding);
    }

    /** Whether the way is free and, as far as the rules care, safe. */
    boolean isOpen(Board board) {
        for (int square : mustBeEmpty) {
            if (board.piece(square) != Piece.EMPTY) {
                return false;
            }
        }
        for (int square : mustBeSafe) {
            if (board.isAttacked(square, side ^ 1)) {
                return false;
            }
        }
        return !safeLanding || isLandingSafe(board);
    }

    /** Tried on the board, since the departing king and rook may have shielded the landing square. */
    private boolean isLandingSafe(Board board) {
        carryOut(board);
        boolean safe = !board.isAttacked(kingTo, side ^ 1);
        takeBack(board);
        return safe;
    }

    /** What carrying it out will change in a position's key, rights apart. */
    long keyChange(Board board) {
        int king = board.piece(kingFrom);
        int rook = board.piece(rookFrom);
        return ZobristKeys.piece(king, kingFrom) ^ ZobristKeys.piece(king, kingTo) ^ ZobristKeys.piece(rook, rookFrom)
                ^ ZobristKeys.piece(rook, rookTo);
    }

    void carryOut(Board board) {
        exchange(board, kingFrom, rookFrom, kingTo, rookTo);
    }

    void takeBack(Board board) {
        exchange(board, kingTo, rookTo, kingFrom, rookFrom);
    }

    /** Lifts both before it puts either down: their squares may overlap. */
    private static void exchange(Board board, int kingBefore, int rookBefore, int kingAfter, int rookAfter) {
        int king = board.piece(kingBefore);
        int rook = board.piece(rookBefore);
        board.remove(kingBefore);
        board.remove(rookBefore);
        board.put(kingAfter, king);
        board.put(rookAfter, rook);
    }

    private static SquareSet span(BoardShape shape, int a, int b) {
        return SquareSet.where(shape, square -> square >= Math.min(a, b) && square <= Math.max(a, b));
    }
}
