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

    /**
     * Games with draws as an outcome of their own: with a draw margin d, each side wins as if it were d weaker. The chance
     * of a draw is then the product of both times e^2d - 1, so a draw counts as a win and a loss and tells about d besides. A prior of
     * virtual draws is spread over the opponents a player really had, half with each colour.
     */
    private static final class BayesianLikelihood extends PairLikelihood {

        private final int players;
        private final double[][] wins;
        private final double[][] draws;
        private final double[][] losses;

        BayesianLikelihood(Crosstable table, boolean[] included, double[] anchors, double prior, double advantage, boolean searchAdvantage,
                double draw, boolean searchDraw) {
            super(included, anchors, advantage, searchAdvantage, draw, searchDraw);
            players = table.size();
            wins = new double[players][players];
            draws = new double[players][players];
            losses = new double[players][players];
            for (int white = 0; white < players; white++) {
                for (int black = 0; black < players; black++) {
                    Trinomial games = table.withColours(white, black);
                    wins[white][black] = games.wins();
                    losses[white][black] = games.losses();
                    long both = table.between(white, black).count();
                    double virtual = both == 0
                            ? 0
                            : prior / 4 * both * (1.0 / table.total(white).count() + 1.0 / table.total(black).count());
                    draws[white][black] = games.draws() + virtual;
                }
            }
        }

        static double countDraws(Crosstable table) {
            double draws = 0;
            for (int player = 0; player < table.size(); player++) {
                draws += table.total(player).draws() / 2.0;
            }
            return draws;
        }

        @Override
        double gamesValue(double[] x) {
            double draw = draw(x);
            if (!(draw > 0)) {
                return drawSlot() < 0 && draw == 0 ? gamesValue(x, 0, 0) : Double.NEGATIVE_INFINITY;
            }
            return gamesValue(x, draw, StrictMath.log(StrictMath.expm1(2 * draw)));
        }

        private double gamesValue(double[] x, double draw, double drawTerm) {
            double value = 0;
            for (int white = 0; white < players; white++) {
                for (int black = 0; black < players; black++) {
                    if (wins[white][black] + draws[white][black] + losses[white][black] > 0) {
                        double lead = lead(x, white, black);
                        value += (wins[white][black] + draws[white][black]) * logLogistic(lead - draw)
                                + (losses[white][black] + draws[white][black]) * logLogistic(-lead - draw)
                                + draws[white][black] * drawTerm;
                    }
                }
            }
            return value;
        }

        @Override
        void addDerivatives(double[] x, double[] gradient, double[][] information) {
            double draw = draw(x);
            double allDraws = 0;
            for (int white = 0; white < players; white++) {
                for (int black = 0; black < players; black++) {
                    double forWhite = wins[white][black] + draws[white][black];
                    double forBlack = losses[white][black] + draws[white][black];
                    if (forWhite + forBlack > 0) {
                        double lead = lead(x, white, black);
                        double whiteWins = logistic(lead - draw);
                        double blackWins = logistic(-lead - draw);
                        add(white, black, 1, 1, forWhite * (1 - whiteWins), forWhite * whiteWins * (1 - whiteWins), gradient, information);
                        add(white, black, -1, 1, forBlack * (1 - blackWins), forBlack * blackWins * (1 - blackWins), gradient, information);
                        allDraws += draws[white][black];
                    }
                }
            }
            if (drawSlot() >= 0) {
                double growth = StrictMath.exp(2 * draw);
                double factor = StrictMath.expm1(2 * draw);
                gradient[drawSlot()] += allDraws * 2 * growth / factor;
                information[drawSlot()][drawSlot()] += allDraws * 4 * growth / (factor * factor);
            }
        }
    }
}
