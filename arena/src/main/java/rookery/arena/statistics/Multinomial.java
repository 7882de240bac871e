package rookery.arena.statistics;

/**
 * Units counted by their score, and the likeliest distribution of scores under a condition (M. Van den Bergh, Comments on normalized Elo).
 * Not a record: it holds arrays, which it never changes or gives away.
 */
final class Multinomial {

    private static final double[] GAME = {0, 0.5, 1};
    private static final double[] PAIR = {0, 0.25, 0.5, 0.75, 1};
    /** What an outcome that never happened counts: it remains possible, and weighs nothing. */
    private static final double UNSEEN = 1e-3;

    /** A distribution this near to the frequencies in log-likelihood is taken as soon as it is found, without a search for a better one. */
    private static final double NEAR = 5;
    /** Where one score is this frequent, a search is made in any case. */
    private static final double UNIFORM = 0.9;

    private final double[] scores;
    private final double[] counts;

    private Multinomial(double[] scores, double... counts) {
        this.scores = scores;
        this.counts = counts;
    }

    static Multinomial of(Trinomial games) {
        return new Multinomial(GAME, games.losses(), games.draws(), games.wins());
    }

    static Multinomial of(Pentanomial pairs) {
        return new Multinomial(PAIR, pairs.twoLosses(), pairs.lossAndDraw(), pairs.even(), pairs.winAndDraw(), pairs.twoWins());
    }

    double mean() {
        return mean(normalised(counts));
    }

    double variance() {
        double[] frequencies = normalised(counts);
        return variance(frequencies, mean(frequencies));
    }

    /** The log-likelihood ratio of a mean score of {@code score1} against one of {@code score0}. */
    double ratioOfMeans(double score0, double score1) {
        double[] seen = seen();
        double[] frequencies = normalised(seen);
        return ratio(seen, likeliestWithMean(frequencies, score0), likeliestWithMean(frequencies, score1));
    }

    /**
     * The log-likelihood ratio of a mean advantage of {@code t1} standard deviations against one of {@code t0}; not a number where no
     * likeliest distribution was found.
     */
    double ratioOfAdvantages(double t0, double t1) {
        double[] seen = seen();
        double[] frequencies = normalised(seen);
        double total = sum(seen);
        return ratio(seen, likeliestWithAdvantage(frequencies, total, t0), likeliestWithAdvantage(frequencies, total, t1));
    }

    private double[] seen() {
        double[] seen = new double[counts.length];
        for (int i = 0; i < seen.length; i++) {
            seen[i] = Math.max(counts[i], UNSEEN);
        }
        return seen;
    }

    private static double ratio(double[] counts, double[] p0, double[] p1) {
        if (p0.length == 0 || p1.length == 0) {
            return Double.NaN;
        }
        double sum = 0;
        for (int i = 0; i < counts.length; i++) {
            sum += counts[i] * StrictMath.log(p1[i] / p0[i]);
        }
        return sum;
    }

    private double[] likeliestWithMean(double[] frequencies, double mean) {
        double[] distances = new double[scores.length];
        for (int i = 0; i < distances.length; i++) {
            distances[i] = scores[i] - mean;
        }
        return tilted(frequencies, distances);
    }

    /**
     * The likeliest distribution with mean 1/2 + t * deviation. That condition is not linear, so it is replaced by its tangent at the last
     * distribution found until nothing changes. Far from the frequencies that may not settle, or settle on the lesser of two peaks; then
     * the deviation itself is searched.
     */
    private double[] likeliestWithAdvantage(double[] frequencies, double total, double t) {
        if (t == 0) {
            return likeliestWithMean(frequencies, 0.5);
        }
        double mean = mean(frequencies);
        double deviation = Math.sqrt(variance(frequencies, mean));
        for (int round = 0; round < 60; round++) {
            double[] p = tangential(frequencies, t, mean, deviation);
            if (p.length == 0) {
                break;
            }
            double newMean = mean(p);
            double newDeviation = Math.sqrt(variance(p, newMean));
            boolean settled = Math.abs(newMean - mean) + Math.abs(newDeviation - deviation) < 1e-11;
            mean = newMean;
            deviation = newDeviation;
            if (settled) {
                boolean near = total * (likelihood(frequencies, frequencies) - likelihood(frequencies, p)) < NEAR;
                return near && greatest(frequencies) < UNIFORM ? p : searchedWithAdvantage(frequencies, t);
            }
        }
        return searchedWithAdvantage(frequencies, t);
    }

