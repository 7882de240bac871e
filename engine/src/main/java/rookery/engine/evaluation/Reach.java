package rookery.engine.evaluation;

import java.util.Arrays;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Side;
import rookery.kernel.piece.Stride;
import rookery.kernel.variant.Variant;

/** How far a kind of piece reaches on a variant's board: all that its movement alone says about it. */
final class Reach {

    /** The chance that a square on the way is empty on a typical board. */
    private static final double EMPTY = 0.7;

    private final Variant variant;
    private final BoardShape shape;

    Reach(Variant variant) {
        this.variant = variant;
        shape = variant.shape();
    }

    /** How many squares the piece attacks from there on a typical board, leaps and rides separately. */
    double[] expected(int piece, int square) {
        PieceKind kind = variant.kind(Piece.kind(piece));
        int up = variant.forward(Piece.side(piece));
        double leaps = 0;
        double rides = 0;
        for (Stride stride : kind.movement().strides(up)) {
            if (!stride.captures() || stride.firstMoveOnly()) {
                continue;
            }
            double chance = switch (stride.hurdle()) {
                case NONE -> 1;
                case LAME -> EMPTY;
                // There must be a piece on the way, usually some squares off.
                case HOP, GRASSHOPPER -> 1 - EMPTY;
            };
            int at = square;
            for (int step = 0; step < stride.range(); step++) {
                at = shape.step(at, stride.dx(), stride.dy());
                if (at == BoardShape.NONE) {
                    break;
                }
                if (stride.isLeap()) {
                    leaps += stride.moves() ? chance : chance / 2;
                } else {
                    rides += stride.moves() ? chance : chance / 2;
                }
                chance *= EMPTY;
            }
        }
        return new double[]{leaps, rides};
    }

    /** The mean of {@link #expected} over the board. */
    double[] mean(int kind) {
        double leaps = 0;
        double rides = 0;
        int piece = Piece.of(kind, Side.WHITE);
        for (int square = 0; square < shape.squares(); square++) {
            double[] here = expected(piece, square);
            leaps += here[0];
            rides += here[1];
        }
        return new double[]{leaps / shape.squares(), rides / shape.squares()};
    }

    /** Moves the piece needs on an empty board from each square to the nearest one of the goal; {@code squares()} where it never gets there. */
    int[] distances(int piece, java.util.function.IntPredicate goal) {
        int[] distances = new int[shape.squares()];
        Arrays.fill(distances, shape.squares());
        for (int square = 0; square < distances.length; square++) {
            distances[square] = goal.test(square) ? 0 : distances.length;
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int square = 0; square < distances.length; square++) {
                int best = 1 + nearest(piece, square, distances);
                if (best < distances[square]) {
                    distances[square] = best;
                    changed = true;
                }
            }
        }
        return distances;
    }

    private int nearest(int piece, int square, int[] distances) {
        int up = variant.forward(Piece.side(piece));
        int best = distances.length;
        for (Stride stride : variant.kind(Piece.kind(piece)).movement().strides(up)) {
            int at = square;
            for (int step = 0; stride.moves() && !stride.firstMoveOnly() && step < stride.range(); step++) {
                at = shape.step(at, stride.dx(), stride.dy());
                if (at == BoardShape.NONE) {
                    break;
                }
                best = Math.min(best, distances[at]);
            }
        }
        return best;
    }
}
