package rookery.play.match;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.kernel.piece.Side;
import rookery.play.bot.Limits;

/** Works out how much time the clock leaves a bot. */
public final class BotTime {

    /** Held back from the time for one move, since asking and answering take time too. */
    private static final Duration MARGIN = Duration.ofMillis(20);

    private BotTime() {
    }

    /** The seat's own limits with what the clock adds to them. */
    public static Limits limits(Limits own, Clocks clocks, ClockState state, Side side) {
        if (!clocks.of(side).isTimed()) {
            return own;
        }
        SideTime time = state.of(side);
        Duration single = singleMove(clocks.of(side), time);
        if (single != null) {
            Duration safe = single.compareTo(MARGIN.multipliedBy(2)) > 0 ? single.minus(MARGIN) : single.dividedBy(2);
            return own.withMoveTime(own.moveTime() == null || own.moveTime().compareTo(safe) > 0 ? safe : own.moveTime());
        }
        return own
                .withClocks(new Limits.Clocks(remaining(state.white()), remaining(state.black()), increment(clocks.white(), state.white()),
                        increment(clocks.black(), state.black()), movesToGo(clocks.of(side), time)));
    }

    /** What is left for this move where time cannot be saved for later; null where it can. */
    private static @Nullable Duration singleMove(TimeControl control, SideTime time) {
        return switch (control) {
            case TimeControl.PerMove _,TimeControl.PerTurn _ -> remaining(time);
            case TimeControl.Byoyomi _ -> time.stage() > 0 ? remaining(time) : null;
            case TimeControl.Untimed _,TimeControl.Staged _,TimeControl.Hourglass _ -> null;
        };
    }

    private static @Nullable Duration remaining(SideTime time) {
        return time.isUnlimited() ? null : Duration.ofNanos(time.remaining());
    }

    /** Delays are passed on as increments: either way that much of each move is free. */
    private static Duration increment(TimeControl control, SideTime time) {
        return switch (control) {
            case TimeControl.Staged(List<TimeStage> stages) -> stages.get(time.stage()).bonusTime();
            case TimeControl.Byoyomi(_, Duration period, _) -> period;
            case TimeControl.Untimed _,TimeControl.Hourglass _,TimeControl.PerMove _,TimeControl.PerTurn _ -> Duration.ZERO;
        };
    }

    private static int movesToGo(TimeControl control, SideTime time) {
        return control instanceof TimeControl.Staged(List<TimeStage> stages) && !stages.get(time.stage()).isRest()
                ? stages.get(time.stage()).moves() - time.moves()
                : 0;
    }
}
