package rookery.session;

import rookery.archive.Attempt;
import rookery.archive.GameEntry;
import rookery.archive.StoredGame;

/** The library, where games go when they are over. Saving a game twice changes nothing. */
@FunctionalInterface
public interface FinishedGames {

    Attempt<StoredGame> save(GameEntry game);
}
