package rookery.uci.client;

import java.time.Duration;

/**
 * How long an engine may take before it counts as hung.
 *
 * @param start until it has introduced itself
 * @param ready until it reports ready
 * @param move  beyond its time for a move; the clock itself is the referee's business
 * @param think for a move limited by depth, nodes or mate but not by time
 * @param stop  until it answers {@code stop}
 * @param quit  until it has exited after {@code quit}
 */
public record EngineTimeouts(Duration start, Duration ready, Duration move, Duration think, Duration stop,
        Duration quit) implements WithEngineTimeouts {

    public static final EngineTimeouts USUAL = new EngineTimeouts(Duration.ofSeconds(15), Duration.ofSeconds(30), Duration.ofSeconds(10),
            Duration.ofDays(1), Duration.ofSeconds(3), Duration.ofSeconds(1));
}
