package rookery.archive;

import java.util.List;

/**
 * How strong everybody is: Glicko-2, one rating for each player and family of variants, people and bots in one list. Computed from the rated games in the
 * order in which they ended, so {@link #recompute} gives the same numbers again.
 */
public interface Ranking {

    /** The families of variants in which rated games were played, by id. */
    Attempt<List<String>> families();

    /** Everybody with a rated game in that family, the strongest first; provisional ratings stand behind the settled ones. */
    Attempt<List<Standing>> standings(String family);

    /** The player's rating after each rated game in that family, from the first on. */
    Attempt<List<RatingPoint>> history(String playerId, String family);

    /** What the player has achieved in all games of the library, by family of variants; rated or not, unfinished ones left out. */
    Attempt<List<Score>> scores(String playerId);

    /** Throws all ratings away and computes them again from the games. */
    Attempt<Integer> recompute();

    /** Won, drawn and lost games of one family. */
    record Score(String family, int wins, int draws, int losses) {
        public int games() {
            return wins + draws + losses;
        }
    }
}
