package rookery.kernel.position;

import java.util.Arrays;
import rookery.kernel.move.Move;
import rookery.kernel.piece.Piece;

/**
 * The actions that led to a position, each with the state that unmaking it must restore. Grows with the game, and allocates only when it exceeds its previous
 * length.
 */
final class MoveHistory {

    private int length;
    private int[] moves;
    private byte[] captured;
    private long[] states;
    private long[] keys;
    /** Whether the side to move was in check, by ply; kept only where a rule asks. */
    private boolean[] checks;

    MoveHistory() {
        moves = new int[256];
        captured = new byte[256];
        states = new long[256];
        keys = new long[256];
        checks = new boolean[256];
    }

    MoveHistory(MoveHistory other) {
        length = other.length;
        moves = other.moves.clone();
        captured = other.captured.clone();
        states = other.states.clone();
        keys = other.keys.clone();
        checks = other.checks.clone();
    }

    int length() {
        return length;
    }

    /** Adds an action, made in a state and under a key. */
    void push(int move, long state, long key) {
        if (length + 1 >= moves.length) {
            grow();
        }
        moves[length] = move;
        captured[length] = Piece.EMPTY;
        states[length] = state;
        keys[length] = key;
        length++;
    }

    private void grow() {
        int room = moves.length * 2;
        moves = Arrays.copyOf(moves, room);
        captured = Arrays.copyOf(captured, room);
        states = Arrays.copyOf(states, room);
        keys = Arrays.copyOf(keys, room);
        checks = Arrays.copyOf(checks, room);
    }

    /** Drops the last action; its entries can still be read at index {@link #length} until the next push. */
    void pop() {
        length--;
    }

    /** Notes what the last action took. */
    void capture(int piece) {
        captured[length - 1] = (byte) piece;
    }

    /** Notes whether the last action gave check. */
    void check(boolean given) {
        checks[length] = given;
    }

    int move(int ply) {
        return moves[ply];
    }

    int captured(int ply) {
        return captured[ply];
    }

    long state(int ply) {
        return states[ply];
    }

    long key(int ply) {
        return keys[ply];
    }

    boolean wasCheck(int ply) {
        return checks[ply];
    }

    int lastMove() {
        return length == 0 ? Move.NONE : moves[length - 1];
    }

    int lastCaptured() {
        return length == 0 ? Piece.EMPTY : captured[length - 1];
    }

    /** How often the key was held at that ply or later. */
    int occurrences(long key, int oldest) {
        int times = 0;
        for (int i = length - 1; i >= oldest; i--) {
            if (keys[i] == key) {
                times++;
            }
        }
        return times;
    }

    /** Whether the key was held at that ply or later with the same side to move. */
    boolean recurs(long key, int oldest) {
        for (int i = length - 4; i >= oldest; i -= 2) {
            if (keys[i] == key) {
                return true;
            }
        }
        return false;
    }
}
