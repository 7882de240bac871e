package rookery.engine.net;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.kernel.catalogue.RulesHash;

/**
 * A learned evaluation for one rule set, in integers: each input adds its row to a sum for each side's view; the two sums, clipped to 0..1 and
 * squared, are weighted by one of the outputs, chosen by the number of men. {@code docs/networks.md} has the formula. Immutable; shared by threads.
 *
 * <p>Rows and sums are ints although files have shorts: that way every loop is vectorised by the JVM without the Vector API.
 */
public final class Net {

    /** What the net's output is added to. */
    public enum Base {
        /** The terms for goals other than mate; the net knows everything else. */
        GOALS,
        /** The evaluation without a net; the net learns what that gets wrong. Slower, but it knows much before the first game. */
        DERIVED
    }

    /** What stands for 1 in the sums. */
    public static final int ONE = 255;
    /** What stands for 1 in the outputs' weights. */
    public static final int OUTPUT_ONE = 64;
    /** Hundredths of a pawn for an output of 1. */
    public static final int SCALE = 400;
    /** The largest weight of an output, so that no sum overflows. */
    public static final int LARGEST_OUTPUT_WEIGHT = 127;
    public static final int LARGEST_WIDTH = 256;
    public static final int MOST_OUTPUTS = 8;
    public static final int MOST_INPUTS = 1 << 16;

    private final String rules;
    private final Base base;
    private final int[][] rows;
    private final int[] bias;
    private final int[][] own;
    private final int[][] other;
    private final int[] outputBias;
    private final SortedMap<String, String> card;

    /**
     * @param rules      the {@link RulesHash} of the rules it was trained for
     * @param rows       a row of the net's width for each input
     * @param bias       the initial value of the sums
     * @param weights    for each output the weights of the mover's sum, then those of the other side's
     * @param outputBias the initial value of each output, where 1 is {@code ONE * OUTPUT_ONE}
     * @param card       facts about the net, by name
     */
    public Net(String rules, Base base, int[][] rows, int[] bias, int[][] weights, int[] outputBias, Map<String, String> card) {
        this.rules = rules;
        this.base = base;
        this.rows = rows.clone();
        this.bias = bias.clone();
        this.outputBias = outputBias.clone();
        this.card = new TreeMap<>(card);
        int width = bias.length;
        if (width < 1 || width > LARGEST_WIDTH || weights.length < 1 || weights.length > MOST_OUTPUTS || outputBias.length != weights.length
                || rows.length < 1 || rows.length > MOST_INPUTS) {
            throw new IllegalArgumentException("a net of " + rows.length + " inputs, width " + width + ", " + weights.length + " outputs");
        }
        own = new int[weights.length][];
        other = new int[weights.length][];
        for (int i = 0; i < weights.length; i++) {
            own[i] = java.util.Arrays.copyOfRange(weights[i], 0, width);
            other[i] = java.util.Arrays.copyOfRange(weights[i], width, 2 * width);
        }
    }

    public String rules() {
        return rules;
    }

    public Base base() {
        return base;
    }

    public int inputs() {
        return rows.length;
    }

    public int width() {
        return bias.length;
    }

    public int outputs() {
        return own.length;
    }

    /** Facts about the net, by name: variant, positions, rounds, command, match ... */
    public SortedMap<String, String> card() {
        return java.util.Collections.unmodifiableSortedMap(card);
    }

    public Net withCard(Map<String, String> changed) {
        int[][] weights = new int[own.length][];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = weights(i);
        }
        return new Net(rules, base, rows, bias, weights, outputBias, changed);
    }

    /** The row of an input; the caller must not change it. */
    public int[] row(int input) {
        return rows[input];
    }

    /** The initial value of the sums; the caller must not change it. */
    public int[] bias() {
        return bias;
    }

    /** A copy of an output's weights, the mover's first. */
    public int[] weights(int output) {
        int[] both = java.util.Arrays.copyOf(own[output], 2 * width());
        System.arraycopy(other[output], 0, both, width(), width());
        return both;
    }

    public int outputBias(int output) {
        return outputBias[output];
    }

    /** The score for the mover in hundredths of a pawn, from the sums of the mover's view and of the other side's. */
    public int score(int[] mover, int[] opponent, int output) {
        long sum = (long) weighed(mover, own[output]) + weighed(opponent, other[output]);
        return (int) ((sum / ONE + outputBias[output]) * SCALE / (ONE * OUTPUT_ONE));
    }

    private static int weighed(int[] sums, int[] weights) {
        int total = 0;
        for (int i = 0; i < weights.length; i++) {
            int cut = Math.min(Math.max(sums[i], 0), ONE);
            total += cut * cut * weights[i];
        }
        return total;
    }
}
