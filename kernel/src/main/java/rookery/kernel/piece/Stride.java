package rookery.kernel.piece;

/**
 * One direction in which a piece may travel, seen by a side whose forward is up: repeated leaps of ({@code dx}, {@code dy}).
 *
 * @param range         how many leaps at most; {@link #UNLIMITED} for a rider or slider
 * @param moves         may go to an empty square
 * @param captures      may take an enemy
 * @param firstMoveOnly only from a square on which such a piece stands at the start (see {@code SpecialStride})
 * @param enPassant     may also take a pawn that has just passed over the target
 * @param hurdle        what stands in the way, or must
 */
public record Stride(int dx, int dy, int range, boolean moves, boolean captures, boolean firstMoveOnly, boolean enPassant, Hurdle hurdle) {

    public static final int UNLIMITED = 16;

    /** How pieces on the way matter. */
    public enum Hurdle {
        /** A leap passes over anything; a ride is stopped by the first piece it lands on. */
        NONE,
        /** The leap's path must be empty (a lame leaper). */
        LAME,
        /** Exactly one piece must be jumped, then it travels on as a rider (a cannon). */
        HOP,
        /** It lands on the square just behind the first piece met (a grasshopper). */
        GRASSHOPPER
    }

    public Stride {
        if (dx == 0 && dy == 0 || Math.abs(dx) > 4 || Math.abs(dy) > 4) {
            throw new IllegalArgumentException("a leap of (" + dx + "," + dy + ")");
        }
        if (range < 1 || range > UNLIMITED) {
            throw new IllegalArgumentException("a range of " + range);
        }
        if (!moves && !captures) {
            throw new IllegalArgumentException("a stride that neither moves nor captures");
        }
    }

    Stride mirrored() {
        return new Stride(-dx, dy, range, moves, captures, firstMoveOnly, enPassant, hurdle);
    }

    Stride upsideDown() {
        return new Stride(dx, -dy, range, moves, captures, firstMoveOnly, enPassant, hurdle);
    }

    Stride turned() {
        return new Stride(-dx, -dy, range, moves, captures, firstMoveOnly, enPassant, hurdle);
    }

    public boolean isLeap() {
        return range == 1;
    }

    /** Unconditional and independent of jumped pieces, so that the fast tables can hold it. */
    public boolean isPlain() {
        return !firstMoveOnly && hurdle == Hurdle.NONE;
    }
}
