package rookery.engine.dice;

import java.util.Arrays;

/**
 * What {@link DiceFeatures} sees of one position, to the side that rolls: the features that are not zero, each with its amount; and the chance
 * that this roll lets it take a king, which is no feature but counts as won. Mutable and used again, so that evaluation allocates nothing.
 */
final class FeatureList {

    private int size;
    private int[] indexes = new int[128];
    private double[] amounts = new double[128];
    private double takes;

    void clear() {
        size = 0;
        takes = 0;
    }

    void add(int index, double amount) {
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

    double sum(double[] weights) {
        double sum = 0;
        for (int i = 0; i < size; i++) {
            sum += weights[indexes[i]] * amounts[i];
        }
        return sum;
    }
}
