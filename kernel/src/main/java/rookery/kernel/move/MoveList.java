package rookery.kernel.move;

import java.util.Arrays;
import java.util.stream.IntStream;

/** A growing list of moves, mutable so that search can reuse it; not thread-safe. */
public final class MoveList {

    private int[] moves = new int[128];
    private int size;

    public void add(int move) {
        if (size == moves.length) {
            moves = Arrays.copyOf(moves, size * 2);
        }
        moves[size++] = move;
    }

    public int get(int index) {
        return moves[index];
    }

    public void set(int index, int move) {
        moves[index] = move;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public void clear() {
        size = 0;
    }

    /** Forgets all but the first entries. */
    public void shrink(int newSize) {
        size = newSize;
    }

    public void swap(int a, int b) {
        int move = moves[a];
        moves[a] = moves[b];
        moves[b] = move;
    }

    public boolean contains(int move) {
        for (int i = 0; i < size; i++) {
            if (moves[i] == move) {
                return true;
            }
        }
        return false;
    }

    public int[] toArray() {
        return Arrays.copyOf(moves, size);
    }

    public IntStream stream() {
        return Arrays.stream(moves, 0, size);
    }
}
