package rookery.kernel.position;

/**
 * The state that unmaking an action must restore, apart from the key and the captured piece, packed into a long.
 *
 * <pre>
 *  63    58 57         41 40  38 37    30 29  25 24        16 15      0
 * | pawn   | quiet plies | goal | checks | roll | en passant | castling |
 * </pre>
 *
 * En passant and goal are stored plus one, since both may be -1; the pawn is the kind that a promotion replaced.
 */
final class PackedState {

    /** More than any game needs. */
    static final int MOST_QUIET_PLIES = 100_000;

    private PackedState() {
    }

    static long of(int castling, int enPassant, int roll, int checks, int goal, int quietPlies, int pawn) {
        return castling | (long) (enPassant + 1) << 16 | (long) roll << 25 | (long) checks << 30 | (long) (goal + 1) << 38
                | (long) quietPlies << 41 | (long) pawn << 58;
    }

    static int castling(long state) {
        return (int) (state & 0xffff);
    }

    static int enPassant(long state) {
        return (int) (state >>> 16 & 0x1ff) - 1;
    }

    static int roll(long state) {
        return (int) (state >>> 25 & 0x1f);
    }

    static int checks(long state) {
        return (int) (state >>> 30 & 0xff);
    }

    static int goal(long state) {
        return (int) (state >>> 38 & 7) - 1;
    }

    static int quietPlies(long state) {
        return (int) (state >>> 41 & 0x1ffff);
    }

    static int pawn(long state) {
        return (int) (state >>> 58);
    }
}
