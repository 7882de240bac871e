package rookery.arena.statistics;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;

/**
 * Maximum-likelihood Elo of many players, as Ordo computes it: every player's points are exactly what the ratings lead one to expect.
 * There is no prior, so the rating of one who won or lost everything against the others is infinite.
 *
 * @param average the mean rating, when there is no anchor
 * @param anchors the ratings of players that are held fixed, by name
 * @param estimateWhiteAdvantage whether to estimate what having White is worth, or to take it as nothing
 */
public record OrdinalRating(double average, Map<String, Double> anchors, boolean estimateWhiteAdvantage) implements WithOrdinalRating {

    /** Around zero, without anchors and without an advantage for White. */
    public static final OrdinalRating PLAIN = new OrdinalRating(0, Map.of(), false);

    public OrdinalRating {
        anchors = Map.copyOf(anchors);
    }

    public RatingList rate(Crosstable table) {
        int size = table.size();
        double[] fixed = Anchors.of(table, anchors, average, PairLikelihood.UNIT);
        boolean[] above = new boolean[size];
        boolean[] below = new boolean[size];
        boolean[] included = comparable(table, fixed, above, below);
        OrdinalLikelihood likelihood = new OrdinalLikelihood(table, included, fixed, estimateWhiteAdvantage);
        double[] x = likelihood.maximum();
        double[][] covariance = Anchors.spread(likelihood, likelihood.covarianceWithDraws(x), size, PairLikelihood.UNIT);
        List<PlayerRating> ratings = new ArrayList<>();
        for (int player = 0; player < size; player++) {
            double computed = included[player]
                    ? average + PairLikelihood.UNIT * likelihood.rating(x, player)
                    : unrated(above[player], below[player]);
            double rating = anchors.getOrDefault(table.name(player), computed);
            double margin = included[player]
                    ? Normal.halfWidth(Elo.CONFIDENCE) * Math.sqrt(Math.max(covariance[player][player], 0))
                    : Double.POSITIVE_INFINITY;
            ratings.add(new PlayerRating(player, table.name(player), rating, margin, table.total(player)));
        }
        return new RatingList(ratings, PairLikelihood.UNIT * likelihood.advantage(x), 0, covariance);
    }

    private static double unrated(boolean above, boolean below) {
        if (above == below) {
            return Double.NaN;
        }
        return above ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
    }

    /**
     * The players who have finite ratings with respect to one another: chains of points scored lead from each to each. The largest such
     * group, or the one around the anchors, which count as linked. Fills in who stands infinitely above and below it.
     */
    private static boolean[] comparable(Crosstable table, double[] fixed, boolean[] above, boolean[] below) {
        int size = table.size();
        boolean[] root = new boolean[size];
        boolean anchored = false;
        for (int player = 0; player < size; player++) {
            root[player] = !Double.isNaN(fixed[player]);
            anchored |= root[player];
        }
        if (!anchored) {
            root = largestGroup(table);
        }
        boolean[] beaten = reached(table, root, true);
        boolean[] beating = reached(table, root, false);
        boolean[] included = new boolean[size];
        for (int player = 0; player < size; player++) {
            included[player] = beaten[player] && beating[player];
            above[player] = beating[player] && !beaten[player];
            below[player] = beaten[player] && !beating[player];
        }
        return included;
    }

    /** The most players who are all comparable, nobody if no two are. */
    private static boolean[] largestGroup(Crosstable table) {
        boolean[] largest = new boolean[table.size()];
        int most = 1;
        boolean[] done = new boolean[table.size()];
        for (int player = 0; player < table.size(); player++) {
            if (done[player]) {
                continue;
            }
            boolean[] root = new boolean[table.size()];
            root[player] = true;
            boolean[] group = reached(table, root, true);
            boolean[] beating = reached(table, root, false);
            int count = 0;
            for (int other = 0; other < group.length; other++) {
                group[other] &= beating[other];
                done[other] |= group[other];
                count += group[other] ? 1 : 0;
            }
            if (count > most) {
                most = count;
                largest = group;
            }
        }
        return largest;
    }

    /** Everyone a chain of points leads to from the roots, or from whom one leads to the roots; the roots included. */
    private static boolean[] reached(Crosstable table, boolean[] roots, boolean forward) {
        boolean[] reached = roots.clone();
        Deque<Integer> open = new ArrayDeque<>();
        for (int player = 0; player < roots.length; player++) {
            if (roots[player]) {
                open.add(player);
            }
        }
        while (!open.isEmpty()) {
            int player = open.remove();
            for (int other = 0; other < reached.length; other++) {
                Trinomial games = table.between(player, other);
                if (!reached[other] && games.count() > 0 && (forward ? games.points() : games.count() - games.points()) > 0) {
                    reached[other] = true;
                    open.add(other);
                }
            }
        }
        return reached;
    }

    /** Games as points only: a draw is half a win and half a loss. The maximum gives each player the points that were to be expected. */
    private static final class OrdinalLikelihood extends PairLikelihood {

        private final Crosstable table;
        private final boolean[] included;

        OrdinalLikelihood(Crosstable table, boolean[] included, double[] anchors, boolean searchAdvantage) {
            super(included, anchors, 0, searchAdvantage, 0, false);
            this.table = table;
            this.included = included;
        }

        /** What is done with the games of one pair of players and one division of colours. */
        private interface PairVisitor {
            void visit(int white, int black, Trinomial games);
        }

        private void forEach(PairVisitor visitor) {
            for (int white = 0; white < included.length; white++) {
                for (int black = 0; black < included.length; black++) {
                    if (included[white] && included[black] && table.withColours(white, black).count() > 0) {
                        visitor.visit(white, black, table.withColours(white, black));
                    }
                }
            }
        }

        @Override
        double gamesValue(double[] x) {
            double[] value = {0};
            forEach((white, black, games) -> {
                double lead = lead(x, white, black);
                value[0] += games.points() * logLogistic(lead) + (games.count() - games.points()) * logLogistic(-lead);
            });
            return value[0];
        }

        @Override
        void addDerivatives(double[] x, double[] gradient, double[][] information) {
            forEach((white, black, games) -> {
                double expected = logistic(lead(x, white, black));
                add(white, black, 1, 0, games.points() - games.count() * expected, games.count() * expected * (1 - expected), gradient,
                        information);
            });
        }

        /**
         * The covariance of the ratings: points vary less than wins and losses alone would, by a quarter for each draw, so the information is
         * applied on both sides of the variance the points really have.
         */
        double[][] covarianceWithDraws(double[] x) {
            double[][] inverse = covariance(x);
            double[][] variance = new double[size()][size()];
            forEach((white, black, games) -> {
                double expected = logistic(lead(x, white, black));
                double spread = Math.max(games.count() * expected * (1 - expected) - games.draws() / 4.0, 0);
                add(white, black, 1, 0, 0, spread, new double[size()], variance);
            });
            return product(product(inverse, variance), inverse);
        }

        private static double[][] product(double[][] a, double[][] b) {
            int size = a.length;
            double[][] product = new double[size][size];
            for (int i = 0; i < size; i++) {
                for (int k = 0; k < size; k++) {
                    for (int j = 0; j < size; j++) {
                        product[i][j] += a[i][k] * b[k][j];
                    }
                }
            }
            return product;
        }
    }
}
