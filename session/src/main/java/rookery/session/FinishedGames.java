package rookery.session;

import rookery.archive.Attempt;
import rookery.archive.GameEntry;
import rookery.archive.StoredGame;

/** Where games go when they are over: the library. May be called again with a game that is there already, which changes nothing. */
@FunctionalInterface
public interface FinishedGames {

    Attempt<StoredGame> save(GameEntry game);
}
