package rookery.uci.client;

import java.time.Duration;

/**
 * How long an engine may take before it counts as hanging.
 *
 * @param start until it has introduced itself
 * @param ready until it has done what it was told and is ready
 * @param move  beyond the time it was given for a move; the clock itself is the referee's business
 * @param think for a move without any time limit but with one of depth, nodes or mate
 * @param stop  until it answers being told to stop
 * @param quit  until it has ended after being told to
 */
public record Patience(Duration start, Duration ready, Duration move, Duration think, Duration stop,
        Duration quit) implements WithPatience {

    public static final Patience USUAL = new Patience(Duration.ofSeconds(15), Duration.ofSeconds(30), Duration.ofSeconds(10),
            Duration.ofDays(1), Duration.ofSeconds(3), Duration.ofSeconds(1));
}
