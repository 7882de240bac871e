package rookery.arena.statistics;

/** Elo and scores. Logistic Elo says what score to expect; normalised Elo says how many games it takes to see the difference. */
public final class Elo {

    /** The confidence of an error bar unless another is asked for. */
    public static final double CONFIDENCE = 0.95;

    /** Normalised Elo for one standard deviation of a game's score: then it is close to logistic Elo when nothing is drawn. */
    static final double NORMALISED = 800 / StrictMath.log(10);

    private Elo() {
    }

    /** The expected score, from 0 to 1, for a rating advantage. */
    public static double score(double elo) {
        return 1 / (1 + StrictMath.pow(10, -elo / 400));
    }

    /** The Elo difference that explains a score; infinite for 0 and 1 and anything beyond. */
    public static double difference(double score) {
        if (score <= 0) {
            return Double.NEGATIVE_INFINITY;
        }
        return score >= 1 ? Double.POSITIVE_INFINITY : -400 * StrictMath.log10(1 / score - 1);
    }

    /** The Elo difference with its error bar at 95 %. */
    public static EloEstimate estimate(Sample sample) {
        return estimate(sample, CONFIDENCE);
    }

    /**
     * The Elo difference with its error bar: the normal interval of the mean score, carried over to Elo. If all units scored alike there is no variance; the
     * interval then covers what another result could plausibly have been.
     */
    public static EloEstimate estimate(Sample sample, double confidence) {
        if (sample.count() == 0) {
            return EloEstimate.UNKNOWN;
        }
        double mean = sample.mean();
        double below;
        double above;
        if (sample.variance() > 0) {
            double width = Normal.halfWidth(confidence) * Math.sqrt(sample.variance() / sample.count());
            below = mean - width;
            above = mean + width;
        } else {
            double another = 1 - StrictMath.pow((1 - confidence) / 2, 1.0 / sample.count());
            below = mean - another * Math.max(0, mean);
            above = mean + another * Math.max(0, 1 - mean);
        }
        return new EloEstimate(difference(mean), difference(below), difference(above));
    }

    /** The normalised Elo difference with its error bar at 95 %. */
    public static EloEstimate normalised(Sample sample) {
        return normalised(sample, CONFIDENCE);
    }

    /** The mean advantage in standard deviations of a game, times 347.4; its error bar depends on the number of games alone. */
    public static EloEstimate normalised(Sample sample, double confidence) {
        if (sample.count() == 0) {
            return EloEstimate.UNKNOWN;
        }
        double advantage = sample.mean() - 0.5;
        double value = advantage == 0 ? 0 : NORMALISED * advantage / Math.sqrt(sample.varianceOfGame());
        double width = NORMALISED * Normal.halfWidth(confidence) / Math.sqrt((double) sample.games());
        return new EloEstimate(value, value - width, value + width);
    }
}
