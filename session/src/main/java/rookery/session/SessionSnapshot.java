package rookery.session;

import java.util.Optional;
import rookery.archive.GameTerms;
import rookery.archive.Trouble;
import rookery.play.match.MatchSnapshot;

/**
 * A game at one moment, immutable: everything a front end shows. Its content is on disk, unless {@link #unsafe} says otherwise.
 *
 * @param game   id of the game; compare snapshots of one game only
 * @param number grows with every snapshot of the game
 * @param helped whether a move was taken back or advice was asked for: such a game is not rated
 * @param unsafe why the game is not safe on the disk at this moment; empty if it is
 */
public record SessionSnapshot(String game, long number, State state, GameTerms terms, MatchSnapshot match, boolean helped,
        Optional<Trouble> unsafe) {

    /** How far a game has come. */
    public enum State {
        /** It is being played, or paused. */
        RUNNING,
        /** It was left and can be resumed. */
        WAITING,
        /** It is over, and on its way to the library. */
        ENDING,
        /** It is over and in the library. */
        FINISHED
    }

    /** Whether the result will be rated, as things stand. */
    public boolean isRated() {
        return terms.counts() && !helped;
    }
}
