package rookery.arena.statistics;

/**
 * The scores of a player in a number of independent units, each a game or a pair of games with colours swapped on one opening. A score is
 * the mean over the games of its unit: 0 for losses, 1 for wins; luck-adjusted scores may be any real number.
 */
public sealed interface Sample permits Trinomial, Pentanomial, Moments {

    /** The number of units. */
    long count();

    /** How many games a unit has: 1 or 2. */
    int gamesEach();

    /** The mean score, not a number without units. */
    double mean();

    /** The mean squared distance of a unit's score from {@link #mean()}. */
    double variance();

    /** This sample and one unit more. */
    Sample with(double score);

    default long games() {
        return count() * gamesEach();
    }

    /** The variance a single game would have if the games of a unit were independent. */
    default double varianceOfGame() {
        return variance() * gamesEach();
    }
}
