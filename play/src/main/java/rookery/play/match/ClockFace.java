package rookery.play.match;

/**
 * A clock at one moment, from which any thread can compute what it shows later, so that a running clock needs no snapshot every tenth of a second. It ignores
 * moves made since.
 *
 * @param at the reading of the match's {@link Timer} at that moment
 */
public record ClockFace(Clocks clocks, ClockState state, long at) {

    /** What the clock shows at a later reading of the same timer, if no move was made. */
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
