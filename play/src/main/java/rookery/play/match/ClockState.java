package rookery.play.match;

import java.util.Optional;

import rookery.kernel.piece.Side;

/**
 * Everything a {@link Clock} knows at one moment, as a value that can be stored and restored.
 *
 * @param turn the side whose turn it is; in {@link Phase#FLAGGED} the side that lost on time
 * @param turnElapsed nanoseconds this turn has taken so far, pauses excluded
 */
public record ClockState(SideTime white, SideTime black, Side turn, Phase phase, long turnElapsed) implements WithClockState {

    /** What the clock is doing. */
    public enum Phase {
        /** Not started yet. */
        READY,
        /** The clock of the side to move runs. */
        RUNNING,
        /** Interrupted; nobody's clock runs. */
        PAUSED,
        /** The side to move has overrun its turn; the clock waits for the turn to be passed. */
        TURN_EXPIRED,
        /** The side to move has lost on time. Final. */
        FLAGGED,
        /** The game is over for another reason. Final. */
        STOPPED
    }

    public ClockState {
        if (turnElapsed < 0) {
            throw new IllegalArgumentException("a turn takes no negative time: " + turnElapsed);
        }
    }

    /** The state before the first move under these controls. */
    public static ClockState initial(Clocks clocks, Side first) {
        return new ClockState(ClockRules.initial(clocks.white()), ClockRules.initial(clocks.black()), first, Phase.READY, 0);
    }

    /** Whether a clock with these controls can be in this state. */
    public boolean fits(Clocks clocks) {
        return ClockRules.fits(clocks.white(), white) && ClockRules.fits(clocks.black(), black)
                && (phase != Phase.TURN_EXPIRED || clocks.of(turn) instanceof TimeControl.PerTurn)
                && (phase != Phase.RUNNING || of(turn).remaining() > 0);
    }

    public SideTime of(Side side) {
        return switch (side) {
            case WHITE -> white;
            case BLACK -> black;
        };
    }

    /** Nanoseconds left on a side's clock, {@link SideTime#UNLIMITED} without one. */
    public long remaining(Side side) {
        return of(side).remaining();
    }

    /** The side whose clock runs at this moment. */
    public Optional<Side> running() {
        return phase == Phase.RUNNING ? Optional.of(turn) : Optional.empty();
    }

    /** The side that has lost on time. */
    public Optional<Side> flagged() {
        return phase == Phase.FLAGGED ? Optional.of(turn) : Optional.empty();
    }

    public boolean isOver() {
        return phase == Phase.FLAGGED || phase == Phase.STOPPED;
    }

    ClockState with(Side side, SideTime time) {
        return switch (side) {
            case WHITE -> new ClockState(time, black, turn, phase, turnElapsed);
            case BLACK -> new ClockState(white, time, turn, phase, turnElapsed);
        };
    }

    /** The clock of that side begins to run. */
    ClockState turnOf(Side side) {
        return new ClockState(white, black, side, Phase.RUNNING, 0);
    }
}
