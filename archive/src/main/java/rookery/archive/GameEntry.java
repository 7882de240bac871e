package rookery.archive;

import java.time.Instant;
import java.util.Map;
import java.util.OptionalLong;
import rookery.kernel.game.Game;
import rookery.kernel.piece.Side;
import rookery.play.rating.Rating;

/**
 * A game to be put into the library, finished or not.
 *
 * @param id       the game's own id, by which it is recognised when it is put there again; empty for games that have none
 * @param game     the library takes what it is now
 * @param owner    id of the profile in whose archive it is; nobody's where empty
 * @param at       when it ended, or was saved; also the day of the game where no tag says it
 * @param rated    whether the result counts in the ranking; needs two different players with ids and a result
 * @param measured the strength of computer players that were measured in this family of variants; their results do not change it
 */
public record GameEntry(String id, Game game, Player white, Player black, OptionalLong owner, Instant at, boolean rated,
        Map<Side, Rating> measured) {

    public GameEntry {
        measured = Map.copyOf(measured);
    }

    /** A game without an id of its own, between players whose strength was not measured. */
    public GameEntry(Game game, Player white, Player black, OptionalLong owner, Instant at, boolean rated) {
        this("", game, white, black, owner, at, rated, Map.of());
    }
}
