package rookery.arena.statistics;

/**
 * A sequential probability ratio test of H1 "stronger by {@code elo1}" against H0 "stronger by {@code elo0}", generalised to scores whose
 * variance is not known. Under H0 it accepts H1 with probability {@code alpha}, under H1 it accepts H0 with probability {@code beta}, both
 * nearly. Counted games and pairs are tested exactly, any other scores by their mean and variance.
 *
 * @param elo0 the difference of the null hypothesis, less than {@code elo1}
 * @param model what kind of Elo both are
 */
public record Sprt(double elo0, double elo1, double alpha, double beta, Model model) {

    /** The scale on which the hypotheses are stated. */
    public enum Model {
        /** The usual Elo of scores. */
        LOGISTIC,
        /** Elo by standard deviations: the length of a test no longer depends on openings, draws or pairing. */
        NORMALISED
    }

    /** What the test says. */
    public enum Decision {
        CONTINUE, ACCEPT_H0, ACCEPT_H1
    }

    /** Virtual units of maximum variance seen before the first one. Without any, a few equal scores would look like certainty. */
    private static final double PRIOR_UNITS = 1;
    private static final double GREATEST_VARIANCE = 0.25;

    public Sprt {
        if (!(elo0 < elo1) || Double.isInfinite(elo0) || Double.isInfinite(elo1)) {
            throw new IllegalArgumentException("elo0 must be less than elo1: " + elo0 + ", " + elo1);
        }
        if (!(alpha > 0 && beta > 0 && alpha + beta < 1)) {
            throw new IllegalArgumentException("alpha and beta must be positive, their sum less than 1: " + alpha + ", " + beta);
        }
    }

    /** A test with error rates of 5 %. */
    public static Sprt of(double elo0, double elo1, Model model) {
        return new Sprt(elo0, elo1, 0.05, 0.05, model);
    }

    /** At or below this log-likelihood ratio H0 is accepted. */
    public double lower() {
        return StrictMath.log(beta / (1 - alpha));
    }

    /** At or above this log-likelihood ratio H1 is accepted. */
    public double upper() {
        return StrictMath.log((1 - beta) / alpha);
    }

    /** The log-likelihood ratio of H1 against H0; zero without units. */
    public double llr(Sample sample) {
        if (sample.count() == 0) {
            return 0;
        }
        return switch (sample) {
            case Trinomial games -> llr(Multinomial.of(games), games);
            case Pentanomial pairs -> llr(Multinomial.of(pairs), pairs);
            case Moments scores -> llr(scores);
        };
    }

    public Decision decision(Sample sample) {
        return decision(llr(sample));
    }

    Decision decision(double llr) {
        if (llr >= upper()) {
            return Decision.ACCEPT_H1;
        }
        return llr <= lower() ? Decision.ACCEPT_H0 : Decision.CONTINUE;
    }

    private double llr(Multinomial counts, Sample sample) {
        return switch (model) {
            case LOGISTIC -> counts.ratioOfMeans(Elo.score(elo0), Elo.score(elo1));
            case NORMALISED -> {
                double unit = Math.sqrt(sample.gamesEach()) / Elo.NORMALISED;
                double exact = counts.ratioOfAdvantages(elo0 * unit, elo1 * unit);
                yield Double.isNaN(exact) ? llr(Moments.of(sample)) : exact;
            }
        };
    }

    /** As if the scores were normally distributed, with the likeliest variance under each hypothesis. */
    private double llr(Moments scores) {
        double units = scores.count();
        double prior = PRIOR_UNITS * GREATEST_VARIANCE / scores.gamesEach();
        double variance = (scores.squares() + prior) / (units + PRIOR_UNITS);
        return switch (model) {
            case LOGISTIC -> {
                double distance0 = scores.mean() - Elo.score(elo0);
                double distance1 = scores.mean() - Elo.score(elo1);
                yield units / 2 * StrictMath.log((variance + distance0 * distance0) / (variance + distance1 * distance1));
            }
            case NORMALISED -> {
                double unit = Math.sqrt(scores.gamesEach()) / Elo.NORMALISED;
                double advantage = scores.mean() - 0.5;
                yield units * (normalLikelihood(advantage, variance, elo1 * unit) - normalLikelihood(advantage, variance, elo0 * unit));
            }
        };
    }

    /**
     * The log-likelihood of a unit, up to a constant, when the true advantage is {@code t} true deviations and the true deviation is the
     * one that makes this greatest: the positive root of a quadratic equation in its inverse.
     */
    private static double normalLikelihood(double advantage, double variance, double t) {
        double square = variance + advantage * advantage;
        double precision = (advantage * t + Math.sqrt(advantage * advantage * t * t + 4 * square)) / (2 * square);
        return StrictMath.log(precision) - (square * precision * precision - 2 * advantage * t * precision + t * t) / 2;
    }
}
