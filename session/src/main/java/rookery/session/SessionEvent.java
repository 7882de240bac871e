package rookery.session;

import rookery.archive.Trouble;
import rookery.play.match.MatchEvent;

/** An event published to front ends. */
public sealed interface SessionEvent {

    /** Something happened in the game, and is already on disk. */
    record Happened(MatchEvent event) implements SessionEvent {
    }

    /** A player had help: the game is no longer rated. */
    record Helped() implements SessionEvent {
    }

    /** Events published so far could not be written; writing is retried. */
    record Unsafe(Trouble trouble) implements SessionEvent {
    }

    /** The failed write has succeeded. */
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
