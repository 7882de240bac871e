package rookery.desktop.shell;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import rookery.archive.GameRecord;
import rookery.archive.GameTerms;
import rookery.archive.settings.Settings;
import rookery.kernel.game.Game;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.learn.puzzle.Puzzle;
import rookery.play.match.DiceSeed;

/** A destination in the program. Screens name places, never each other. */
public sealed interface Place {

    record Home() implements Place {}

    /**
     * The new-game page.
     *
     * @param kind  of game to begin with
     * @param files variants or a configuration to load; without any, the last choices
     */
    record NewGame(Kind kind, List<Path> files) implements Place {
        public enum Kind {
            FRIEND, COMPUTER, WATCH, NETWORK
        }

        public NewGame {
            files = List.copyOf(files);
        }

        public NewGame(Kind kind) {
            this(kind, List.of());
        }

        /** The page with the kind of game that was played last. */
        public static NewGame last(Settings settings) {
            var remembered = settings.remembered("new.kind", "");
            return new NewGame(
                    Stream.of(Kind.values()).filter(each -> each.name().equals(remembered)).findFirst().orElse(Kind.COMPUTER));
        }
    }

    /** Another game like the last one, at once. */
    record Again() implements Place {}

    /**
     * A game to be played now.
     *
     * @param dice the source of its rolls; null for unpredictable dice
     */
    record Play(GameTerms terms, @Nullable DiceSeed dice) implements Place {
        public Play(GameTerms terms) {
            this(terms, null);
        }
    }

    /**
     * A game over the network: the first to open the link plays against the user.
     *
     * @param own the user's side
     */
    record Invite(GameTerms terms, Side own) implements Place {}

    /**
     * The game on the board, shared by link.
     *
     * @param seat the guest's side; null if guests only watch
     */
    record Share(@Nullable Side seat) implements Place {}

    /** The invitation page: the link, and who has come. */
    record Network() implements Place {}

    /** The game on the board, or else the newest unfinished one. */
    record Resume() implements Place {}

    /** An unfinished game, by its id. */
    record Continue(String game) implements Place {}

    /** A game from a file or the library, to continue. */
    record GoOn(GameRecord game) implements Place {}

    record Library() implements Place {}

    /** The library's games with that position. */
    record Find(Position position) implements Place {}

    /** Asks the user for a file to open. */
    record ChooseFile() implements Place {}

    /** Files dropped onto the window or chosen by the user. */
    record Open(List<Path> files) implements Place {
        public Open {
            files = List.copyOf(files);
        }
    }

    /** A game to review, as PGN; empty for an empty board. */
    record Review(String pgn) implements Place {}

    /** A game to review, at a move of its main line. */
    record Study(Game game, int ply) implements Place {}

    /** The learning page. */
    record Learn(Page page) implements Place {
        public enum Page {
            PUZZLES, LESSONS, OPENINGS, PROGRESS
        }
    }

    /** Puzzles just made of games, to be solved before others; at least one. */
    record Solve(List<Puzzle> puzzles) implements Place {
        public Solve {
            puzzles = List.copyOf(puzzles);
        }
    }

    /** A side's mistakes in a game, to be tried again. */
    record Retry(Game game, Side side) implements Place {}

    record Ranking() implements Place {}

    record Options() implements Place {}

    /** The rules of a variant by its id; empty for the first. */
    record Rules(String variant) implements Place {}

    record About() implements Place {}

    record Lab() implements Place {}

    /** The studio, starting from a variant by its id; empty to continue the work in progress. */
    record Studio(String variant) implements Place {}
}
