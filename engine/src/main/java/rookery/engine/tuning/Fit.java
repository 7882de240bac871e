package rookery.engine.tuning;

import java.util.Arrays;

/**
 * Weights being fitted: two numbers each, middlegame and endgame, optimised with Adam against the squared error of the predicted result.
 * Deterministic and mutable.
 */
final class Fit {

    private static final double FIRST_DECAY = 0.9;
    private static final double SECOND_DECAY = 0.999;
    private static final double TINY = 1e-8;
    /** The standard evaluation counts danger squared, divided by this, and linearly in the endgame. */
    private static final double SQUARED = 4096;
    private static final double PLAIN = 16;

    private final Samples samples;
    private final boolean[] isDanger;
    private final double[] weights;
    private final double[] origin;
    private final double trust;
    private final double pull;
    private double scale = 1;

    private final double[] gradient;
    private final double[] first;
    private final double[] second;

    /**
     * @param weights two numbers for each weight
     * @param pull    how strongly weights are pulled back to their start, which keeps rarely used ones from drifting
     */
    Fit(Samples samples, double[] weights, boolean[] isDanger, double trust, double pull) {
        this.samples = samples;
        this.weights = weights.clone();
        this.isDanger = isDanger;
        this.trust = trust;
        this.pull = pull;
        origin = weights.clone();
        gradient = new double[weights.length];
        first = new double[weights.length];
        second = new double[weights.length];
    }

    double[] weights() {
        return weights.clone();
    }

    static double score(double middlegame, double endgame, double whiteDanger, double blackDanger, double middlegameShare,
            double endgameShare) {
        return middlegameShare * (middlegame - squared(whiteDanger) + squared(blackDanger))
                + endgameShare * (endgame - plain(whiteDanger) + plain(blackDanger));
    }

    private static double squared(double danger) {
        return danger <= 0 ? 0 : danger * danger / SQUARED;
    }

    private static double plain(double danger) {
        return danger <= 0 ? 0 : danger / PLAIN;
    }

    /** The expected share of points for a score. */
    static double curve(double score, double scale) {
        return 1 / (1 + Math.exp(-scale * score / 400));
    }

    /** Fits the steepness of the curve to the current scores; it then stays fixed, so that a pawn keeps its value. */
    void settleScale() {
        double best = Double.POSITIVE_INFINITY;
        for (double candidate = 0.5; candidate <= 4; candidate += 0.05) {
            double before = scale;
            scale = candidate;
            double error = error();
            if (error < best) {
                best = error;
            } else {
                scale = before;
            }
        }
    }

    /** Mean squared error over all samples. */
    double error() {
        double sum = 0;
        for (int sample = 0; sample < samples.count(); sample++) {
            double difference = curve(score(sample), scale) - samples.target(sample, trust, scale);
            sum += difference * difference;
        }
        return sum / Math.max(1, samples.count());
    }

    private double whiteDanger;
    private double blackDanger;

    private double score(int sample) {
        double middlegame = 0;
        double endgame = 0;
        whiteDanger = 0;
        blackDanger = 0;
        for (int entry = samples.from(sample); entry < samples.to(sample); entry++) {
            int weight = samples.weight(entry);
            if (isDanger[weight]) {
                whiteDanger += samples.amount(entry) * weights[2 * weight];
                blackDanger += samples.other(entry) * weights[2 * weight];
            } else {
                middlegame += samples.amount(entry) * weights[2 * weight];
                endgame += samples.amount(entry) * weights[2 * weight + 1];
            }
        }
        return score(middlegame, endgame, whiteDanger, blackDanger, samples.middlegame(sample), samples.endgame(sample))
                + samples.rest(sample);
    }

    /** One step over all samples. */
    void step(int number, double rate) {
        Arrays.fill(gradient, 0);
        for (int sample = 0; sample < samples.count(); sample++) {
            addGradient(sample);
        }
        for (int i = 0; i < weights.length; i++) {
            double slope = gradient[i] / Math.max(1, samples.count()) + pull * (weights[i] - origin[i]);
            first[i] = FIRST_DECAY * first[i] + (1 - FIRST_DECAY) * slope;
            second[i] = SECOND_DECAY * second[i] + (1 - SECOND_DECAY) * slope * slope;
            double mean = first[i] / (1 - Math.pow(FIRST_DECAY, number));
            double spread = second[i] / (1 - Math.pow(SECOND_DECAY, number));
            weights[i] -= rate * mean / (Math.sqrt(spread) + TINY);
        }
    }

    private void addGradient(int sample) {
        double foretold = curve(score(sample), scale);
        double slope = 2 * (foretold - samples.target(sample, trust, scale)) * foretold * (1 - foretold) * scale / 400;
        double middlegame = samples.middlegame(sample);
        double endgame = samples.endgame(sample);
        double white = whiteDanger <= 0 ? 0 : -middlegame * 2 * whiteDanger / SQUARED - endgame / PLAIN;
        double black = blackDanger <= 0 ? 0 : middlegame * 2 * blackDanger / SQUARED + endgame / PLAIN;
        for (int entry = samples.from(sample); entry < samples.to(sample); entry++) {
            int weight = samples.weight(entry);
            if (isDanger[weight]) {
                gradient[2 * weight] += slope * (white * samples.amount(entry) + black * samples.other(entry));
            } else {
                gradient[2 * weight] += slope * middlegame * samples.amount(entry);
                gradient[2 * weight + 1] += slope * endgame * samples.amount(entry);
            }
        }
    }
}
