package rookery.engine.dice;

import java.util.Arrays;

/**
 * Caches values of positions before the roll. An entry is valid only for the depth it was searched to, because the search must equal the plain expectation of
 * exactly its depth.
 */
final class ValueTable {

    static final int EXACT = 0;
    static final int AT_LEAST = 1;
    static final int AT_MOST = 2;
    static final int NOTHING = -1;

    private final long[] keys;
    private final double[] values;
    /** {@code depth << 2 | bound}, -1 while empty. */
    private final int[] kinds;
    private final int mask;

    /** Rounds down to a power of two entries; one takes 20 bytes. */
    ValueTable(int entries) {
        int size = Integer.highestOneBit(Math.max(entries, 1024));
        keys = new long[size];
        values = new double[size];
        kinds = new int[size];
        mask = size - 1;
        clear();
    }

    void clear() {
        Arrays.fill(kinds, -1);
    }

    /** The bound stored for that key and depth, or {@link #NOTHING}; {@link #value} then has the value. */
    int bound(long key, int depth) {
        int index = (int) key & mask;
        int kind = kinds[index];
        return kind >= 0 && keys[index] == key && kind >>> 2 == depth ? kind & 3 : NOTHING;
    }

    double value(long key) {
        return values[(int) key & mask];
    }

    void store(long key, int depth, double value, int bound) {
        int index = (int) key & mask;
        keys[index] = key;
        values[index] = value;
        kinds[index] = depth << 2 | bound;
    }
}
