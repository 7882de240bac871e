package rookery.play.match;

/**
 * What one side's clock shows, as a value that can be stored.
 *
 * @param remaining nanoseconds left: in the stage, the hourglass, the move, the turn or the current period; never negative;
 *        {@link #UNLIMITED} for a side without a clock
 * @param stage number of the current stage, from 0; with byoyomi 0 is the main time and 1 the periods
 * @param moves own moves made in this stage
 * @param periods byoyomi periods left, the running one included; otherwise 0
 */
public record SideTime(long remaining, int stage, int moves, int periods) implements WithSideTime {

    /** The remaining time of a side without a clock. */
    public static final long UNLIMITED = Long.MAX_VALUE;

    public SideTime {
        if (remaining < 0 || stage < 0 || moves < 0 || periods < 0) {
            throw new IllegalArgumentException("a clock shows nothing below zero");
        }
    }

    public boolean isUnlimited() {
        return remaining == UNLIMITED;
    }
}
