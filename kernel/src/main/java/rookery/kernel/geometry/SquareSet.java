package rookery.kernel.geometry;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;

/** An immutable set of squares (0..255), for zones, goals and highlights; never used in a hot loop. */
public record SquareSet(long word0, long word1, long word2, long word3) implements Iterable<Integer> {

    public static final SquareSet EMPTY = new SquareSet(0, 0, 0, 0);

    public static SquareSet of(int... squares) {
        SquareSet set = EMPTY;
        for (int square : squares) {
            set = set.with(square);
        }
        return set;
    }

    /** The squares of the board that pass the test. */
    public static SquareSet where(BoardShape shape, IntPredicate test) {
        SquareSet set = EMPTY;
        for (int square = 0; square < shape.squares(); square++) {
            if (test.test(square)) {
                set = set.with(square);
            }
        }
        return set;
    }

    public static SquareSet ofBits(long bits) {
        return new SquareSet(bits, 0, 0, 0);
    }

    public boolean contains(int square) {
        return square >= 0 && square < 256 && (word(square >>> 6) >>> square & 1) != 0;
    }

    public SquareSet with(int square) {
        return union(single(square));
    }

    public SquareSet without(int square) {
        SquareSet one = single(square);
        return new SquareSet(word0 & ~one.word0, word1 & ~one.word1, word2 & ~one.word2, word3 & ~one.word3);
    }

    public SquareSet union(SquareSet other) {
        return new SquareSet(word0 | other.word0, word1 | other.word1, word2 | other.word2, word3 | other.word3);
    }

    public SquareSet intersection(SquareSet other) {
        return new SquareSet(word0 & other.word0, word1 & other.word1, word2 & other.word2, word3 & other.word3);
    }

    public boolean isEmpty() {
        return (word0 | word1 | word2 | word3) == 0;
    }

    public int size() {
        return Long.bitCount(word0) + Long.bitCount(word1) + Long.bitCount(word2) + Long.bitCount(word3);
    }

    /** The lowest 64 squares as bits: all of them on an 8x8 board. */
    public long bits() {
        return word0;
    }

    /** The squares in order, for loops that run often. */
    public int[] toArray() {
        int[] squares = new int[size()];
        int count = 0;
        for (int square : this) {
            squares[count++] = square;
        }
        return squares;
    }

    public void each(IntConsumer action) {
        for (int word = 0; word < 4; word++) {
            for (long rest = word(word); rest != 0; rest &= rest - 1) {
                action.accept(word * 64 + Long.numberOfTrailingZeros(rest));
            }
        }
    }

    @Override
    public Iterator<Integer> iterator() {
        return new Iterator<>() {
            private int next = following(0);

            @Override
            public boolean hasNext() {
                return next < 256;
            }

            @Override
            public Integer next() {
                if (next >= 256) {
                    throw new NoSuchElementException();
                }
                int square = next;
                next = following(square + 1);
                return square;
            }
        };
    }

    private int following(int square) {
        int next = square;
        while (next < 256 && !contains(next)) {
            next++;
        }
        return next;
    }

    private long word(int index) {
        return switch (index & 3) {
            case 0 -> word0;
            case 1 -> word1;
            case 2 -> word2;
            case 3 -> word3;
            default -> throw new AssertionError();
        };
    }

    private static SquareSet single(int square) {
        long bit = 1L << square;
        return switch (square >>> 6) {
            case 0 -> new SquareSet(bit, 0, 0, 0);
            case 1 -> new SquareSet(0, bit, 0, 0);
            case 2 -> new SquareSet(0, 0, bit, 0);
            case 3 -> new SquareSet(0, 0, 0, bit);
            default -> throw new IllegalArgumentException("no square " + square);
        };
    }
}
