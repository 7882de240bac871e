package rookery.arena.schedule;

/** A player without an opponent in a round, which counts as won. */
public record Bye(int round, int player) {
}
