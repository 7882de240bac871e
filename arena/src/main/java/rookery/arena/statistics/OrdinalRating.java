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
}
