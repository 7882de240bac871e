package rookery.play.match;

import java.time.Duration;
import java.util.List;

import rookery.play.match.TimeControl.Byoyomi;
import rookery.play.match.TimeControl.Hourglass;
import rookery.play.match.TimeControl.PerMove;
import rookery.play.match.TimeControl.PerTurn;
import rookery.play.match.TimeControl.Staged;
import rookery.play.match.TimeControl.Untimed;
import rookery.play.match.TimeStage.Bonus;

/**
 * What each time control does to one side's clock, as pure functions. Time may be spent in any number of portions: the result is the
 * same as spending it at once.
 */
final class ClockRules {

    private static final int MAIN = 0;
    private static final int OVERTIME = 1;

    private ClockRules() {
    }

    static SideTime initial(TimeControl control) {
        return switch (control) {
            case Untimed() -> new SideTime(SideTime.UNLIMITED, 0, 0, 0);
            case Staged(List<TimeStage> stages) -> new SideTime(stages.getFirst().timeNanos(), 0, 0, 0);
            case Hourglass(Duration start) -> new SideTime(start.toNanos(), 0, 0, 0);
            case PerMove(Duration limit) -> new SideTime(limit.toNanos(), 0, 0, 0);
            case PerTurn(Duration limit) -> new SideTime(limit.toNanos(), 0, 0, 0);
            case Byoyomi(Duration main, Duration period, int periods) -> main.isZero()
                    ? new SideTime(period.toNanos(), OVERTIME, 0, periods)
                    : new SideTime(main.toNanos(), MAIN, 0, periods);
        };
    }

    /** The clock after that many more nanoseconds of the turn; zero left means time is up. */
    static SideTime spend(TimeControl control, SideTime time, long turnElapsed, long nanos) {
        return switch (control) {
            case Untimed() -> time;
            case Byoyomi byoyomi -> spendPeriods(byoyomi, time, nanos);
            case Staged staged -> count(time, nanos - freePart(staged, time, turnElapsed, nanos));
            case Hourglass _ -> count(time, nanos);
            case PerMove _ -> count(time, nanos);
            case PerTurn _ -> count(time, nanos);
        };
    }

    /** The clock after a move was made in time. */
    static SideTime press(TimeControl control, SideTime time, long turnElapsed) {
        return switch (control) {
            case Untimed() -> time;
            case Hourglass _ -> time;
            case PerMove(Duration limit) -> time.withRemaining(limit.toNanos());
            case PerTurn(Duration limit) -> time.withRemaining(limit.toNanos());
            case Byoyomi(_, Duration period, _) -> time.stage() == MAIN ? time : time.withRemaining(period.toNanos());
            case Staged(List<TimeStage> stages) -> pressStage(stages, time, turnElapsed);
        };
    }

    /** Nanoseconds until time is up if nobody moves, {@link SideTime#UNLIMITED} for never. */
    static long untilExpiry(TimeControl control, SideTime time, long turnElapsed) {
        return switch (control) {
            case Untimed() -> SideTime.UNLIMITED;
            case Staged staged -> Durations.sum(time.remaining(), freePart(staged, time, turnElapsed, Long.MAX_VALUE));
            case Hourglass _ -> time.remaining();
            case PerMove _ -> time.remaining();
            case PerTurn _ -> time.remaining();
            case Byoyomi(_, Duration period, _) -> {
                int untouched = time.stage() == MAIN ? time.periods() : time.periods() - 1;
                yield time.remaining() + untouched * period.toNanos();
            }
        };
    }

    /** Whether a clock under this control can show this. */
    static boolean fits(TimeControl control, SideTime time) {
        return switch (control) {
            case Untimed() -> time.equals(initial(control));
            case Staged(List<TimeStage> stages) -> !time.isUnlimited() && time.periods() == 0 && time.stage() < stages.size()
                    && (stages.get(time.stage()).isRest() || time.moves() < stages.get(time.stage()).moves());
            case Hourglass _ -> isPlain(time);
            case PerMove(Duration limit) -> isPlain(time) && time.remaining() <= limit.toNanos();
            case PerTurn(Duration limit) -> isPlain(time) && time.remaining() <= limit.toNanos();
            case Byoyomi(Duration main, Duration period, int periods) -> time.moves() == 0 && switch (time.stage()) {
                case MAIN -> time.periods() == periods && time.remaining() <= main.toNanos();
                case OVERTIME -> time.periods() <= periods && time.remaining() <= period.toNanos();
                default -> false;
            };
        };
    }

    private static boolean isPlain(SideTime time) {
        return !time.isUnlimited() && time.stage() == 0 && time.moves() == 0 && time.periods() == 0;
    }

    private static SideTime count(SideTime time, long nanos) {
        return time.withRemaining(Math.max(0, time.remaining() - nanos));
    }

    /** How much of the next nanoseconds of a turn a simple delay does not count. */
    private static long freePart(Staged staged, SideTime time, long turnElapsed, long nanos) {
        TimeStage stage = staged.stages().get(time.stage());
        return stage.bonus() == Bonus.DELAY ? Math.clamp(stage.bonusNanos() - turnElapsed, 0, nanos) : 0;
    }

    private static SideTime spendPeriods(Byoyomi control, SideTime time, long nanos) {
        long period = control.period().toNanos();
        long remaining = time.remaining();
        long left = nanos;
        int stage = time.stage();
        int periods = time.periods();
        while (left >= remaining && periods > 0) {
            left -= remaining;
            if (stage == OVERTIME) {
                periods--;
            }
            stage = OVERTIME;
            remaining = periods > 0 ? period : 0;
        }
        return new SideTime(Math.max(0, remaining - left), stage, time.moves(), periods);
    }

    private static SideTime pressStage(List<TimeStage> stages, SideTime time, long turnElapsed) {
        TimeStage stage = stages.get(time.stage());
        long bonus = switch (stage.bonus()) {
            case INCREMENT -> stage.bonusNanos();
            case BRONSTEIN -> Math.min(stage.bonusNanos(), turnElapsed);
            case DELAY -> 0;
        };
        long remaining = Durations.sum(time.remaining(), bonus);
        int moves = time.moves() + 1;
        if (stage.isRest() || moves < stage.moves()) {
            return new SideTime(remaining, time.stage(), moves, 0);
        }
        int next = Math.min(time.stage() + 1, stages.size() - 1);
        return new SideTime(Durations.sum(remaining, stages.get(next).timeNanos()), next, 0, 0);
    }
}
