package rookery.engine.search;

/**
 * How long to think about one move, in nanoseconds.
 *
 * @param optimum what an ordinary move should take; search stretches or shortens it as it sees how settled the position is
 * @param hard    what no move may exceed
 * @param fixed   the time is to be used up, whatever search finds
 */
public record TimeBudget(long optimum, long hard, boolean fixed) {

    public static final TimeBudget UNLIMITED = new TimeBudget(Long.MAX_VALUE, Long.MAX_VALUE, true);

    /** Moves a game is assumed to go on for when the clock does not say. */
    private static final int EXPECTED_MOVES = 24;
    private static final double LARGEST_SHARE = 0.4;
    private static final double HARD_FACTOR = 4.5;

    public static TimeBudget exactly(long nanos) {
        return new TimeBudget(nanos, nanos, true);
    }

    /**
     * A share of the clock.
     *
     * @param movesToGo moves until the next time control, 0 when there is none
     * @param overhead  what may pass between our answer and the clock's being pressed
     */
    public static TimeBudget of(long remaining, long increment, int movesToGo, long overhead) {
        long usable = Math.max(1_000_000, remaining - overhead);
        int moves = movesToGo > 0 ? Math.min(movesToGo, EXPECTED_MOVES) : EXPECTED_MOVES;
        double share = usable / (double) moves + increment * 0.8;
        double largest = movesToGo == 1 ? usable * 0.9 : usable * LARGEST_SHARE;
        long optimum = (long) Math.min(share, largest);
        long hard = (long) Math.min(share * HARD_FACTOR, largest);
        return new TimeBudget(optimum, Math.max(optimum, hard), false);
    }

    long soft(double factor) {
        return fixed ? hard : Math.min(hard, (long) (optimum * factor));
    }
}
