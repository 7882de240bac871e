package rookery.kernel.geometry;

/** Straight lines through two squares of an 8x8 board, as bits; a1 is bit 0. */
public final class Lines {

    private static final long[] BETWEEN = new long[64 * 64];
    private static final long[] THROUGH = new long[64 * 64];

    static {
        for (int a = 0; a < 64; a++) {
            for (int b = 0; b < 64; b++) {
                if (a != b) {
                    fill(a, b);
                }
            }
        }
    }

    private Lines() {
    }

    /** The squares strictly between the two, when a rook or bishop could go from one to the other; else 0. */
    public static long between(int a, int b) {
        return BETWEEN[a << 6 | b];
    }

    /** The whole line through both, from rim to rim, when they share one; else 0. */
    public static long through(int a, int b) {
        return THROUGH[a << 6 | b];
    }

    private static void fill(int a, int b) {
        long ends = 1L << a | 1L << b;
        if ((SliderAttacks.rook(a, 0) >>> b & 1) != 0) {
            BETWEEN[a << 6 | b] = SliderAttacks.rook(a, ends) & SliderAttacks.rook(b, ends);
            THROUGH[a << 6 | b] = SliderAttacks.rook(a, 0) & SliderAttacks.rook(b, 0) | ends;
        } else if ((SliderAttacks.bishop(a, 0) >>> b & 1) != 0) {
            BETWEEN[a << 6 | b] = SliderAttacks.bishop(a, ends) & SliderAttacks.bishop(b, ends);
            THROUGH[a << 6 | b] = SliderAttacks.bishop(a, 0) & SliderAttacks.bishop(b, 0) | ends;
        }
    }
}
