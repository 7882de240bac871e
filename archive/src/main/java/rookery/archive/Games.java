package rookery.archive;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import rookery.kernel.game.Game;
import rookery.kernel.position.Position;

/** The games of a library. */
public interface Games {

    /** Saves the game, and updates the ranking if it is rated. A game already there is not saved twice: its row is returned. */
    Attempt<StoredGame> save(GameEntry game);

    Attempt<GamePage> find(GameQuery query);

    /**
     * The moves played from a position of any variant, and their results. Games of all rule sets of its family count. If the die has been rolled only moves on
     * that face count, otherwise all.
     *
     * @param lastGames how many of the newest games to name
     */
    Attempt<Exploration> explore(Position position, int lastGames);

    /** The full game, replayed under its own rules. */
    Attempt<Game> load(long id);

    /** Removes the games; ids already gone are ignored. Recomputes the rankings if a rated game goes. */
    Attempt<Integer> delete(List<Long> ids);

    /** The names of the variants with games, by id. */
    Attempt<Map<String, String>> variants();

    /**
     * Imports a PGN of any size: all of it or, if cancelled or failed, nothing. Unreadable games are left out and reported; duplicates are only counted.
     *
     * @param owner     the profile they will belong to
     * @param progress  called now and then, on this thread
     * @param cancelled polled now and then, on this thread
     */
    Attempt<ImportReport> importPgn(Path file, OptionalLong owner, Consumer<ImportProgress> progress, BooleanSupplier cancelled);

    /** Writes the games to one file, atomically, in the format its name implies; only PGN holds more than one. */
    Attempt<Integer> export(List<Long> ids, Path file);
}
