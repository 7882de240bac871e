package rookery.archive;

import java.util.List;

/**
 * What the library's games played in a position.
 *
 * @param total of all games in which the position arose
 * @param moves what was played there when it first arose in a game, the most frequent first
 * @param last  the games with the position that came into the library last
 */
public record Exploration(Tally total, List<Continuation> moves, List<StoredGame> last) {

    public Exploration {
        moves = List.copyOf(moves);
        last = List.copyOf(last);
    }

    /**
     * Results of some games.
     *
     * @param games         how many; those without a result are among them
     * @param averageRating of the players whose rating is known; 0 where none is
     */
    public record Tally(int games, int whiteWins, int draws, int blackWins, int averageRating) {
    }

    /**
     * A move and what became of the games that played it.
     *
     * @param face the face of the die it was played on; 0 without a die
     * @param move packed
     */
    public record Continuation(int face, int move, Tally tally) {
    }
}
