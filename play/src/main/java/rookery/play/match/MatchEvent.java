package rookery.play.match;

import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.play.bot.Thought;

/** Something that has happened in a match. */
public sealed interface MatchEvent {

    record Started() implements MatchEvent {
    }

    /** The die shows a face. */
    record Rolled(Played roll) implements MatchEvent {
    }

    /** A move was made. */
    record Moved(Played move) implements MatchEvent {
    }

    /** A turn's time ran out and the turn passed to the other side. */
    record TurnPassed(Played pass) implements MatchEvent {
    }

    /** A move is shown and waits to be confirmed. */
    record Shown(Side side, int move) implements MatchEvent {
    }

    /** The move shown was put back. */
    record PutBack(Side side, int move) implements MatchEvent {
    }

    record DrawOffered(Side by) implements MatchEvent {
    }

    /** The side said no; an offer that ends because the other side moved makes no event of its own. */
    record DrawDeclined(Side by) implements MatchEvent {
    }

    /**
     * Actions were taken back.
     *
     * @param before how many there were
     * @param after  how many are left
     */
    record TakenBack(int before, int after) implements MatchEvent {
    }

    record Paused() implements MatchEvent {
    }

    record Resumed() implements MatchEvent {
    }

    /** A bot reports what it thinks; the snapshot is that of the previous event. */
    record Thinking(Side side, Thought thought) implements MatchEvent {
    }

    /** The game is over. The last event, unless the match is closed first. */
    record Ended(Outcome outcome) implements MatchEvent {
    }
}
