package rookery.engine.dice;

import java.util.Arrays;

/**
 * The {@link DiceFeatures} of one position for the side that rolls: their weighted sum, and the chance that this roll takes a king, which counts as won rather
 * than as a feature. Reused for every position, so that evaluation allocates nothing.
 *
 * <p>For tuning it also keeps the non-zero features themselves with their amounts.
 */
final class FeatureList {

    private final double[] weights;
    private final boolean keeps;
    private int size;
    private int[] indexes = new int[128];
    private double[] amounts = new double[128];
    private double takes;
    private double sum;

    private FeatureList(double[] weights, boolean keeps) {
        this.weights = weights;
        this.keeps = keeps;
    }

    /** A list that only computes the weighted sum. */
    static FeatureList weighing(double[] weights) {
        return new FeatureList(weights.clone(), false);
    }

    /** A list that only collects features. */
    static FeatureList keeping(int count) {
        return new FeatureList(new double[count], true);
    }

    void clear() {
        size = 0;
        takes = 0;
        sum = 0;
    }

    void add(int index, double amount) {
        sum += weights[index] * amount;
        if (keeps) {
            keep(index, amount);
        }
    }

    private void keep(int index, double amount) {
        if (size == indexes.length) {
            indexes = Arrays.copyOf(indexes, size * 2);
            amounts = Arrays.copyOf(amounts, size * 2);
        }
        indexes[size] = index;
        amounts[size++] = amount;
    }

    int size() {
        return size;
    }

    int index(int i) {
        return indexes[i];
    }

    double amount(int i) {
        return amounts[i];
    }

    /** The chance that this roll lets the side take a king. */
    double takes() {
        return takes;
    }

    void takes(double chance) {
        takes = chance;
    }

    double sum() {
        return sum;
    }
}
