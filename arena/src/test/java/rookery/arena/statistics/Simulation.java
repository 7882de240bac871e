package rookery.arena.statistics;

import java.util.SplittableRandom;

/** Random outcomes for tests. */
final class Simulation {

    private Simulation() {
    }

    /** An index, each with its probability. */
    static int draw(SplittableRandom random, double[] probabilities) {
        double left = random.nextDouble();
        int index = 0;
        while (index < probabilities.length - 1 && left >= probabilities[index]) {
            left -= probabilities[index];
            index++;
        }
        return index;
    }

    /** The distribution of scores 0, 1/n .. 1 nearest to the given one that has the mean, by exponential tilting. */
    static double[] withMean(double[] base, double mean) {
        double low = -60;
        double high = 60;
        double[] tilted = base.clone();
        for (int step = 0; step < 200; step++) {
            double tilt = (low + high) / 2;
            double total = 0;
            double sum = 0;
            for (int i = 0; i < base.length; i++) {
                double score = (double) i / (base.length - 1);
                tilted[i] = base[i] * Math.exp(tilt * score);
                total += tilted[i];
                sum += tilted[i] * score;
            }
            for (int i = 0; i < base.length; i++) {
                tilted[i] /= total;
            }
            if (sum / total < mean) {
                low = tilt;
            } else {
                high = tilt;
            }
        }
        return tilted;
    }

    /** The same for an advantage in standard deviations. */
    static double[] withAdvantage(double[] base, double advantage) {
        double low = 0.01;
        double high = 0.99;
        for (int step = 0; step < 100; step++) {
            double mean = (low + high) / 2;
            double[] tilted = withMean(base, mean);
            double variance = 0;
            for (int i = 0; i < base.length; i++) {
                double distance = (double) i / (base.length - 1) - mean;
                variance += tilted[i] * distance * distance;
            }
            if ((mean - 0.5) / Math.sqrt(variance) < advantage) {
                low = mean;
            } else {
                high = mean;
            }
        }
        return withMean(base, (low + high) / 2);
    }
}
