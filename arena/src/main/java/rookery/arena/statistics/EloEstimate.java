package rookery.arena.statistics;

/** An Elo difference with the interval it lies in; ends may be infinite. */
public record EloEstimate(double value, double lower, double upper) {

    /** What is known without any game. */
    public static final EloEstimate UNKNOWN = new EloEstimate(0, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);

    /** Half the width of the interval: the number behind the plus-minus sign; infinite when the interval has no end. */
    public double margin() {
        return (upper - lower) / 2;
    }

    /** Whether an end of the interval is at infinity. */
    public boolean isOpen() {
        return Double.isInfinite(lower) || Double.isInfinite(upper);
    }
}
