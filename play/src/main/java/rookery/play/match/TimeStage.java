package rookery.play.match;

import java.time.Duration;

/**
 * A stage of a time control: an amount of time for a number of moves, with a bonus for each move.
 *
 * @param moves how many own moves the time is for; {@link #REST} for all that follow
 * @param time what is added to the clock when the stage begins, more than nothing
 * @param bonus how the bonus is given; always {@link Bonus#INCREMENT} when there is none
 * @param bonusTime the bonus for each move, zero for none
 */
public record TimeStage(int moves, Duration time, Bonus bonus, Duration bonusTime) {

    /** The move count of a stage that lasts until the end of the game. */
    public static final int REST = 0;

    /** What a bonus does to the clock. */
    public enum Bonus {
        /** Fischer: added after each own move, unused time is kept. */
        INCREMENT,
        /** Bronstein: what the move took, up to the bonus, is given back after it. */
        BRONSTEIN,
        /** Simple (US) delay: the clock of a turn starts to count only after the bonus has passed. */
        DELAY
    }

    public TimeStage {
        Durations.requirePositive(time, "the time of a stage");
        Durations.requireNotNegative(bonusTime, "the bonus of a stage");
        if (moves < 0 || moves > 10_000) {
            throw new IllegalArgumentException("a stage lasts 1 to 10000 moves, or 0 for the rest of the game: " + moves);
        }
        if (bonusTime.isZero()) {
            bonus = Bonus.INCREMENT;
        }
    }

    /** A stage without a bonus. */
    public static TimeStage plain(int moves, Duration time) {
        return new TimeStage(moves, time, Bonus.INCREMENT, Duration.ZERO);
    }

    public boolean isRest() {
        return moves == REST;
    }

    long timeNanos() {
        return time.toNanos();
    }

    long bonusNanos() {
        return bonusTime.toNanos();
    }
}
