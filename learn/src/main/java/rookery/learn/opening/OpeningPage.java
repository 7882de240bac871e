package rookery.learn.opening;

import java.util.List;
import java.util.Optional;
import rookery.archive.Attempt;
import rookery.archive.Exploration;
import rookery.archive.Games;
import rookery.archive.StoredGame;
import rookery.kernel.catalogue.OpeningName;
import rookery.kernel.catalogue.OpeningNames;
import rookery.kernel.move.Move;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.San;
import rookery.kernel.position.Position;

/**
 * A page of the opening explorer: the moves the library's games played in a position, ready to show.
 *
 * @param fen  the position
 * @param name the last named opening on the line; ordinary chess only
 * @param rows the most frequent move first
 */
public record OpeningPage(String fen, Optional<OpeningName> name, Exploration.Tally total, List<Row> rows, List<StoredGame> last) {

    /** A move: packed and as it is written. */
    public record Row(int face, int move, String san, Exploration.Tally tally) {

        /** White's score, from 0 to 1; a half if no game has a result. */
        public double whiteScore() {
            int decided = tally.whiteWins() + tally.draws() + tally.blackWins();
            return decided == 0 ? 0.5 : (tally.whiteWins() + tally.draws() / 2.0) / decided;
        }
    }

    public OpeningPage {
        rows = List.copyOf(rows);
        last = List.copyOf(last);
    }

    /**
     * The page of the position that the actions lead to. Queries the library: not for the JavaFX thread.
     *
     * @param actions legal ones from the start, rolls included
     */
    public static Attempt<OpeningPage> of(Games games, Position start, List<Integer> actions, int lastGames) {
        Position position = start.copy();
        actions.forEach(position::make);
        return games.explore(position, lastGames)
                .map(found -> new OpeningPage(Fen.write(position), OpeningNames.of(start, actions), found.total(),
                        found.moves().stream().map(each -> row(position, each)).toList(), found.last()));
    }

    private static Row row(Position position, Exploration.Continuation move) {
        Position rolled = position.copy();
        if (move.face() != 0 && rolled.roll() == 0) {
            rolled.make(Move.roll(move.face()));
        }
        return new Row(move.face(), move.move(), San.write(rolled, move.move()), move.tally());
    }
}
