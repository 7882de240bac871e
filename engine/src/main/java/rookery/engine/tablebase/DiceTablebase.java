package rookery.engine.tablebase;

import java.util.ArrayList;
import java.util.List;

/**
 * Values of all positions with two kings and at most one more piece, before the roll, to the side that rolls. A sweep computes, from the values of
 * the sweep before,
 *
 * <pre>V(s) = mean over the rollable faces of the best move's value: 1 for taking a king, else -V(after the move)</pre>
 *
 * starting from 0 everywhere. A pawn needs the tables of everything it may become. There are two ways through the tables:
 *
 * <ul>
 * <li>{@link #sweep} takes all of them one ply further at a time: after n sweeps, the value of the game that is called a draw after n more plies,
 * whatever happens in them. This is what a search to depth n sees.</li>
 * <li>{@link #solve} takes into account that captures and pawn moves reset the count: it first completes the tables reached only by such moves, down to the pawn rank by rank, and then leaves them unchanged.</li>
 * </ul>
 *
 * <p>A state is {@code weak << 18 | strong king << 12 | third piece << 6 | weak king}.
 */
public final class DiceTablebase {

    private static final int STATES = 1 << 19;
    private static final int WEAK_ROLLS = 1 << 18;
    private static final long LAST_RANK = 0xffL << 56;
    /** Changes smaller than this mean convergence. */
    private static final double SETTLED = 1e-9;

    private final ThirdPiece third;
    private final List<ThirdPiece> pieces = new ArrayList<>();
    /** By the third piece; empty where its table is not needed. */
    private double[][] values = new double[ThirdPiece.values().length][0];
    private double[][] next = new double[ThirdPiece.values().length][0];

    DiceTablebase(ThirdPiece third) {
        this.third = third;
        add(ThirdPiece.NONE);
        add(third);
        if (third == ThirdPiece.PAWN) {
            for (ThirdPiece promoted : new ThirdPiece[]{ThirdPiece.KNIGHT, ThirdPiece.BISHOP, ThirdPiece.ROOK, ThirdPiece.QUEEN,
                ThirdPiece.KING}) {
                add(promoted);
            }
        }
    }

    private void add(ThirdPiece piece) {
        if (!pieces.contains(piece)) {
            pieces.add(piece);
            values[piece.ordinal()] = new double[STATES];
            next[piece.ordinal()] = new double[STATES];
        }
    }

    double value(boolean weakRolls, int king, int piece, int weakKing) {
        return table(third)[(weakRolls ? WEAK_ROLLS : 0) | king << 12 | piece << 6 | weakKing];
    }

    /** One more ply for every position. */
    void sweep() {
        for (ThirdPiece piece : pieces) {
            sweep(piece, 0, 64, next[piece.ordinal()]);
        }
        double[][] old = values;
        values = next;
        next = old;
    }

    /**
     * The values if the game is drawn after that many plies without a capture or pawn move.
     *
     * @param plies 0 for no limit
     */
    void solve(int plies) {
        for (ThirdPiece piece : pieces) {
            if (piece != ThirdPiece.PAWN) {
                solve(piece, 0, 64, plies);
            }
        }
        if (third == ThirdPiece.PAWN) {
            for (int rank = 6; rank >= 1; rank--) {
                solve(ThirdPiece.PAWN, rank * 8, rank * 8 + 8, plies);
            }
        }
    }

    /** The same for the third piece on some squares, given the results of all captures and pawn moves. */
    private void solve(ThirdPiece piece, int first, int end, int plies) {
        int index = piece.ordinal();
        if (plies == 0) {
            // In place: not the value after a number of plies, but faster convergence to the limit.
            double change = 1;
            while (change > SETTLED) {
                change = sweep(piece, first, end, values[index]);
            }
            return;
        }
        // Entries not swept here must be in both arrays.
        System.arraycopy(values[index], 0, next[index], 0, STATES);
        for (int ply = 0; ply < plies; ply++) {
            sweep(piece, first, end, next[index]);
            double[] old = values[index];
            values[index] = next[index];
            next[index] = old;
        }
    }

    private double[] table(ThirdPiece piece) {
        return values[piece.ordinal()];
    }

