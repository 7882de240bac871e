package rookery.arena.statistics;

/** The standard normal distribution, to about fifteen digits. */
final class Normal {

    private static final double SQRT_2_PI = Math.sqrt(2 * Math.PI);

    private Normal() {
    }

    /** The probability of a value below {@code x}. */
    static double cdf(double x) {
        if (Double.isNaN(x)) {
            return Double.NaN;
        }
        double tail = upperTail(Math.abs(x));
        return x > 0 ? 1 - tail : tail;
    }

    /** The value that is exceeded with probability {@code 1 - p}. */
    static double quantile(double p) {
        if (!(p > 0 && p < 1)) {
            throw new IllegalArgumentException("a probability strictly between 0 and 1: " + p);
        }
        double low = -40;
        double high = 40;
        double x = 0;
        for (int step = 0; step < 200; step++) {
            double error = cdf(x) - p;
            if (error > 0) {
                high = x;
            } else {
                low = x;
            }
            double correction = -error / density(x);
            if (Math.abs(correction) <= 1e-15 * Math.max(1, Math.abs(x))) {
                return x;
            }
            double next = x + correction;
            x = next > low && next < high ? next : (low + high) / 2;
        }
        return x;
    }

    /** How many standard deviations on each side of the mean hold so much probability: 1.96 for 0.95. */
    static double halfWidth(double confidence) {
        return quantile((1 + confidence) / 2);
    }

    private static double density(double x) {
        return StrictMath.exp(-x * x / 2) / SQRT_2_PI;
    }

    private static double upperTail(double x) {
        return x < 3 ? 0.5 - density(x) * series(x) : density(x) / fraction(x);
    }

    /** x + x^3/3 + x^5/(3*5) + ...: all terms have the same sign, so nothing cancels. */
    private static double series(double x) {
        double term = x;
        double sum = x;
        for (int odd = 3; term > sum * 1e-17; odd += 2) {
            term *= x * x / odd;
            sum += term;
        }
        return sum;
    }

    /** x + 1/(x + 2/(x + 3/(x + ...))), from the inside out; sixty levels are enough from x = 3 on. */
    private static double fraction(double x) {
        double value = x;
        for (int level = 60; level >= 1; level--) {
            value = x + level / value;
        }
        return value;
    }
}
