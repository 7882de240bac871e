package rookery.archive;

import java.util.List;

/**
 * Everybody's strength: Glicko-2, one rating for each player and family of variants, people and bots in one list. Computed from the rated games in the order
 * they ended, so {@link #recompute} reproduces the same numbers.
 */
public interface Ranking {

    /** The families of variants in which rated games were played, by id. */
    Attempt<List<String>> families();

    /** Everybody with a rated game in that family, the strongest first; provisional ratings come after the established ones. */
    Attempt<List<Standing>> standings(String family);

    /** The player's rating after each rated game in that family, from the first on. */
    Attempt<List<RatingPoint>> history(String playerId, String family);

    /** The player's results in all finished games of the library, rated or not, by family of variants. */
    Attempt<List<Score>> scores(String playerId);

    /** Discards all ratings and recomputes them from the games. */
    Attempt<Integer> recompute();

    /** Won, drawn and lost games of one family. */
    record Score(String family, int wins, int draws, int losses) {
        public int games() {
            return wins + draws + losses;
        }
    }
}
