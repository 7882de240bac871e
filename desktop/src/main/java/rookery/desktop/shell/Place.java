package rookery.desktop.shell;

import java.nio.file.Path;
import java.util.List;
import rookery.desktop.game.GameOrder;
import rookery.kernel.game.Game;
import rookery.kernel.position.Position;

/** Where one can go in the program. Screens name places, never each other. */
public sealed interface Place {

    record Home() implements Place {}

    /** The page on which a game is put together; with the kind of game to begin with. */
    record NewGame(Kind kind) implements Place {
        public enum Kind {
            FRIEND, COMPUTER, WATCH
        }
    }

    /** Another game as the last one was put together, at once. */
    record Again() implements Place {}

    /** A game to be played now. */
    record Play(GameOrder order) implements Place {}

    /** The game that is being played, or was interrupted. */
    record Resume() implements Place {}

    record Library() implements Place {}

    /** The games of the library in which that position arose. */
    record Find(Position position) implements Place {}

    /** Files dropped onto the window or chosen by the user. */
    record Open(List<Path> files) implements Place {
        public Open {
            files = List.copyOf(files);
        }
    }

    /** A game to look at with the engine beside it, as PGN; empty for an empty board. */
    record Review(String pgn) implements Place {}

    /** A game to look at in the review, at a move of its main line. */
    record Study(Game game, int ply) implements Place {}

    record Ranking() implements Place {}

    record Options() implements Place {}

    /** The rules of a variant by its id; empty for the first. */
    record Rules(String variant) implements Place {}

    record About() implements Place {}

    record Lab() implements Place {}
}
