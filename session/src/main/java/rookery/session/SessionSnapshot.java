package rookery.session;

import java.util.Optional;
import rookery.archive.GameTerms;
import rookery.archive.Trouble;
import rookery.play.match.MatchSnapshot;

/**
 * A game at one moment, immutable: all a front end shows of it. What it tells is on the disk, unless {@link #unsafe} says otherwise.
 *
 * @param game   id of the game; snapshots of different games have nothing to do with each other
 * @param number grows with every snapshot of the game
 * @param helped whether a move was taken back or advice was asked for: such a game counts in no ranking
 * @param unsafe why the game is not safe on the disk at this moment; empty if it is
 */
public record SessionSnapshot(String game, long number, State state, GameTerms terms, MatchSnapshot match, boolean helped,
        Optional<Trouble> unsafe) {

    /** How far a game has come. */
    public enum State {
        /** It is being played, or paused. */
        RUNNING,
        /** It was left and can be taken up again. */
        WAITING,
        /** It is over, and on its way to the library. */
        ENDING,
        /** It is over and in the library. */
        FINISHED
    }

    /** Whether the result will count in the ranking, as things stand. */
    public boolean isRated() {
        return terms.counts() && !helped;
    }
}
