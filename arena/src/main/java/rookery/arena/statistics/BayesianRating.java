package rookery.arena.statistics;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The likeliest Elo of many players with draws as a separate outcome and a prior of average strength for everyone, as BayesElo computes it. Every player who
 * has played gets a finite rating.
 *
 * @param average the mean rating, when there is no anchor
 * @param anchors the ratings of players that are held fixed, by name
 * @param prior how many virtual draws each player starts with against their opponents
 * @param whiteAdvantage what having White is worth in Elo; only a first guess when estimated
 * @param drawElo the lead needed to win half of the games; only a first guess when estimated
 * @param estimate whether to estimate White's advantage and the draw margin from the games
 */
public record BayesianRating(double average, Map<String, Double> anchors, double prior, double whiteAdvantage, double drawElo,
        boolean estimate) implements WithBayesianRating {

    /** Around zero, without anchors, two virtual draws, everything estimated. */
    public static final BayesianRating ESTIMATED = new BayesianRating(0, Map.of(), 2, 32.8, 97.3, true);

    public BayesianRating {
        anchors = Map.copyOf(anchors);
        if (!(prior >= 0) || !(drawElo > 0) || !Double.isFinite(whiteAdvantage)) {
            throw new IllegalArgumentException("prior draws from 0, a draw margin above 0: " + prior + ", " + drawElo);
        }
    }

    /** The same with everything but ratings taken as given. */
    public BayesianRating withoutEstimates() {
        return new BayesianRating(average, anchors, prior, whiteAdvantage, drawElo, false);
    }

    public RatingList rate(Crosstable table) {
        boolean[] included = new boolean[table.size()];
        for (int player = 0; player < included.length; player++) {
            included[player] = table.total(player).count() > 0;
        }
        if (table.games().isEmpty()) {
            return list(table, included,
                    new BayesianLikelihood(table, included, Anchors.of(table, anchors, average, PairLikelihood.UNIT), prior,
                            whiteAdvantage / PairLikelihood.UNIT, false, drawElo / PairLikelihood.UNIT, false),
                    new double[0]);
        }
        boolean noDraws = estimate && prior == 0 && BayesianLikelihood.countDraws(table) == 0;
        double draw = noDraws ? 0 : drawElo / PairLikelihood.UNIT;
        // Anchors are on the scale of the user, which depends on the draw margin, which depends on the anchors where it is estimated.
        for (int round = 0;; round++) {
            double unit = PairLikelihood.UNIT * scale(draw);
            BayesianLikelihood likelihood = new BayesianLikelihood(table, included, Anchors.of(table, anchors, average, unit), prior,
                    whiteAdvantage / PairLikelihood.UNIT, estimate, draw, estimate && !noDraws);
            double[] x = likelihood.maximum();
            boolean settled = Math.abs(likelihood.draw(x) - draw) < 1e-9;
            draw = likelihood.draw(x);
            if (settled || round == 50 || anchors.isEmpty()) {
                return list(table, included, likelihood, x);
            }
        }
    }

    private RatingList list(Crosstable table, boolean[] included, BayesianLikelihood likelihood, double[] x) {
        double unit = PairLikelihood.UNIT * scale(likelihood.draw(x));
        double[][] covariance = Anchors.spread(likelihood, likelihood.covariance(x), table.size(), unit);
        List<PlayerRating> ratings = new ArrayList<>();
        for (int player = 0; player < table.size(); player++) {
            double computed = included[player] ? average + unit * likelihood.rating(x, player) : Double.NaN;
            double rating = anchors.getOrDefault(table.name(player), computed);
            double margin = Double.isFinite(rating)
                    ? Normal.halfWidth(Elo.CONFIDENCE) * Math.sqrt(Math.max(covariance[player][player], 0))
                    : Double.POSITIVE_INFINITY;
            ratings.add(new PlayerRating(player, table.name(player), rating, margin, table.total(player)));
        }
        return new RatingList(ratings, PairLikelihood.UNIT * likelihood.advantage(x), PairLikelihood.UNIT * likelihood.draw(x), covariance);
    }

    /** Makes a small rating difference mean the same score as in the usual formula, whatever the draw margin. */
    private static double scale(double draw) {
        double ratio = StrictMath.exp(-draw);
        return 4 * ratio / ((1 + ratio) * (1 + ratio));
    }
}
