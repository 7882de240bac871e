package rookery.engine.search;

/**
 * How long to think about one move, in nanoseconds.
 *
 * @param optimum what an ordinary move should take; search extends or shortens it depending on how stable the best move is
 * @param hard    the most any move may take
 * @param fixed   all of the time is used, whatever search finds
 */
public record TimeBudget(long optimum, long hard, boolean fixed) {

    public static final TimeBudget UNLIMITED = new TimeBudget(Long.MAX_VALUE, Long.MAX_VALUE, true);

    /** How many more moves a game is assumed to last if the clock does not say. */
    private static final int EXPECTED_MOVES = 24;
    private static final double LARGEST_SHARE = 0.4;
    private static final double HARD_FACTOR = 4.5;

    public static TimeBudget exactly(long nanos) {
        return new TimeBudget(nanos, nanos, true);
    }

    /**
     * A share of the time on the clock.
     *
     * @param movesToGo moves until the next time control, 0 when there is none
     * @param overhead  time that may pass between our answer and the press of the clock
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
