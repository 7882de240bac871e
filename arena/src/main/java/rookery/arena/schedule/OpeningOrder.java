package rookery.arena.schedule;

/**
 * Which opening each pair of games begins from, or each game.
 *
 * @param count how many openings there are; 0 for none, so that every game begins from the start position
 * @param shuffled whether they are used in an order that depends on the seed, or in the order of the book; either way each is used once
 *        before any is used again
 * @param twice whether two games begin from each, with colours swapped, as is fair for different players; else every game is its own pair
 */
public record OpeningOrder(int count, boolean shuffled, boolean twice) {

    /** The opening of a game that has none. */
    public static final int NONE = -1;

    /** Every game begins from the start position. */
    public static final OpeningOrder START_POSITION = new OpeningOrder(0, false);

    /** Two games from each opening. */
    public OpeningOrder(int count, boolean shuffled) {
        this(count, shuffled, true);
    }

    public OpeningOrder {
        if (count < 0) {
            throw new IllegalArgumentException("a negative number of openings: " + count);
        }
    }

    /** The opening of a pair of games, from 0, or {@link #NONE}. */
    public int opening(long seed, long pair) {
        if (count == 0) {
            return NONE;
        }
        int position = (int) (pair % count);
        return shuffled ? permuted(position, GameSeeds.at(seed, GameSeeds.OPENINGS, pair / count)) : position;
    }

    /**
     * A permutation of the openings without a table: four rounds of a Feistel network on the next greater power of four, repeated until the
     * number is in range.
     */
    private int permuted(int position, long key) {
        int half = (33 - Integer.numberOfLeadingZeros(count - 1)) / 2;
        long mask = (1L << half) - 1;
        long value = position;
        do {
            long left = value >>> half;
            long right = value & mask;
            for (int round = 0; round < 4; round++) {
                long next = left ^ GameSeeds.at(key, round, right) & mask;
                left = right;
                right = next;
            }
            value = left << half | right;
        } while (value >= count);
        return (int) value;
    }
}
