package rookery.kernel.move;

/**
 * Reads an action packed into an {@code int}: a player's move, a pass, or a roll of the die.
 *
 * <pre>
 *  bits  0-7   from            (roll: 0; drop: the same as to)
 *        8-15  to              (castling: the ROOK's square; roll: the face)
 *       16-21  kind promoted to, dropped, or left behind on from; 0 for none
 *       22-24  type
 *       25-31  the square walled up with the move, where the variant has that; boards with walls have at most 128 squares
 * </pre>
 *
 * Castling names the rook because the king's target alone is ambiguous in Chess960 and where several rooks may castle; ask
 * {@code Position.kingTarget} where the king lands.
 */
public final class Move {

    /** No move; also what an empty table entry reads as. */
    public static final int NONE = 0;

    public static final int NORMAL = 0;
    public static final int DOUBLE_STEP = 1;
    public static final int EN_PASSANT = 2;
    public static final int CASTLING = 3;
    public static final int ROLL = 4;
    private static final int PASSING = 5;
    /** A piece from the hand is put on the board. */
    public static final int DROP = 6;
    /**
     * A piece moves for the first time and one from the hand takes its place. Castling does so too, with the rook as from when the piece goes to the rook's
     * square.
     */
    public static final int GATE = 7;

    /** The turn goes to the other side without a move. Never among the legal moves: the referee uses it when a turn's time is up, search as a null move. */
    public static final int PASS = PASSING << 22;

    private Move() {
    }

    public static int of(int from, int to) {
        return from | to << 8;
    }

    public static int of(int from, int to, int type) {
        return from | to << 8 | type << 22;
    }

    public static int promotion(int from, int to, int kind) {
        return from | to << 8 | kind << 16;
    }

    public static int drop(int to, int kind) {
        return to | to << 8 | kind << 16 | DROP << 22;
    }

    /** The move, leaving a piece of that kind behind. */
    public static int gate(int move, int kind) {
        return move | kind << 16 | GATE << 22;
    }

    /** The move, walling up that square. */
    public static int withWall(int move, int square) {
        return move | square << 25;
    }

    /** The square walled up; only for moves of a variant in which that is part of every move. */
    public static int wall(int move) {
        return move >>> 25;
    }

    /** The move without what is left behind or walled up. */
    public static int plain(int move) {
        return type(move) == GATE ? move & 0xffff : move & 0x1ffffff;
    }

    public static int roll(int face) {
        return face << 8 | ROLL << 22;
    }

    public static int from(int move) {
        return move & 0xff;
    }

    public static int to(int move) {
        return move >>> 8 & 0xff;
    }

    public static int promotion(int move) {
        return move >>> 16 & 0x3f;
    }

    public static int type(int move) {
        return move >>> 22 & 7;
    }

    public static boolean isCastling(int move) {
        return type(move) == CASTLING;
    }

    public static boolean isPromotion(int move) {
        return promotion(move) != 0 && type(move) < DROP;
    }

    public static boolean isDrop(int move) {
        return type(move) == DROP;
    }

    public static boolean isRoll(int move) {
        return type(move) == ROLL;
    }

    public static int face(int roll) {
        return roll >>> 8 & 0xff;
    }
}
