package rookery.arena.statistics;

import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** The ratings of many players computed together. Immutable. */
public final class RatingList {

    private final List<PlayerRating> ratings;
    private final double whiteAdvantage;
    private final double drawElo;
    private final double[][] covariance;

    RatingList(List<PlayerRating> ratings, double whiteAdvantage, double drawElo, double[][] covariance) {
        this.ratings = List.copyOf(ratings);
        this.whiteAdvantage = whiteAdvantage;
        this.drawElo = drawElo;
        this.covariance = covariance;
    }

    /**
     * The ratings that explain the games best; where somebody won or lost everything, with a prior that keeps them finite.
     *
     * @param anchors ratings held fixed, by name; without any the mean is zero
     */
    public static RatingList of(Crosstable table, Map<String, Double> anchors) {
        RatingList plain = OrdinalRating.PLAIN.withAnchors(anchors).rate(table);
        return plain.ratings().stream().allMatch(PlayerRating::isRated) ? plain : BayesianRating.ESTIMATED.withAnchors(anchors).rate(table);
    }

    /** In the order in which the players were given. */
    public List<PlayerRating> ratings() {
        return ratings;
    }

    /** The strongest first; those who could not be compared last. */
    public List<PlayerRating> ranked() {
        Comparator<PlayerRating> comparable = Comparator.comparing(rating -> Double.isNaN(rating.rating()));
        return ratings.stream().sorted(comparable.thenComparing(Comparator.comparingDouble(PlayerRating::rating).reversed())).toList();
    }

    public PlayerRating of(int player) {
        return ratings.get(player);
    }

    /** What having White is worth in Elo, as estimated or as given. */
    public double whiteAdvantage() {
        return whiteAdvantage;
    }

    /** The lead in Elo needed to win half of the games; zero if draws are not modelled. */
    public double drawElo() {
        return drawElo;
    }

    /** How likely it is, from 0 to 1, that the first player is stronger than the second, the errors of both being correlated. */
    public double superiority(int first, int second) {
        double difference = ratings.get(first).rating() - ratings.get(second).rating();
        if (first == second || Double.isNaN(difference)) {
            return 0.5;
        }
        if (Double.isInfinite(difference)) {
            return difference > 0 ? 1 : 0;
        }
        double variance = covariance[first][first] + covariance[second][second] - 2 * covariance[first][second];
        return difference == 0 ? 0.5 : Normal.cdf(difference / Math.sqrt(Math.max(variance, 0)));
    }
}
