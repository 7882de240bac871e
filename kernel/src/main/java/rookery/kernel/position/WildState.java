package rookery.kernel.position;

import java.util.Arrays;
import rookery.kernel.board.Board;
import rookery.kernel.piece.Piece;

/**
 * What a position with wild rules has besides its board: the pieces in hand, the squares where a piece may still be left behind, and a log of
 * everything a move did beyond moving one piece and capturing another, so that it can be undone. Mutable; every change returns how it changes the
 * position's key.
 */
final class WildState {

    private static final int BEGIN = 0;
    private static final int HAND = 1;
    private static final int LIFTED = 2;
    private static final int PLACED = 3;
    private static final int WALLED = 4;
    private static final int OPENED = 5;
    private static final int GATES = 6;

    private final Board board;
    private final int[] hand;
    /** One bit for each file of White's first rank, and from bit 16 for Black's. */
    private int gates;
    private long[] log = new long[256];
    private int size;

    WildState(Board board, int codes) {
        this.board = board;
        hand = new int[codes];
    }

    WildState(WildState other, Board board) {
        this.board = board;
        hand = other.hand.clone();
        gates = other.gates;
        log = other.log.clone();
        size = other.size;
    }

    /** The number of that packed piece in hand. */
    int inHand(int piece) {
        return hand[piece];
    }

    boolean hasInHand(int side) {
        for (int piece = 2 + side; piece < hand.length; piece += 2) {
            if (hand[piece] > 0) {
                return true;
            }
        }
        return false;
    }

    int gates() {
        return gates;
    }

    long key() {
        long key = ZobristKeys.gates(gates);
        for (int piece = 2; piece < hand.length; piece++) {
            key ^= ZobristKeys.hand(piece, hand[piece]);
        }
        return key;
    }

    private void note(int change, long what) {
        if (size == log.length) {
            log = Arrays.copyOf(log, size * 2);
        }
        log[size++] = change | what << 3;
    }

    /** Starts the log of a move; the other methods add to it. */
    void begin(int plainMove) {
        note(BEGIN, plainMove);
    }

    /** Changes the number of a packed piece in hand. */
    long give(int piece, int change) {
        note(HAND, (long) piece << 8 | hand[piece]);
        long key = ZobristKeys.hand(piece, hand[piece]);
        hand[piece] += change;
        return key ^ ZobristKeys.hand(piece, hand[piece]);
    }

    /** Takes a piece off the board. */
    long lift(int square) {
        int piece = board.piece(square);
        note(LIFTED, (long) piece << 8 | square);
        board.remove(square);
        return ZobristKeys.piece(piece, square);
    }

    /** Puts a piece on an empty square. */
    long place(int square, int piece) {
        note(PLACED, square);
        board.put(square, piece);
        return ZobristKeys.piece(piece, square);
    }

    long wall(int square) {
        note(WALLED, square);
        board.wall(square, true);
        return ZobristKeys.piece(Piece.WALL, square);
    }

    long open(int square) {
        note(OPENED, square);
        board.wall(square, false);
        return ZobristKeys.piece(Piece.WALL, square);
    }

    /** Keeps only these gates. */
    long keepGates(int kept) {
        int left = gates & kept;
        if (left == gates) {
            return 0;
        }
        note(GATES, gates & 0xffffffffL);
        long key = ZobristKeys.gates(gates) ^ ZobristKeys.gates(left);
        gates = left;
        return key;
    }

    /** Undoes what the last move did beyond its plain part, and returns that part. */
    int takeBack() {
        while (true) {
            long entry = log[--size];
            long what = entry >>> 3;
            switch ((int) entry & 7) {
                case HAND -> hand[(int) (what >>> 8)] = (int) (what & 0xff);
                case LIFTED -> board.put((int) (what & 0xff), (int) (what >>> 8));
                case PLACED -> board.remove((int) what);
                case WALLED -> board.wall((int) what, false);
                case OPENED -> board.wall((int) what, true);
                case GATES -> gates = (int) what;
                default -> {
                    return (int) what;
                }
            }
        }
    }

    /** Sets the state of a setup, before the first move. */
    void set(Iterable<Integer> pieces, int allGates) {
        for (int piece : pieces) {
            hand[piece]++;
        }
        gates = allGates;
    }
}
