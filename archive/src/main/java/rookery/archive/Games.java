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

    /** Keeps the game, and counts it in the ranking if it is rated. One that is there already is not kept twice: the row of the first is returned. */
    Attempt<StoredGame> save(GameEntry game);

    Attempt<GamePage> find(GameQuery query);

    /**
     * What the games played in a position of any variant, and how they ended. Games of all rule sets of its family count; what the die shows does
     * not matter, unless it has been rolled: then only moves on that face are counted.
     *
     * @param lastGames how many of the newest games to name
     */
    Attempt<Exploration> explore(Position position, int lastGames);

    /** The game in full, replayed under the rules it was played by. */
    Attempt<Game> load(long id);

    /** Removes the games; those that are not there any more are no trouble. Rankings are computed again where a rated one goes. */
    Attempt<Integer> delete(List<Long> ids);

    /** The variants there are games of, by id, with their names. */
    Attempt<Map<String, String>> variants();

    /**
     * Takes in all games of a PGN of any size: all of them or, when cancelled or in trouble, none. Games that cannot be read are left out and reported;
     * games that are there already, or come twice, are counted only.
     *
     * @param owner     profile in whose archive they go
     * @param progress  called now and then, on this thread
     * @param cancelled is asked now and then, on this thread
     */
    Attempt<ImportReport> importPgn(Path file, OptionalLong owner, Consumer<ImportProgress> progress, BooleanSupplier cancelled);

    /** Writes the games into one file in the format of its name, whole or not at all; only PGN holds more than one. */
    Attempt<Integer> export(List<Long> ids, Path file);
}
