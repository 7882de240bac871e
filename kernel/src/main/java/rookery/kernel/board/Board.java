package rookery.kernel.board;

import java.util.Arrays;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.move.MoveList;
import rookery.kernel.piece.Piece;
import rookery.kernel.variant.Variant;

/**
 * Where the pieces are, what they attack and which steps they can take: mutable, without turn, rights or history. Special moves and the rules of
 * the game belong to {@code Position}.
 *
 * <p>Sealed with two implementations on purpose: call sites with two receivers are inlined by the JIT, a third would cost every node.
 * Sides are ints here (0 White, 1 Black) and pieces are packed as {@link Piece} has it.
 */
public abstract sealed class Board permits BitBoard8x8, MailboxBoard {

    final byte[] squares;
    private final int[] counts;
    private final boolean[] isRoyal;
    /** The square of each side's royal piece, as long as it has one. Meaningless for a side with several. */
    final int[] royal = {-1, -1};

    Board(Variant variant) {
        squares = new byte[variant.shape().squares()];
        int codes = (variant.kinds().size() + 1) * 2;
        counts = new int[codes];
        isRoyal = new boolean[codes];
        for (int piece = 2; piece < codes; piece++) {
            isRoyal[piece] = variant.kind(Piece.kind(piece)).royal();
        }
    }

    Board(Board other) {
        squares = other.squares.clone();
        counts = other.counts.clone();
        isRoyal = other.isRoyal;
        royal[0] = other.royal[0];
        royal[1] = other.royal[1];
    }

    /** The faster representation that can hold this variant. */
    public static Board forVariant(Variant variant) {
        return BitTables.canHold(variant) ? new BitBoard8x8(variant) : new MailboxBoard(variant);
    }

    public abstract Board copy();

    public final int piece(int square) {
        return squares[square];
    }

    public final int count(int piece) {
        return counts[piece];
    }

    /** The first square from there on whose piece differs from the array's, or -1. */
    public final int difference(byte[] pieces, int from) {
        int found = Arrays.mismatch(squares, from, squares.length, pieces, from, squares.length);
        return found < 0 ? -1 : from + found;
    }

    /** The square of the side's royal piece, -1 without one. */
    public final int royal(int side) {
        return royal[side];
    }

    public final boolean isRoyal(int piece) {
        return isRoyal[piece];
    }

    /** Puts a piece on an empty square. */
    public void put(int square, int piece) {
        squares[square] = (byte) piece;
        counts[piece]++;
        if (isRoyal[piece]) {
            royal[piece & 1] = square;
        }
    }

    /** Takes the piece off an occupied square. */
    public void remove(int square) {
        int piece = squares[square];
        squares[square] = 0;
        counts[piece]--;
        if (isRoyal[piece] && royal[piece & 1] == square) {
            royal[piece & 1] = -1;
        }
    }

    /** Walls up an empty square, or opens it again; only where the board is a {@link MailboxBoard}. */
    public final void wall(int square, boolean up) {
        squares[square] = (byte) (up ? Piece.WALL : Piece.EMPTY);
    }

    /** Moves a piece to an empty square. */
    public void move(int from, int to) {
        int piece = squares[from];
        squares[from] = 0;
        squares[to] = (byte) piece;
        if (isRoyal[piece]) {
            royal[piece & 1] = to;
        }
    }

    /** Whether a piece of the side could capture on that square now. */
    public abstract boolean isAttacked(int square, int by);

    /** Whether the step, with the mover turning into that piece, attacks the other side's royal piece. */
    public abstract boolean attacksRoyalAfter(int from, int to, int piece);

    /** The squares of the side's pieces that attack the square. */
    public abstract SquareSet attackers(int square, int by);

    /** The squares the piece there attacks, occupied by a friend or not. */
    public abstract SquareSet attacks(int square);

    /** Sets the bits of the squares the piece there attacks, 64 squares a word; the words are long enough for the board. */
    public abstract void addAttacks(int square, long[] words);

    /** How many squares the piece there attacks, for evaluation. */
    public abstract int mobility(int square);

    /**
     * Adds the steps of the side's pieces: everything but castling and en passant.
     *
     * @param kinds      bit k set when kind k may move; promotions are added whatever it says
     * @param promotions kinds a pawn may become now, best first
     * @param safe       only steps after which the side's royal piece is not attacked
     * @param loud       only captures and promotions
     */
    public abstract void addSteps(int side, int kinds, int[] promotions, boolean safe, boolean loud, MoveList out);

    /** The same for the piece on that square alone, which the side must have there, whether or not its royal piece is safe afterwards. */
    public abstract void addStepsOf(int from, int kinds, int[] promotions, MoveList out);

    /** Whether the royal piece of the mover's side, which it must have, is safe after one of its steps. */
    public abstract boolean isSafeStep(int from, int to);

    /** How many steps {@link #addSteps} would add, all of them. */
    public abstract int countSteps(int side, int kinds, int[] promotions, boolean safe);

    /** Adds en passant captures onto the target, which remove the pawn on the victim's square. */
    public abstract void addEnPassant(int side, int target, int victim, boolean safe, MoveList out);

    /**
     * Static exchange evaluation: whether a step and all recaptures on its target gain at least that much, in the given values by kind. Each side
     * recaptures with its cheapest piece as long as it pays.
     *
     * @param gain value of what the step itself takes
     */
    public final boolean exchangeReaches(int from, int to, int gain, int least, int[] values) {
        int surplus = gain - least;
        if (surplus < 0) {
            return false;
        }
        int missing = values[squares[from] >>> 1] - surplus;
        return missing <= 0 || withstandsRecaptures(from, to, missing, values);
    }

    /**
     * Whether an exchange still reaches its aim after all recaptures.
     *
     * @param missing how far the mover would be from its aim if its piece were taken
     */
    abstract boolean withstandsRecaptures(int from, int to, int missing, int[] values);

    /** The squares of one kind of piece as bits, where {@link #hasBits}. */
    public long bits(int piece) {
        return 0;
    }

    /** Writes the squares of the side's pieces into the array, in no particular order, and returns how many there are. */
    public abstract int pieceSquares(int side, int[] out);

    /** Whether some piece attacks by jumping, so that a piece placed in between can open an attack. */
    public boolean hasHoppers() {
        return false;
    }

    /** Whether {@link #bits} means anything. */
    public boolean hasBits() {
        return false;
    }
}
