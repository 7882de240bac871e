package rookery.archive;

import rookery.kernel.position.Outcome;
import rookery.play.match.ClockState;
import rookery.play.match.Played;

/** One event in a game's journal. */
public sealed interface JournalEntry {

    /** A move, a roll or a passed turn. */
    record Action(Played played) implements JournalEntry {
    }

    /** Everything but the first actions was taken back; the clock as it stands after it. */
    record TakenBack(int actions, ClockState now) implements JournalEntry {
    }

    /** The clock as it stands, when the game is left or interrupted. */
    record Clock(ClockState now) implements JournalEntry {
    }

    /** A player had help: the game is no longer rated. */
    record Helped() implements JournalEntry {
    }

    /** The game is over, and on its way to the library. */
    record Ended(Outcome outcome, ClockState now) implements JournalEntry {
    }
}
