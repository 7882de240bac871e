package rookery.arena.statistics;

import java.util.Arrays;

import rookery.arena.statistics.Sprt.Decision;

/** A sequential test under way, mutable, for a single thread: its curve, and its decision, which is made once and then stands. */
public final class SprtRun {

    private final Sprt sprt;
    private Sample sample;
    private Decision decision = Decision.CONTINUE;
    private double[] curve = new double[64];
    private int length;

    /** @param empty the kind of sample to count in, such as {@link Pentanomial#EMPTY} */
    public SprtRun(Sprt sprt, Sample empty) {
        this.sprt = sprt;
        this.sample = empty;
    }

    /** Counts the score of one unit more; the decision afterwards. */
    public Decision add(double score) {
        sample = sample.with(score);
        double llr = sprt.llr(sample);
        if (length == curve.length) {
            curve = Arrays.copyOf(curve, length * 2);
        }
        curve[length++] = llr;
        if (decision == Decision.CONTINUE) {
            decision = sprt.decision(llr);
        }
        return decision;
    }

    public Sprt sprt() {
        return sprt;
    }

    public Sample sample() {
        return sample;
    }

    /** The decision at the first bound that was reached, whatever came later. */
    public Decision decision() {
        return decision;
    }

    /** The log-likelihood ratio now. */
    public double llr() {
        return length == 0 ? 0 : curve[length - 1];
    }

    /** How near the test is to a decision, from -1 (H0) to 1 (H1). */
    public double progress() {
        double llr = llr();
        return Math.clamp(llr >= 0 ? llr / sprt.upper() : -llr / sprt.lower(), -1, 1);
    }

    /** The log-likelihood ratio after each unit. */
    public double[] curve() {
        return Arrays.copyOf(curve, length);
    }
}
