package rookery.archive;

import java.time.Instant;
import java.util.OptionalLong;
import rookery.kernel.game.Game;

/**
 * A game to be kept, finished or not.
 *
 * @param game  the library takes what it is now
 * @param owner id of the profile in whose archive it is; nobody's where empty
 * @param at    when it ended, or was saved; also the day of the game where no tag says it
 * @param rated whether the result counts in the ranking; needs two different players with ids and a result
 */
public record NewGame(Game game, Player white, Player black, OptionalLong owner, Instant at, boolean rated) {

    /** The same game, but for no ranking. */
    public NewGame unrated() {
        return new NewGame(game, white, black, owner, at, false);
    }
}