    /** One more ply for the third piece on the squares from first up to end; returns the largest change. */
    private double sweep(ThirdPiece piece, int first, int end, double[] out) {
        double[] old = table(piece);
        double change = 0;
        int mirror = piece == ThirdPiece.NONE ? 7 << 12 | 7 : 7 << 12 | 7 << 6 | 7;
        for (int king = 0; king < 64; king++) {
            // The right half of the board mirrors the left.
            if (king % 8 >= 4) {
                continue;
            }
            for (int square = first; square < end; square++) {
                if (piece == ThirdPiece.NONE ? square != 0 : square == king || piece == ThirdPiece.PAWN && (square < 8 || square >= 56)) {
                    continue;
                }
                for (int weak = 0; weak < 64; weak++) {
                    if (weak == king || piece != ThirdPiece.NONE && weak == square) {
                        continue;
                    }
                    int state = king << 12 | square << 6 | weak;
                    double strongValue = strong(piece, king, square, weak);
                    double weakValue = weak(piece, king, square, weak);
                    change = Math.max(change, Math.max(Math.abs(strongValue - old[state]), Math.abs(weakValue - old[state | WEAK_ROLLS])));
                    out[state] = strongValue;
                    out[state | WEAK_ROLLS] = weakValue;
                    out[state ^ mirror] = strongValue;
                    out[(state | WEAK_ROLLS) ^ mirror] = weakValue;
                }
            }
        }
        return change;
    }

    /** The side with one king rolls: always a 6. */
    private double weak(ThirdPiece piece, int king, int square, int weak) {
        long kings = 1L << king | (piece == ThirdPiece.KING ? 1L << square : 0);
        long targets = ThirdPiece.KING_ATTACKS[weak];
        if ((targets & kings) != 0) {
            return 1;
        }
        double[] same = table(piece);
        double[] bare = table(ThirdPiece.NONE);
        double best = -1;
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            int to = Long.numberOfTrailingZeros(rest);
            double value = piece != ThirdPiece.NONE && to == square ? -bare[king << 12 | to] : -same[king << 12 | square << 6 | to];
            best = Math.max(best, value);
        }
        return best;
    }

    private double strong(ThirdPiece piece, int king, int square, int weak) {
        if (piece == ThirdPiece.PAWN) {
            return pawn(king, square, weak);
        }
        boolean twin = piece == ThirdPiece.KING;
        double kingFace = steps(ThirdPiece.KING, piece, king, square, weak, true);
        if (piece == ThirdPiece.NONE) {
            return kingFace;
        }
        double pieceFace = steps(piece, piece, king, square, weak, false);
        if (twin) {
            // Both kings move on the same face.
            return Math.max(kingFace, pieceFace);
        }
        return mean(kingFace, pieceFace);
    }

    /** NaN stands for a face that cannot be rolled. */
    private static double mean(double a, double b) {
        if (Double.isNaN(a)) {
            return Double.isNaN(b) ? 0 : b;
        }
        return Double.isNaN(b) ? a : (a + b) / 2;
    }

    private double steps(ThirdPiece mover, ThirdPiece piece, int king, int square, int weak, boolean kingMoves) {
        long own = 1L << king | (piece == ThirdPiece.NONE ? 0 : 1L << square);
        long targets = mover.attacks(kingMoves ? king : square, own | 1L << weak) & ~own;
        if (targets == 0) {
            return Double.NaN;
        }
        if ((targets >>> weak & 1) != 0) {
            return 1;
        }
        double[] same = table(piece);
        double best = -1;
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            int to = Long.numberOfTrailingZeros(rest);
            int after = kingMoves ? to << 12 | square << 6 | weak : king << 12 | to << 6 | weak;
            best = Math.max(best, -same[after | WEAK_ROLLS]);
        }
        return best;
    }

    private double pawn(int king, int square, int weak) {
        long occupied = 1L << king | 1L << weak;
        int ahead = square + 8;
        boolean free = (occupied >>> ahead & 1) == 0;
        boolean takes = (weak == square + 7 && square % 8 != 0 || weak == square + 9 && square % 8 != 7);
        double kingFace = steps(ThirdPiece.KING, ThirdPiece.PAWN, king, square, weak, true);
        if ((1L << ahead & LAST_RANK) != 0) {
            return promoting(king, ahead, weak, free, takes, kingFace);
        }
        double pawnFace = Double.NaN;
        if (takes) {
            pawnFace = 1;
        } else if (free) {
            double[] same = table(ThirdPiece.PAWN);
            pawnFace = -same[king << 12 | ahead << 6 | weak | WEAK_ROLLS];
            if (square < 16 && (occupied >>> ahead + 8 & 1) == 0) {
                pawnFace = Math.max(pawnFace, -same[king << 12 | ahead + 8 << 6 | weak | WEAK_ROLLS]);
            }
        }
        return mean(kingFace, pawnFace);
    }

    /** With a pawn that can promote every face is rollable; it becomes what the die shows, or anything on a 1. */
    private double promoting(int king, int to, int weak, boolean free, boolean takes, double kingFace) {
        if (takes) {
            return 1;
        }
        if (!free) {
            return mean(kingFace, Double.NaN);
        }
        double sum = 0;
        double best = -1;
        for (int face = 2; face <= 6; face++) {
            double value = -table(ThirdPiece.onFace(face))[king << 12 | to << 6 | weak | WEAK_ROLLS];
            best = Math.max(best, value);
            sum += face == 6 && !Double.isNaN(kingFace) ? Math.max(value, kingFace) : value;
        }
        return (sum + best) / 6;
    }
}
