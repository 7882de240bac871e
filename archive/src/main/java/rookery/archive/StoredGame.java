package rookery.archive;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;
import rookery.kernel.position.Outcome;

/**
 * What a list shows of a game in the library.
 *
 * @param uid     the id the game had while it was played; empty for games taken in from files
 * @param owner   id of the profile in whose archive it is
 * @param variant id; {@code variantName} is for people
 * @param date    as PGN has it: {@code 2026.11.15}, {@code 2026.??.??}; empty where nothing is known
 * @param plies   number of moves by both sides
 * @param at      when it was saved, for games played here
 * @param rated   whether it counts in the ranking
 * @param foundAt after how many plies the position that was looked for first arose; -1 when none was
 */
public record StoredGame(long id, String uid, OptionalLong owner, String white, String black, String variant, String variantName,
        Outcome outcome,
        String date, String event, String round, int plies, Optional<Instant> at, boolean rated, int foundAt) {
}
