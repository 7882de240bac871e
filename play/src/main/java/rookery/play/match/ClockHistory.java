package rookery.play.match;

import java.util.ArrayList;
import java.util.List;
import rookery.kernel.piece.Side;

/** The clock after each action of a game, recomputed from how long each turn took: for games loaded from a file. */
public final class ClockHistory {

    /**
     * One action of the game.
     *
     * @param nanos how long its turn had lasted by then
     */
    public record Step(Kind kind, long nanos) {

        /** What the action did to the clock. */
        public enum Kind {
            MOVE, ROLL, PASS
        }
    }

    private ClockHistory() {
    }

    /**
     * @param waits whether the clocks started with the first move
     * @return the state after each step
     * @throws IllegalArgumentException if these times are impossible under these clocks
     */
    public static List<ClockState> replay(Clocks clocks, Side first, boolean waits, List<Step> steps) {
        long[] now = {0};
        Clock clock = new Clock(clocks, () -> now[0]);
        clock.restore(ClockState.initial(clocks, first));
        if (!waits) {
            clock.start(first);
        }
        List<ClockState> states = new ArrayList<>();
        for (Step step : steps) {
            if (clock.state().phase() == ClockState.Phase.READY && step.kind() != Step.Kind.ROLL) {
                clock.start(clock.state().turn());
            }
            // A turn passes at the exact moment its time runs out; files round to milliseconds.
            now[0] += step.kind() == Step.Kind.PASS
                    ? clock.untilExpiry().orElse(0)
                    : Math.max(0, step.nanos() - clock.state().turnElapsed());
            states.add(after(clock, step));
        }
        return states;
    }

    private static ClockState after(Clock clock, Step step) {
        switch (step.kind()) {
            case ROLL -> {
            }
            case MOVE -> {
                if (!clock.press()) {
                    throw new IllegalArgumentException("a move was made after time was up");
                }
            }
            case PASS -> {
                if (clock.state().phase() != ClockState.Phase.TURN_EXPIRED) {
                    throw new IllegalArgumentException("a turn was passed before its time was up");
                }
                clock.passExpiredTurn();
            }
        }
        return clock.state();
    }
}
