package rookery.archive.sqlite;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import rookery.archive.Exploration;
import rookery.archive.StoredGame;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Position;

/** Counts the moves played from a position: it makes every move and looks for the resulting position one ply later in the same games. */
final class PositionExplorer {

    private final Connection connection;
    private final GameFigures figures;
    private final Position position;
    private final Hits here = new Hits();
    /** The rule sets of the position's family: chess and dice chess share positions, but not openings. */
    private final Set<Integer> family;

    private PositionExplorer(Connection connection, GameFigures figures, Position position) throws SQLException {
        this.connection = connection;
        this.figures = figures;
        this.position = position.copy();
        family = Set
                .copyOf(Sql.list(connection, row -> row.getInt(1), "SELECT id FROM ruleset WHERE family = ?", position.variant().family()));
        PositionIndex.each(connection, position, (id, ply) -> {
            if (family.contains(figures.rules(id))) {
                here.add(id, ply);
            }
        });
    }

    static Exploration explore(Connection connection, GameFigures figures, Position position, int lastGames) throws SQLException {
        figures.update(connection);
        PositionExplorer explorer = new PositionExplorer(connection, figures, position);
        List<StoredGame> last = GameSearch.games(connection, explorer.here.last(lastGames), explorer.here);
        Count total = explorer.new Count();
        explorer.here.each((id, _) -> total.add(id));
        return new Exploration(total.tally(), explorer.here.size() == 0 ? List.of() : explorer.moves(), last);
    }

    private List<Exploration.Continuation> moves() throws SQLException {
        List<Exploration.Continuation> moves = new ArrayList<>();
        if (position.toAct() == Actor.NATURE) {
            MoveList rolls = new MoveList();
            position.legalMoves(rolls);
            for (int roll : rolls.toArray()) {
                position.make(roll);
                addMoves(Move.face(roll), moves);
                position.unmake();
            }
        } else {
            addMoves(position.roll(), moves);
        }
        moves.sort(Comparator.comparingInt((Exploration.Continuation each) -> each.tally().games()).reversed());
        return moves;
    }

    private void addMoves(int face, List<Exploration.Continuation> moves) throws SQLException {
        MoveList legal = new MoveList();
        position.legalMoves(legal);
        for (int move : legal.toArray()) {
            position.make(move);
            Count count = new Count();
            PositionIndex.each(connection, position, (id, ply) -> {
                if (ply > 0 && here.ply(id) == ply - 1) {
                    count.add(id);
                }
            });
            position.unmake();
            if (count.games > 0) {
                moves.add(new Exploration.Continuation(face, move, count.tally()));
            }
        }
    }

    /** Adds games up. */
    private final class Count {
        private final int[] results = new int[4];
        private int games;
        private long ratings;
        private int rated;

        void add(long id) {
            games++;
            results[figures.result(id) & 3]++;
            ratings += figures.ratings(id);
            rated += figures.rated(id);
        }

        Exploration.Tally tally() {
            return new Exploration.Tally(games, results[1], results[2], results[3],
                    rated == 0 ? 0 : (int) Math.round(ratings / (double) rated));
        }
    }
}
