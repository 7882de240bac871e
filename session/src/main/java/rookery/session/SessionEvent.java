package rookery.session;

import rookery.archive.Trouble;
import rookery.play.match.MatchEvent;

/** Something a front end is told of. */
public sealed interface SessionEvent {

    /** Something happened in the game, and was written to the disk before this was told. */
    record Happened(MatchEvent event) implements SessionEvent {
    }

    /** Somebody was helped: the game no longer counts in the ranking. */
    record Helped() implements SessionEvent {
    }

    /** What was told so far could not be written; it goes on being tried. */
    record Unsafe(Trouble trouble) implements SessionEvent {
    }

    /** What could not be written has been. */
    record SafeAgain() implements SessionEvent {
    }

    /** The game was left and waits. */
    record Left() implements SessionEvent {
    }

    /**
     * The game is over and in the library.
     *
     * @param row its id there; 0 for a game in which nobody moved, which is kept nowhere
     */
    record Kept(long row) implements SessionEvent {
    }
}
