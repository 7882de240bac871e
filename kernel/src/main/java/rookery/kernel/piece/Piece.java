package rookery.kernel.piece;

/**
 * Reads a piece packed into an {@code int}: {@code kind << 1 | side}. Kinds count from 1 in the order of the variant's list, so 0 is an empty square.
 */
public final class Piece {

    public static final int EMPTY = 0;
    /** A square walled up: no piece, but nothing can stand there. */
    public static final int WALL = 1;

    private Piece() {
    }

    public static int of(int kind, Side side) {
        return kind << 1 | side.ordinal();
    }

    public static int kind(int piece) {
        return piece >>> 1;
    }

    public static Side side(int piece) {
        return Side.of(piece & 1);
    }

    public static boolean isWhite(int piece) {
        return piece != EMPTY && (piece & 1) == 0;
    }

    /** Neither an empty square nor a wall. */
    public static boolean isPiece(int piece) {
        return piece > WALL;
    }
}
