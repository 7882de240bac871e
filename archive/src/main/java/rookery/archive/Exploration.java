package rookery.archive;

import java.util.List;

/**
 * The moves played from a position in the library's games.
 *
 * @param total all games in which the position occurred
 * @param moves the moves played when it first occurred in a game, the most frequent first
 * @param last  the newest games with the position
 */
public record Exploration(Tally total, List<Continuation> moves, List<StoredGame> last) {

    public Exploration {
        moves = List.copyOf(moves);
        last = List.copyOf(last);
    }

    /**
     * Results of some games.
     *
     * @param games         how many, including those without a result
     * @param averageRating of the players with a known rating; 0 if there are none
     */
    public record Tally(int games, int whiteWins, int draws, int blackWins, int averageRating) {
    }

    /**
     * A move and the results of the games that played it.
     *
     * @param face the face of the die it was played on; 0 without a die
     * @param move packed
     */
    public record Continuation(int face, int move, Tally tally) {
    }
}
