package rookery.archive.sqlite;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import rookery.archive.Attempt;
import rookery.archive.Ranking;
import rookery.archive.RatingPoint;
import rookery.archive.Standing;
import rookery.play.rating.Rating;

/** Reads rankings; {@link RatingBook} writes them. */
final class RatingTable implements Ranking {

    private static final Comparator<Standing> ORDER = Comparator.comparing(Standing::isProvisional)
            .thenComparing((Standing standing) -> standing.rating().value(), Comparator.reverseOrder()).thenComparing(Standing::name);

    private final Database database;

    RatingTable(Database database) {
        this.database = database;
    }

    @Override
    public Attempt<List<String>> families() {
        return database.read(connection -> Sql.list(connection, row -> row.getString(1),
                "SELECT DISTINCT family FROM rating ORDER BY family"));
    }

    @Override
    public Attempt<List<Standing>> standings(String family) {
        return database.read(connection -> {
            List<Standing> standings = new ArrayList<>(Sql.list(connection, RatingTable::standing,
                    """
                            SELECT p.ident, p.name, last.measured, last.value, last.deviation, last.volatility, total.wins, total.draws, total.losses
                            FROM (SELECT player, max(step) AS step, sum(score = 1) AS wins, sum(score = 0.5) AS draws, sum(score = 0) AS losses
                                  FROM rating WHERE family = ?1 GROUP BY player) total
                            JOIN rating last ON last.player = total.player AND last.family = ?1 AND last.step = total.step
                            JOIN player p ON p.id = total.player
                            WHERE p.ident NOT LIKE 'profile:%' OR substr(p.ident, 9) IN (SELECT CAST(id AS TEXT) FROM profile)
                            """,
                    family));
            standings.sort(ORDER);
            return placed(standings);
        });
    }

    private static Standing standing(ResultSet row) throws SQLException {
        String ident = row.getString(1);
        return new Standing(0, ident, row.getString(2), !ident.startsWith("profile:"), row.getBoolean(3),
                new Rating(row.getDouble(4), row.getDouble(5), row.getDouble(6)), row.getInt(7), row.getInt(8), row.getInt(9));
    }

    private static List<Standing> placed(List<Standing> standings) {
        List<Standing> placed = new ArrayList<>();
        for (Standing standing : standings) {
            Standing above = placed.isEmpty() ? standing : placed.getLast();
            boolean level = !placed.isEmpty() && above.rating().value() == standing.rating().value()
                    && above.isProvisional() == standing.isProvisional();
            placed.add(new Standing(level ? above.place() : placed.size() + 1, standing.playerId(), standing.name(), standing.bot(),
                    standing.measured(), standing.rating(), standing.wins(), standing.draws(), standing.losses()));
        }
        return List.copyOf(placed);
    }

    @Override
    public Attempt<List<RatingPoint>> history(String playerId, String family) {
        return database.read(connection -> Sql.list(connection,
                row -> new RatingPoint(Instant.ofEpochMilli(row.getLong(1)), row.getLong(2), row.getDouble(3),
                        new Rating(row.getDouble(4), row.getDouble(5), row.getDouble(6))),
                """
                        SELECT at, game, score, value, deviation, volatility FROM rating
                        WHERE player = (SELECT id FROM player WHERE ident = ?) AND family = ? ORDER BY step
                        """, playerId, family));
    }

    @Override
    public Attempt<List<Score>> scores(String playerId) {
        return database.read(connection -> Sql.list(connection,
                row -> new Score(row.getString(1), row.getInt(2), row.getInt(3), row.getInt(4)),
                """
                        SELECT r.family, sum(result = CASE WHEN white = p.id THEN 1 ELSE 3 END), sum(result = 2),
                               sum(result = CASE WHEN white = p.id THEN 3 ELSE 1 END)
                        FROM player p JOIN game g ON g.white = p.id OR g.black = p.id JOIN ruleset r ON r.id = g.ruleset
                        WHERE p.ident = ? AND result > 0 AND white <> black GROUP BY r.family ORDER BY r.family
                        """, playerId));
    }

    @Override
    public Attempt<Integer> recompute() {
        return database.write(RatingBook::recompute);
    }
}
