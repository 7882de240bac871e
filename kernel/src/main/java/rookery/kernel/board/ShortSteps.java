package rookery.kernel.board;

import rookery.kernel.piece.Stride;

/**
 * A step to a single square packed into an int, so that the pawns of a large board need no walk along strides.
 *
 * <pre>
 *  bits  0-7   to
 *        8     moves, 9 captures, 10 is a double step, 11 may promote
 *       16-23  a square that must be empty; where there is none, the square the step starts from
 *       24-31  another
 * </pre>
 */
final class ShortSteps {

    private static final int MOVES = 1 << 8;
    private static final int CAPTURES = 1 << 9;
    private static final int DOUBLE = 1 << 10;
    private static final int PROMOTES = 1 << 11;

    private ShortSteps() {
    }

    /** Whether the stride leads to one square at most from everywhere. */
    static boolean isShort(SpecialStride special) {
        boolean one = true;
        for (byte length : special.length()) {
            one &= length <= 1;
        }
        return special.stride().hurdle() == Stride.Hurdle.LAME || special.stride().hurdle() == Stride.Hurdle.NONE && one;
    }

    /** The step from a square from which the stride has a target. */
    static int of(SpecialStride special, int from, boolean promotes, boolean pawn) {
        int to = special.target()[from];
        boolean lame = special.stride().hurdle() == Stride.Hurdle.LAME;
        int first = lame ? special.blockers()[0][from] : from;
        int last = lame ? special.blockers()[1][from] : from;
        boolean isDouble = pawn && special.isDoubleStep(from, to);
        return to | (special.stride().moves() ? MOVES : 0) | (special.stride().captures() ? CAPTURES : 0) | (isDouble ? DOUBLE : 0)
                | (promotes ? PROMOTES : 0) | first << 16 | last << 24;
    }

    static int to(int step) {
        return step & 0xff;
    }

    /** Whether it can be taken by the piece with what stands on the board; empty squares are for promotions only when {@code loud}. */
    static boolean isOpen(int step, int from, int piece, boolean loud, byte[] squares) {
        int target = squares[step & 0xff];
        boolean wanted = target == 0
                ? (step & MOVES) != 0 && (!loud || (step & PROMOTES) != 0)
                : (step & CAPTURES) != 0 && ((target ^ piece) & 1) != 0;
        return wanted && isFree(step >>> 16 & 0xff, from, squares) && isFree(step >>> 24, from, squares);
    }

    private static boolean isFree(int blocker, int from, byte[] squares) {
        return blocker == from || squares[blocker] == 0;
    }

    static boolean promotes(int step) {
        return (step & PROMOTES) != 0;
    }

    static boolean isDouble(int step) {
        return (step & DOUBLE) != 0;
    }
}
