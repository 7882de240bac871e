package rookery.play.match;

/**
 * A clock as it stood at one moment, from which anyone can read what it shows later, on any thread: a running clock needs no new snapshot every tenth
 * of a second. It knows nothing of moves made meanwhile.
 *
 * @param at the reading of the match's {@link Timer} at that moment
 */
public record ClockFace(Clocks clocks, ClockState state, long at) {

    /** What the clock shows at a reading of the same timer, if nothing has happened since but time. */
    public ClockState shown(long nanos) {
        if (state.running().isEmpty()) {
            return state;
        }
        long[] reading = {at};
        Clock clock = new Clock(clocks, () -> reading[0]);
        clock.restore(state);
        reading[0] = nanos;
        return clock.state();
    }
}
