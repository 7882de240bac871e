package rookery.archive;

import java.time.Instant;
import java.util.Map;
import java.util.OptionalLong;
import rookery.kernel.game.Game;
import rookery.kernel.piece.Side;
import rookery.play.rating.Rating;

/**
 * A game to save to the library, finished or not.
 *
 * @param id       the game's own id, which prevents saving it twice; empty for games without one
 * @param game     the game as it is now
 * @param owner    id of the profile it belongs to; empty for none
 * @param at       when it ended or was saved; also the game's date if no tag gives one
 * @param rated    whether the result counts in the ranking; needs two different players with ids and a result
 * @param measured the measured strength of the computer players in this family of variants; results do not change it
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
