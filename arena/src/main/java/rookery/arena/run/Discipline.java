package rookery.arena.run;

import java.time.Duration;

/**
 * How strict the referee is.
 *
 * @param margin     a player may be so much too late before it loses on time
 * @param patience   a player that has not answered so long after its time, or at all where it has no clock, is stopped and loses; zero for never
 * @param courtesies whether players may resign, offer draws and accept them
 */
public record Discipline(Duration margin, Duration patience, boolean courtesies) {

    public static final Discipline STANDARD = new Discipline(Duration.ofMillis(50), Duration.ofSeconds(60), false);
}
