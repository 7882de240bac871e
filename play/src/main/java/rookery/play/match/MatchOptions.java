package rookery.play.match;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * How a match is conducted, apart from the rules of its game.
 *
 * @param personsRoll     the die waits for a person to ask for it; otherwise it rolls by itself
 * @param confirmsMoves   a person's move is shown and can be put back until the turn is finished
 * @param takeBacks       moves may be taken back
 * @param automaticClaims a claimable draw is claimed at once
 * @param clocksWait      the clocks start with the first move, which takes no time; otherwise with the match
 * @param grace           how long a bot may overrun its move time before it counts as failed
 * @param patience        how long a bot without clock and move time may think before it counts as failed; null for no limit
 * @param pace            how long a bot waits before it begins to think, with its clock stopped
 */
public record MatchOptions(boolean personsRoll, boolean confirmsMoves, boolean takeBacks, boolean automaticClaims, boolean clocksWait,
        Duration grace, @Nullable Duration patience, Duration pace) implements WithMatchOptions {

    public static final MatchOptions DEFAULT = new MatchOptions(false, false, true, false, false, Duration.ofSeconds(2),
            Duration.ofMinutes(5), Duration.ZERO);

    public MatchOptions {
        if (grace.isNegative() || pace.isNegative() || patience != null && patience.isNegative()) {
            throw new IllegalArgumentException("no time is negative");
        }
    }
}
