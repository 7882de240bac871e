package rookery.arena.statistics;

/** How likely it is, from 0 to 1, that a player is the stronger one. Not a stopping rule: use {@link Sprt} for that. */
public final class LikelihoodOfSuperiority {

    private LikelihoodOfSuperiority() {
    }

    /** From the mean score and its variance. */
    public static double of(Sample sample) {
        if (sample.count() == 0) {
            return 0.5;
        }
        double advantage = sample.mean() - 0.5;
        return advantage == 0 ? 0.5 : Normal.cdf(advantage / Math.sqrt(sample.variance() / sample.count()));
    }

    /** From the decisive games alone, as match runners without pairs have it. */
    public static double ofDecisive(long wins, long losses) {
        return wins == losses ? 0.5 : Normal.cdf((wins - losses) / Math.sqrt((double) wins + losses));
    }
}
