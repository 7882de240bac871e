package rookery.arena.statistics;

import java.util.Arrays;
import java.util.Map;

/** Ratings held fixed, between the scale of the user and natural units. */
final class Anchors {

    private Anchors() {
    }

    /** The fixed rating of each player in natural units from the average, not a number for those to be rated. */
    static double[] of(Crosstable table, Map<String, Double> anchors, double average, double unit) {
        double[] fixed = new double[table.size()];
        Arrays.fill(fixed, Double.NaN);
        anchors.forEach((name, rating) -> {
            int player = table.players().indexOf(name);
            if (player < 0) {
                throw new IllegalArgumentException("the anchor " + name + " is not among the players");
            }
            fixed[player] = (rating - average) / unit;
        });
        return fixed;
    }

    /** A covariance of searched numbers as one of all players on the scale of the user; zero for those held fixed. */
    static double[][] spread(PairLikelihood likelihood, double[][] covariance, int players, double unit) {
        double[][] spread = new double[players][players];
        for (int i = 0; i < players; i++) {
            for (int k = 0; k < players; k++) {
                if (likelihood.isSearched(i) && likelihood.isSearched(k)) {
                    spread[i][k] = unit * unit * covariance[likelihood.slot(i)][likelihood.slot(k)];
                }
            }
        }
        return spread;
    }
}
