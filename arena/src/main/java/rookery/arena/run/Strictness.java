package rookery.arena.run;

import java.time.Duration;

/**
 * How strict the referee is.
 *
 * @param margin     how late a player may be before it loses on time
 * @param patience   how long after its time, or in total without a clock, a player that does not answer is stopped and loses; zero for never
 * @param courtesies whether players may resign, offer draws and accept them
 */
public record Strictness(Duration margin, Duration patience, boolean courtesies) {

    public static final Strictness STANDARD = new Strictness(Duration.ofMillis(50), Duration.ofSeconds(60), false);
}
