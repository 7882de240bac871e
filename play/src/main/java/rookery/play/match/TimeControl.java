package rookery.play.match;

import java.time.Duration;
import java.util.List;

import rookery.play.match.TimeStage.Bonus;

/** The rule by which one side gets its thinking time. {@link TimeControlText} writes and reads it. */
public sealed interface TimeControl {

    /** No clock. */
    record Untimed() implements TimeControl {
    }

    /**
     * Time for the game or for a number of moves at a time, with or without a bonus. Time left over is carried into the next stage.
     * Only the last stage may be for the rest of the game; one with a move count repeats for ever.
     */
    record Staged(List<TimeStage> stages) implements TimeControl {
        public Staged {
            stages = List.copyOf(stages);
            if (stages.isEmpty()) {
                throw new IllegalArgumentException("a time control needs a stage");
            }
            for (TimeStage stage : stages.subList(0, stages.size() - 1)) {
                if (stage.isRest()) {
                    throw new IllegalArgumentException("only the last stage may be for the rest of the game");
                }
            }
        }
    }

    /** What one side uses, the other gains. */
    record Hourglass(Duration start) implements TimeControl {
        public Hourglass {
            Durations.requirePositive(start, "the time of an hourglass");
        }
    }

    /** Main time, then a number of periods: a move made within a period costs nothing, each period that runs out is lost. */
    record Byoyomi(Duration main, Duration period, int periods) implements TimeControl {
        public Byoyomi {
            Durations.requireNotNegative(main, "the main time");
            Durations.requirePositive(period, "a period");
            if (period.compareTo(Duration.ofDays(1)) > 0) {
                throw new IllegalArgumentException("a period must be at most a day, not " + period.toSeconds() + " seconds");
            }
            if (periods < 1 || periods > 1_000) {
                throw new IllegalArgumentException("byoyomi has 1 to 1000 periods: " + periods);
            }
        }
    }

    /** The same time for each move; overrunning it loses, what is left of it is lost. */
    record PerMove(Duration limit) implements TimeControl {
        public PerMove {
            Durations.requirePositive(limit, "the time for a move");
        }
    }

    /** The same time for each turn; overrunning it passes the turn to the other side, and the game continues. */
    record PerTurn(Duration limit) implements TimeControl {
        public PerTurn {
            Durations.requirePositive(limit, "the time for a turn");
        }
    }

    static TimeControl untimed() {
        return new Untimed();
    }

    static TimeControl suddenDeath(Duration time) {
        return stages(TimeStage.plain(TimeStage.REST, time));
    }

    /** Time for the game and an increment after each own move. */
    static TimeControl fischer(Duration time, Duration increment) {
        return stages(new TimeStage(TimeStage.REST, time, Bonus.INCREMENT, increment));
    }

    /** Time for the game; after each own move the time it took is given back, up to the delay. */
    static TimeControl bronstein(Duration time, Duration delay) {
        return stages(new TimeStage(TimeStage.REST, time, Bonus.BRONSTEIN, delay));
    }

    /** Time for the game; the first part of each turn is free. */
    static TimeControl simpleDelay(Duration time, Duration delay) {
        return stages(new TimeStage(TimeStage.REST, time, Bonus.DELAY, delay));
    }

    static TimeControl stages(TimeStage... stages) {
        return new Staged(List.of(stages));
    }

    /** Whether this control can ever end a turn or a game. */
    default boolean isTimed() {
        return !(this instanceof Untimed);
    }
}
