package rookery.engine.evaluation;

import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SliderAttacks;

/** Square sets of the 8x8 board for evaluation, as bits; a1 is bit 0. */
final class Masks {

    static final long FILE_A = 0x0101010101010101L;
    static final long FILE_H = FILE_A << 7;
    static final long DARK = 0xAA55AA55AA55AA55L;
    static final long CENTRE = bit(27) | bit(28) | bit(35) | bit(36);
    static final long LONG_DIAGONALS = 0x8142241818244281L;

    static final long[] FILE = new long[8];
    static final long[] NEIGHBOUR_FILES = new long[8];
    static final long[] KNIGHT = leaps(new int[][]{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}});
    static final long[] KING = leaps(new int[][]{{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}});
    /** What a pawn on the square attacks, by side. */
    static final long[][] PAWN = {leaps(new int[][]{{-1, 1}, {1, 1}}), leaps(new int[][]{{-1, -1}, {1, -1}})};
    /** The file in front of the square, by side. */
    static final long[][] AHEAD = new long[2][64];
    /** The file in front and its neighbours, by side: where enemy pawns stop a passed pawn. */
    static final long[][] PASSED = new long[2][64];
    /** The neighbouring files up to the square's own rank, by side: the pawns there can come to its support. */
    static final long[][] SUPPORT = new long[2][64];
    /** Everything strictly in front of the rank, by side. */
    static final long[][] RANKS_AHEAD = new long[2][8];
    /** The king's neighbours, three by three also on the rim. */
    static final long[] RING = new long[64];
    /** What a rook and a bishop attack on the empty board. */
    static final long[] ROOK_LINES = new long[64];
    static final long[] BISHOP_LINES = new long[64];
    static final byte[] DISTANCE = new byte[64 * 64];

    static {
        for (int file = 0; file < 8; file++) {
            FILE[file] = FILE_A << file;
        }
        for (int file = 0; file < 8; file++) {
            NEIGHBOUR_FILES[file] = (file > 0 ? FILE[file - 1] : 0) | (file < 7 ? FILE[file + 1] : 0);
        }
        for (int rank = 0; rank < 8; rank++) {
            RANKS_AHEAD[0][rank] = rank == 7 ? 0 : -1L << 8 * (rank + 1);
            RANKS_AHEAD[1][rank] = (1L << 8 * rank) - 1;
        }
        for (int square = 0; square < 64; square++) {
            int file = square & 7;
            int rank = square >> 3;
            for (int side = 0; side < 2; side++) {
                AHEAD[side][square] = FILE[file] & RANKS_AHEAD[side][rank];
                PASSED[side][square] = (FILE[file] | NEIGHBOUR_FILES[file]) & RANKS_AHEAD[side][rank];
                SUPPORT[side][square] = NEIGHBOUR_FILES[file] & ~RANKS_AHEAD[side][rank];
            }
            int centre = Math.clamp(rank, 1, 6) << 3 | Math.clamp(file, 1, 6);
            RING[square] = (KING[centre] | bit(centre) | KING[square]) & ~bit(square);
            ROOK_LINES[square] = SliderAttacks.rook(square, 0);
            BISHOP_LINES[square] = SliderAttacks.bishop(square, 0);
            for (int other = 0; other < 64; other++) {
                DISTANCE[square << 6 | other] = (byte) Math.max(Math.abs(file - (other & 7)), Math.abs(rank - (other >> 3)));
            }
        }
    }

    private Masks() {
    }

    static long bit(int square) {
        return 1L << square;
    }

    static int distance(int a, int b) {
        return DISTANCE[a << 6 | b];
    }

    /** All squares the side's pawns attack. */
    static long pawnAttacks(int side, long pawns) {
        return side == 0
                ? (pawns & ~FILE_A) << 7 | (pawns & ~FILE_H) << 9
                : (pawns & ~FILE_A) >>> 9 | (pawns & ~FILE_H) >>> 7;
    }

    /** Squares two of the side's pawns attack. */
    static long pawnDoubleAttacks(int side, long pawns) {
        return side == 0
                ? (pawns & ~FILE_A) << 7 & (pawns & ~FILE_H) << 9
                : (pawns & ~FILE_A) >>> 9 & (pawns & ~FILE_H) >>> 7;
    }

    static long forward(int side, long bits) {
        return side == 0 ? bits << 8 : bits >>> 8;
    }

    /** The square as White would see it. */
    static int relative(int side, int square) {
        return square ^ 56 * side;
    }

    /** From 0 on the side's own back rank. */
    static int relativeRank(int side, int square) {
        return (square ^ 56 * side) >> 3;
    }

    private static long[] leaps(int[][] steps) {
        long[] leaps = new long[64];
        for (int square = 0; square < 64; square++) {
            for (int[] step : steps) {
                int target = BoardShape.CHESS.step(square, step[0], step[1]);
                leaps[square] |= target == BoardShape.NONE ? 0 : bit(target);
            }
        }
        return leaps;
    }
}
