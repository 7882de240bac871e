package rookery.engine.dice;

/**
 * The curve that bends a sum of weighted features into a value from -1 to 1: tanh(x / 2), so that e to the sum gives the odds. Read from a table of exact
 * values, since {@code Math.tanh} may differ in its last bits from machine to machine and games with a node limit must not.
 */
final class Curve {

    private static final int STEPS = 128;
    private static final int FAR = 16;
    private static final double[] TABLE = new double[FAR * STEPS + 2];

    static {
        for (int i = 0; i < TABLE.length; i++) {
            TABLE[i] = StrictMath.tanh((double) i / STEPS / 2);
        }
    }

    private Curve() {
    }

    static double of(double sum) {
        double x = Math.min(FAR, Math.abs(sum)) * STEPS;
        int i = (int) x;
        double value = TABLE[i] + (TABLE[i + 1] - TABLE[i]) * (x - i);
        return sum < 0 ? -value : value;
    }
}
