package rookery.play.match;

import java.time.Duration;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

import rookery.kernel.piece.Side;
import rookery.play.match.ClockState.Phase;
import rookery.play.match.TimeControl.Hourglass;
import rookery.play.match.TimeControl.PerTurn;

/**
 * The clock of one game, mutable, for a single thread. Every call reads a monotonic source and only differences count, so a machine that slept has simply used
 * the time. Nothing is ever shown below zero, and once a flag has fallen it stays fallen until an earlier state is restored.
 */
public final class Clock {

    private final Clocks clocks;
    private final LongSupplier nanos;
    private ClockState state;
    private long reading;

    /**
     * A clock that has not started; White moves first.
     *
     * @param nanos a monotonic source of nanoseconds with any origin, such as {@code System::nanoTime}
     */
    public Clock(Clocks clocks, LongSupplier nanos) {
        this.clocks = clocks;
        this.nanos = nanos;
        this.state = ClockState.initial(clocks, Side.WHITE);
        this.reading = nanos.getAsLong();
    }

    public Clocks clocks() {
        return clocks;
    }

    /** Starts the clock of the side that moves first. */
    public void start(Side first) {
        require(state.phase() == Phase.READY, "start");
        reading = nanos.getAsLong();
        state = state.turnOf(first);
    }

    /**
     * The side to move has made its move: it gets its bonus, and the other side's clock runs.
     *
     * @return whether the move was made in time; if not, {@link #state()} says what happened and no turn has changed
     */
    public boolean press() {
        update();
        if (state.phase() == Phase.FLAGGED || state.phase() == Phase.TURN_EXPIRED) {
            return false;
        }
        require(state.phase() == Phase.RUNNING, "press");
        finishTurn();
        return true;
    }

    /** Passes a turn that has expired to the other side, whose turn begins now. */
    public void passExpiredTurn() {
        update();
        require(state.phase() == Phase.TURN_EXPIRED, "pass the turn on");
        finishTurn();
    }

    /** Interrupts the turn; does nothing when the clock does not run. */
    public void pause() {
        update();
        if (state.phase() == Phase.RUNNING) {
            state = state.withPhase(Phase.PAUSED);
        }
    }

    /** Resumes the interrupted turn. */
    public void resume() {
        require(state.phase() == Phase.PAUSED, "resume");
        reading = nanos.getAsLong();
        state = state.withPhase(Phase.RUNNING);
    }

    /** Ends the clock with the game; a fallen flag stays fallen. */
    public void stop() {
        update();
        if (state.phase() != Phase.FLAGGED) {
            state = state.withPhase(Phase.STOPPED);
        }
    }

    /** The state now. */
    public ClockState state() {
        update();
        return state;
    }

    /**
     * Restores a state of this clock, or of one with the same controls: for take-backs and games loaded from a file. A running state runs on from now.
     *
     * @throws IllegalArgumentException if no clock with these controls can be in that state; check with {@link ClockState#fits} first
     */
    public void restore(ClockState earlier) {
        if (!earlier.fits(clocks)) {
            throw new IllegalArgumentException("this state belongs to another time control: " + earlier);
        }
        reading = nanos.getAsLong();
        state = earlier;
    }

    /** Nanoseconds left on a side's clock now, {@link SideTime#UNLIMITED} without one. */
    public long remaining(Side side) {
        return state().remaining(side);
    }

    /** Nanoseconds until the running clock expires if nobody moves, so that the referee can wait that long; empty if it never does. */
    public OptionalLong untilExpiry() {
        update();
        if (state.phase() != Phase.RUNNING) {
            return OptionalLong.empty();
        }
        long left = untilExpiry(state.turn());
        return left == SideTime.UNLIMITED ? OptionalLong.empty() : OptionalLong.of(left);
    }

    /** Whether a side with a clock has less than this left, counting all its periods and free time. */
    public boolean isLow(Side side, Duration threshold) {
        update();
        return untilExpiry(side) < threshold.toNanos();
    }

    private long untilExpiry(Side side) {
        long elapsed = state.turn() == side ? state.turnElapsed() : 0;
        return ClockRules.untilExpiry(clocks.of(side), state.of(side), elapsed);
    }

    private void finishTurn() {
        Side side = state.turn();
        SideTime after = ClockRules.press(clocks.of(side), state.of(side), state.turnElapsed());
        state = state.with(side, after).turnOf(side.opponent());
    }

    /** Brings the state up to the present reading of the source. */
    private void update() {
        long now = nanos.getAsLong();
        long passed = Math.max(0, now - reading);
        reading = now;
        if (state.phase() != Phase.RUNNING || passed == 0) {
            return;
        }
        Side side = state.turn();
        passed = Math.min(passed, untilExpiry(side));
        TimeControl control = clocks.of(side);
        SideTime before = state.of(side);
        SideTime after = ClockRules.spend(control, before, state.turnElapsed(), passed);
        state = state.with(side, after).withTurnElapsed(state.turnElapsed() + passed);
        if (control instanceof Hourglass && clocks.of(side.opponent()) instanceof Hourglass) {
            SideTime other = state.of(side.opponent());
            state = state.with(side.opponent(),
                    other.withRemaining(Durations.sum(other.remaining(), before.remaining() - after.remaining())));
        }
        if (after.remaining() == 0) {
            state = state.withPhase(control instanceof PerTurn ? Phase.TURN_EXPIRED : Phase.FLAGGED);
        }
    }

    private void require(boolean allowed, String act) {
        if (!allowed) {
            throw new IllegalStateException("cannot " + act + " while the clock is " + state.phase());
        }
    }
}
