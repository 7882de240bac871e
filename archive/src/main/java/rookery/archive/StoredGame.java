package rookery.archive;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;
import rookery.kernel.position.Outcome;

/**
 * A game of the library as lists show it.
 *
 * @param uid     the id the game was played under; empty for imported games
 * @param owner   id of the profile it belongs to
 * @param variant id; {@code variantName} is for people
 * @param date    as PGN has it: {@code 2026.11.15}, {@code 2026.??.??}; empty if unknown
 * @param plies   number of moves by both sides
 * @param at      when it was saved, for games played here
 * @param rated   whether it counts in the ranking
 * @param foundAt the ply after which the searched position first occurred; -1 without such a search
 */
public record StoredGame(long id, String uid, OptionalLong owner, String white, String black, String variant, String variantName,
        Outcome outcome,
        String date, String event, String round, int plies, Optional<Instant> at, boolean rated, int foundAt) {
}
