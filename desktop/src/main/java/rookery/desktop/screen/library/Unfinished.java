package rookery.desktop.screen.library;

import java.util.List;
import rookery.archive.GameRecord;

/** The games that are not over. */
public interface Unfinished {

    /** The game on the board, if it goes on, and those that wait as they were read last, the last begun first. */
    List<GameRecord> unfinished();

    /** Looks again which there are. */
    void refresh();

    /** Calls it whenever there are others than before. */
    void watch(Runnable changed);

    /** Throws a game away; a notice brings it back. */
    void discard(GameRecord game);
}
