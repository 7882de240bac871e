package rookery.arena.statistics;

/**
 * Count, mean and squared deviations of any real-valued scores, kept up to date one score at a time (Welford). For scores with no fixed
 * set of values, such as dice results with the luck of the rolls taken out.
 *
 * @param squares the sum of the squared distances from the mean
 */
public record Moments(long count, int gamesEach, double mean, double squares) implements Sample {

    /** No scores yet, each of which will be of one game. */
    public static final Moments OF_GAMES = new Moments(0, 1, 0, 0);

    /** No scores yet, each of which will be the mean of a pair of games. */
    public static final Moments OF_PAIRS = new Moments(0, 2, 0, 0);

    public Moments {
        if (count < 0 || gamesEach < 1 || !Double.isFinite(mean) || !(squares >= 0)) {
            throw new IllegalArgumentException("not the moments of any scores: " + count + ", " + gamesEach + ", " + mean + ", " + squares);
        }
    }

    /** The moments of any sample. */
    public static Moments of(Sample sample) {
        return sample.count() == 0
                ? new Moments(0, sample.gamesEach(), 0, 0)
                : new Moments(sample.count(), sample.gamesEach(), sample.mean(), sample.variance() * sample.count());
    }

    @Override
    public double variance() {
        return count == 0 ? 0 : squares / count;
    }

    @Override
    public Moments with(double score) {
        double distance = score - mean;
        double newMean = mean + distance / (count + 1);
        return new Moments(count + 1, gamesEach, newMean, squares + distance * (score - newMean));
    }

    /** The moments of both sets of scores together. */
    public Moments plus(Moments other) {
        if (gamesEach != other.gamesEach) {
            throw new IllegalArgumentException("games and pairs do not mix");
        }
        long total = count + other.count;
        if (total == 0) {
            return this;
        }
        double distance = other.mean - mean;
        double weight = (double) count * other.count / total;
        return new Moments(total, gamesEach, mean + distance * other.count / total, squares + other.squares + distance * distance * weight);
    }
}
