package rookery.kernel.geometry;

import java.util.Locale;

/**
 * What rooks and bishops attack on an 8x8 board, given the occupied squares; a1 is bit 0.
 *
 * <p>One table lookup: {@link Long#compress} squeezes the relevant occupancy into an index. That is one instruction on x86 and slow elsewhere, so other
 * processors use reversed subtraction on each line instead. Callers see no difference.
 */
public final class SliderAttacks {

    private static final boolean COMPRESSES = switch (System.getProperty("os.arch", "").toLowerCase(Locale.ROOT)) {
        case "amd64", "x86_64", "x64" -> true;
        default -> false;
    };

    private static final int[][] ROOK_STEPS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    private static final int[][] BISHOP_STEPS = {{1, 1}, {-1, -1}, {1, -1}, {-1, 1}};

    private static final long[] ROOK_MASK = new long[64];
    private static final long[] BISHOP_MASK = new long[64];
    private static final int[] ROOK_START = new int[64];
    private static final int[] BISHOP_START = new int[64];
    private static final long[] TABLE;
    /** Per square: file, rank, diagonal, antidiagonal, each without the square itself. */
    private static final long[] LINES = new long[64 * 4];

    static {
        int size = 0;
        for (int square = 0; square < 64; square++) {
            ROOK_MASK[square] = relevant(square, ROOK_STEPS);
            BISHOP_MASK[square] = relevant(square, BISHOP_STEPS);
            ROOK_START[square] = size;
            size += 1 << Long.bitCount(ROOK_MASK[square]);
            BISHOP_START[square] = size;
            size += 1 << Long.bitCount(BISHOP_MASK[square]);
            LINES[square * 4] = walk(square, 0, ROOK_STEPS[2]) | walk(square, 0, ROOK_STEPS[3]);
            LINES[square * 4 + 1] = walk(square, 0, ROOK_STEPS[0]) | walk(square, 0, ROOK_STEPS[1]);
            LINES[square * 4 + 2] = walk(square, 0, BISHOP_STEPS[0]) | walk(square, 0, BISHOP_STEPS[1]);
            LINES[square * 4 + 3] = walk(square, 0, BISHOP_STEPS[2]) | walk(square, 0, BISHOP_STEPS[3]);
        }
        TABLE = new long[COMPRESSES ? size : 0];
        if (COMPRESSES) {
            for (int square = 0; square < 64; square++) {
                fill(square, ROOK_MASK[square], ROOK_START[square], ROOK_STEPS);
                fill(square, BISHOP_MASK[square], BISHOP_START[square], BISHOP_STEPS);
            }
        }
    }

    private SliderAttacks() {
    }

    public static long rook(int square, long occupied) {
        if (COMPRESSES) {
            return TABLE[ROOK_START[square] + (int) Long.compress(occupied, ROOK_MASK[square])];
        }
        return rookByLines(square, occupied);
    }

    public static long bishop(int square, long occupied) {
        if (COMPRESSES) {
            return TABLE[BISHOP_START[square] + (int) Long.compress(occupied, BISHOP_MASK[square])];
        }
        return bishopByLines(square, occupied);
    }

    static long rookByLines(int square, long occupied) {
        return line(square, occupied, LINES[square * 4]) | line(square, occupied, LINES[square * 4 + 1]);
    }

    static long bishopByLines(int square, long occupied) {
        return line(square, occupied, LINES[square * 4 + 2]) | line(square, occupied, LINES[square * 4 + 3]);
    }

    /** Hyperbola quintessence: o ^ (o - 2s) finds the first blocker on one side, the reversed board the one on the other. */
    private static long line(int square, long occupied, long mask) {
        long blockers = occupied & mask;
        long slider = 1L << square;
        long up = blockers - 2 * slider;
        long down = Long.reverse(Long.reverse(blockers) - 2 * Long.reverse(slider));
        return (up ^ down) & mask;
    }

    private static void fill(int square, long mask, int start, int[][] steps) {
        long occupied = 0;
        do {
            TABLE[start + (int) Long.compress(occupied, mask)] = attacks(square, occupied, steps);
            occupied = occupied - mask & mask;
        } while (occupied != 0);
    }

    private static long attacks(int square, long occupied, int[][] steps) {
        long attacks = 0;
        for (int[] step : steps) {
            attacks |= walk(square, occupied, step);
        }
        return attacks;
    }

    private static long walk(int square, long occupied, int[] step) {
        long seen = 0;
        int next = BoardShape.CHESS.step(square, step[0], step[1]);
        while (next != BoardShape.NONE) {
            seen |= 1L << next;
            if ((occupied >>> next & 1) != 0) {
                break;
            }
            next = BoardShape.CHESS.step(next, step[0], step[1]);
        }
        return seen;
    }

    /** Squares whose occupancy can matter: the lines without the board's rim at their ends. */
    private static long relevant(int square, int[][] steps) {
        long mask = 0;
        for (int[] step : steps) {
            int next = BoardShape.CHESS.step(square, step[0], step[1]);
            while (next != BoardShape.NONE) {
                int beyond = BoardShape.CHESS.step(next, step[0], step[1]);
                if (beyond != BoardShape.NONE) {
                    mask |= 1L << next;
                }
                next = beyond;
            }
        }
        return mask;
    }
}