    /** Looks for deviations that reproduce themselves, on a grid and then by bisection, and takes the likeliest. */
    private double[] searchedWithAdvantage(double[] frequencies, double t) {
        double[] best = {};
        double bestLikelihood = Double.NEGATIVE_INFINITY;
        double last = Double.NaN;
        int steps = 128;
        for (int step = 0; step <= steps; step++) {
            double deviation = gridDeviation(step, steps);
            double excess = excess(frequencies, t, deviation);
            if (last * excess <= 0) {
                double[] p = bisected(frequencies, t, gridDeviation(step - 1, steps), deviation);
                double likelihood = likelihood(frequencies, p);
                if (likelihood > bestLikelihood) {
                    best = p;
                    bestLikelihood = likelihood;
                }
            }
            last = excess;
        }
        return best;
    }

    /** From 1e-6 to just above 1/2, the greatest deviation there is, in equal ratios. */
    private static double gridDeviation(int step, int steps) {
        return 0.501 * StrictMath.pow(2e-6, 1 - (double) step / steps);
    }

    private double[] bisected(double[] frequencies, double t, double from, double to) {
        double low = from;
        double high = to;
        boolean rising = excess(frequencies, t, low) < 0;
        for (int step = 0; step < 40; step++) {
            double middle = (low + high) / 2;
            if (excess(frequencies, t, middle) < 0 == rising) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return tangential(frequencies, t, 0.5 + t * low, low);
    }

    /** How far the mean of the tangential distribution is from the one it was computed for; not a number where there is none. */
    private double excess(double[] frequencies, double t, double deviation) {
        double[] p = tangential(frequencies, t, 0.5 + t * deviation, deviation);
        return p.length == 0 ? Double.NaN : mean(p) - 0.5 - t * deviation;
    }

    /** The likeliest distribution under the tangent of the condition at this mean and deviation, empty where there is none. */
    private double[] tangential(double[] frequencies, double t, double mean, double deviation) {
        double[] tangent = new double[scores.length];
        boolean above = false;
        boolean below = false;
        for (int i = 0; i < tangent.length; i++) {
            double distance = (scores[i] - mean) / deviation;
            tangent[i] = scores[i] - 0.5 - t * deviation * (1 + distance * distance) / 2;
            above |= tangent[i] > 0;
            below |= tangent[i] < 0;
        }
        return above && below ? tilted(frequencies, tangent) : new double[0];
    }

    private static double likelihood(double[] frequencies, double[] p) {
        double sum = 0;
        for (int i = 0; i < p.length; i++) {
            sum += frequencies[i] * StrictMath.log(p[i]);
        }
        return sum;
    }

    /**
     * The distribution closest in likelihood to the frequencies under which the values have mean zero: each frequency divided by
     * 1 + theta * value, for the theta that makes it so. Newton's method, kept inside the interval where all parts stay positive.
     */
    private static double[] tilted(double[] frequencies, double[] values) {
        double low = Double.NEGATIVE_INFINITY;
        double high = Double.POSITIVE_INFINITY;
        for (double value : values) {
            if (value > 0) {
                low = Math.max(low, -1 / value);
            } else if (value < 0) {
                high = Math.min(high, -1 / value);
            }
        }
        double theta = 0;
        for (int step = 0; step < 100; step++) {
            double sum = 0;
            double slope = 0;
            for (int i = 0; i < values.length; i++) {
                double part = values[i] / (1 + theta * values[i]);
                sum += frequencies[i] * part;
                slope -= frequencies[i] * part * part;
            }
            double correction = -sum / slope;
            if (Math.abs(correction) <= 1e-14 * (1 + Math.abs(theta))) {
                break;
            }
            if (sum > 0) {
                low = theta;
            } else {
                high = theta;
            }
            double next = theta + correction;
            theta = next > low && next < high ? next : (low + high) / 2;
        }
        double[] p = new double[values.length];
        for (int i = 0; i < p.length; i++) {
            p[i] = frequencies[i] / (1 + theta * values[i]);
        }
        return p;
    }

    private double mean(double[] p) {
        double sum = 0;
        for (int i = 0; i < p.length; i++) {
            sum += p[i] * scores[i];
        }
        return sum;
    }

    private double variance(double[] p, double mean) {
        double sum = 0;
        for (int i = 0; i < p.length; i++) {
            sum += p[i] * (scores[i] - mean) * (scores[i] - mean);
        }
        return sum;
    }

    private static double[] normalised(double[] counts) {
        double total = sum(counts);
        double[] parts = new double[counts.length];
        for (int i = 0; i < parts.length; i++) {
            parts[i] = counts[i] / total;
        }
        return parts;
    }

    private static double greatest(double[] values) {
        double greatest = values[0];
        for (double value : values) {
            greatest = Math.max(greatest, value);
        }
        return greatest;
    }

    private static double sum(double[] values) {
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        return sum;
    }
}
