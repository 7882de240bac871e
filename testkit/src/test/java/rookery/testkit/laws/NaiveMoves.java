package rookery.testkit.laws;

import java.util.Set;
import java.util.TreeSet;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.piece.Stride;
import rookery.kernel.variant.Placement;
import rookery.kernel.variant.Variant;

/**
 * Steps and attacks worked out square by square straight from the definition of a stride: slow, short, and independent of the kernel's boards, which it
 * judges.
 */
final class NaiveMoves {

    private final Variant variant;
    private final BoardShape shape;
    private final int[] pieces;

    NaiveMoves(Variant variant, Placement placement) {
        this.variant = variant;
        shape = variant.shape();
        pieces = placement.toArray();
    }

    /** All (from, to) the side's pieces may step, whatever becomes of its king, as {@code from << 8 | to}. */
    Set<Integer> steps(Side side) {
        Set<Integer> steps = new TreeSet<>();
        for (int from = 0; from < pieces.length; from++) {
            if (pieces[from] != Piece.EMPTY && Piece.side(pieces[from]) == side) {
                for (int to = 0; to < pieces.length; to++) {
                    if (from != to && steps(from, to)) {
                        steps.add(from << 8 | to);
                    }
                }
            }
        }
        return steps;
    }

    private boolean steps(int from, int to) {
        boolean capture = pieces[to] != Piece.EMPTY;
        return (!capture || Piece.side(pieces[to]) != Piece.side(pieces[from])) && reaches(from, to, capture);
    }

    /** Whether the side could take a piece on that square, whoever stands there. */
    boolean isAttacked(int square, Side by) {
        for (int from = 0; from < pieces.length; from++) {
            if (from != square && pieces[from] != Piece.EMPTY && Piece.side(pieces[from]) == by && reaches(from, square, true)) {
                return true;
            }
        }
        return false;
    }

    boolean isRoyalAttackedAfter(int from, int to, Side mover) {
        int captured = pieces[to];
        int piece = pieces[from];
        pieces[to] = piece;
        pieces[from] = Piece.EMPTY;
        boolean attacked = false;
        for (int square = 0; square < pieces.length; square++) {
            attacked |= pieces[square] != Piece.EMPTY && Piece.side(pieces[square]) == mover
                    && variant.kind(Piece.kind(pieces[square])).royal()
                    && isAttacked(square, mover.opponent());
        }
        pieces[from] = piece;
        pieces[to] = captured;
        return attacked;
    }

    private boolean reaches(int from, int to, boolean capture) {
        int piece = pieces[from];
        for (Stride stride : variant.kind(Piece.kind(piece)).movement().strides(variant.forward(Piece.side(piece)))) {
            if ((capture ? stride.captures() : stride.moves()) && (!stride.firstMoveOnly() || isHome(piece, from))
                    && travels(stride, from, to)) {
                return true;
            }
        }
        return false;
    }

    private boolean isHome(int piece, int square) {
        return variant.kind(Piece.kind(piece)).pawn()
                ? variant.isDoubleStepRank(Piece.side(piece), shape.rank(square))
                : variant.start().placement().piece(square) == piece;
    }

    private boolean travels(Stride stride, int from, int to) {
        int dx = stride.dx();
        int dy = stride.dy();
        int met = 0;
        int square = from;
        for (int leap = 1; leap <= stride.range(); leap++) {
            int next = shape.step(square, dx, dy);
            if (next == BoardShape.NONE) {
                return false;
            }
            boolean behindFirst = met == 1 && pieces[square] != Piece.EMPTY && square != from;
            if (next == to) {
                return switch (stride.hurdle()) {
                    case NONE -> met == 0;
                    case LAME -> isWayFree(from, dx, dy);
                    case HOP -> met == 1;
                    case GRASSHOPPER -> behindFirst;
                };
            }
            met += pieces[next] != Piece.EMPTY ? 1 : 0;
            square = next;
        }
        return false;
    }

    /** Straight leaps need every square between; a lame knight the one beside it on its longer way. */
    private boolean isWayFree(int from, int dx, int dy) {
        if (dx != 0 && dy != 0 && Math.abs(dx) != Math.abs(dy)) {
            boolean wide = Math.abs(dx) > Math.abs(dy);
            return pieces[shape.step(from, wide ? Integer.signum(dx) : 0, wide ? 0 : Integer.signum(dy))] == Piece.EMPTY;
        }
        for (int i = 1; i < Math.max(Math.abs(dx), Math.abs(dy)); i++) {
            if (pieces[shape.step(from, Integer.signum(dx) * i, Integer.signum(dy) * i)] != Piece.EMPTY) {
                return false;
            }
        }
        return true;
    }
}
