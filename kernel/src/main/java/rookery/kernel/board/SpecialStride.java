package rookery.kernel.board;

import java.util.stream.IntStream;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Stride;
import rookery.kernel.variant.Variant;

/**
 * A conditional stride of one piece, or any stride of a pawn, as tables by the square it starts from. Constant: callers pass in the board's squares.
 *
 * @param stride   as the kind has it
 * @param step     what each of its leaps adds to a square number
 * @param length   how many leaps there is room for, within its range
 * @param home     squares from which it may start: a few only for first-move strides and those of pieces that have come far
 * @param target   where the first leap lands, -1 off the board
 * @param blockers for lame leaps: two squares that must be empty (the same twice where there is one)
 * @param loud     squares from which it may capture or promote
 * @param hidden   it captures, but the tables of plain attacks do not know it
 */
record SpecialStride(Stride stride, int step, byte[] length, boolean[] home, int[] target, int[][] blockers, boolean[] loud,
        boolean hidden) {

    /**
     * @param length        cut short where the piece may not leave a region
     * @param promotionZone where the piece promotes if it is a pawn
     * @param fromRank      the first rank, as the side counts, from which it may start; 0 for any
     */
    static SpecialStride of(Variant variant, int piece, Stride stride, int step, byte[] length, boolean[] promotionZone, int fromRank,
            boolean hidden) {
        BoardShape shape = variant.shape();
        PieceKind kind = variant.kind(Piece.kind(piece));
        int up = variant.forward(Piece.side(piece));
        boolean[] home = new boolean[shape.squares()];
        int[] target = new int[shape.squares()];
        int[][] blockers = new int[2][shape.squares()];
        boolean[] loud = new boolean[shape.squares()];
        for (int square = 0; square < shape.squares(); square++) {
            int from = square;
            home[square] = isHome(variant, piece, stride, square) && hasReached(variant, piece, square, fromRank);
            loud[square] = stride.captures()
                    || kind.pawn() && IntStream.rangeClosed(1, length[from]).anyMatch(leap -> promotionZone[from + leap * step]);
            target[square] = length[square] == 0 ? BoardShape.NONE : shape.step(square, stride.dx(), stride.dy() * up);
            if (target[square] != BoardShape.NONE) {
                addBlockers(shape, stride, up, square, blockers);
            }
        }
        return new SpecialStride(stride, step, length, home, target, blockers, loud, hidden);
    }

    /**
     * First-move strides start from the pawns' second rank, or where the start position has such a piece. Tied to squares rather than to the piece's
     * past, so that a FEN says all there is to know.
     */
    private static boolean isHome(Variant variant, int piece, Stride stride, int square) {
        if (!stride.firstMoveOnly()) {
            return true;
        }
        if (variant.kind(Piece.kind(piece)).pawn()) {
            return variant.isDoubleStepRank(Piece.side(piece), variant.shape().rank(square));
        }
        return variant.start().placement().piece(square) == piece;
    }

    private static boolean hasReached(Variant variant, int piece, int square, int rank) {
        int up = variant.forward(Piece.side(piece));
        return rank == 0 || (variant.shape().rank(square) - variant.boardRank(Piece.side(piece), rank)) * up >= 0;
    }

    private static void addBlockers(BoardShape shape, Stride stride, int up, int square, int[][] blockers) {
        int longer = Math.max(Math.abs(stride.dx()), Math.abs(stride.dy()));
        int shorter = Math.min(Math.abs(stride.dx()), Math.abs(stride.dy()));
        int signX = Integer.signum(stride.dx());
        int signY = Integer.signum(stride.dy());
        if (shorter != 0 && shorter != longer) {
            // A lame knight steps straight first, along its longer way.
            signX = Math.abs(stride.dx()) == longer ? signX : 0;
            signY = Math.abs(stride.dy()) == longer ? signY : 0;
            longer = 2;
        }
        if (longer < 2) {
            blockers[0][square] = square;
            blockers[1][square] = square;
            return;
        }
        blockers[0][square] = shape.step(square, signX, signY * up);
        blockers[1][square] = shape.step(square, signX * (longer - 1), signY * (longer - 1) * up);
    }

    /** Whether a pawn's stride of that many squares is a double step; the squares of a rank are given. */
    boolean isDoubleStep(int squaresTravelled, int files) {
        return stride.firstMoveOnly() && stride.dx() == 0 && stride.dy() > 0 && squaresTravelled > files;
    }

    /** Whether it may start from there at all. */
    boolean startsFrom(int from) {
        return home[from];
    }

    /** Whether it leads from there to the square with what is on the board. */
    boolean hits(int square, int from, byte[] squares) {
        return startsFrom(from) && switch (stride.hurdle()) {
            case LAME -> lameTarget(from, squares) == square;
            case NONE -> hitsAfter(0, square, from, squares);
            case HOP -> hitsAfter(1, square, from, squares);
            case GRASSHOPPER -> behindFirst(from, squares) == square;
        };
    }

    /** Whether the square is reached after jumping exactly that many pieces. */
    private boolean hitsAfter(int hurdles, int square, int from, byte[] squares) {
        int met = 0;
        int to = from;
        for (int left = length[from]; left > 0; left--) {
            to += step;
            if (to == square) {
                return met == hurdles;
            }
            if (squares[to] != 0 && ++met > hurdles) {
                return false;
            }
        }
        return false;
    }

    /** The square just behind the first piece on the way, or -1. */
    int behindFirst(int from, byte[] squares) {
        int to = from;
        for (int left = length[from]; left > 1; left--) {
            to += step;
            if (squares[to] != 0) {
                return to + step;
            }
        }
        return -1;
    }

    /** Where a lame leap lands; -1 off the board, or if something stands in its way. */
    int lameTarget(int from, byte[] squares) {
        int first = blockers[0][from];
        int second = blockers[1][from];
        boolean clear = (first == from || squares[first] == 0) && (second == from || squares[second] == 0);
        return clear ? target[from] : -1;
    }
}
