package rookery.play.match;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;

/** A time control offered by name. */
public enum TimePreset {
    UNTIMED(TimeControl.untimed()),
    ONE_MINUTE(limit(1)),
    TWO_MINUTES(limit(2)),
    FIVE_MINUTES(limit(5)),
    TEN_MINUTES(limit(10)),
    TWENTY_MINUTES(limit(20)),
    THIRTY_MINUTES(limit(30)),
    THREE_PLUS_TWO(fischer(180, 2)),
    FIVE_PLUS_TWO(fischer(300, 2)),
    /** Fifteen seconds a turn; overrunning loses the turn, not the game. */
    FIFTEEN_SECONDS_A_TURN(new TimeControl.PerTurn(Duration.ofSeconds(15)));

    private final TimeControl control;

    TimePreset(TimeControl control) {
        this.control = control;
    }

    public TimeControl control() {
        return control;
    }

    /** The six plain limits, from one to thirty minutes a side. */
    public static List<TimePreset> limits() {
        return List.of(ONE_MINUTE, TWO_MINUTES, FIVE_MINUTES, TEN_MINUTES, TWENTY_MINUTES, THIRTY_MINUTES);
    }

    /** The limits given as seconds and increment. */
    public static List<TimePreset> increments() {
        return List.of(THREE_PLUS_TWO, FIVE_PLUS_TWO);
    }

    public static List<TimePreset> all() {
        return Arrays.asList(values());
    }

    private static TimeControl limit(int minutes) {
        return TimeControl.suddenDeath(Duration.ofMinutes(minutes));
    }

    private static TimeControl fischer(int seconds, int increment) {
        return TimeControl.fischer(Duration.ofSeconds(seconds), Duration.ofSeconds(increment));
    }
}
