package rookery.archive.sqlite;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;

/**
 * Results, ratings and rules of all games, in memory, because statistics of a position may need all of them. Rows never change and ids are never reused, so
 * only new ones are read. Mutable, guarded by the database's read lock.
 */
final class GameFigures {

    private byte[] results = new byte[1024];
    /** The sum of the known ratings of both players; {@code rated} is how many are known. */
    private short[] ratings = new short[1024];
    private byte[] rated = new byte[1024];
    private int[] rules = new int[1024];
    private int last;

    /** Reads what is new. */
    void update(Connection connection) throws SQLException {
        try (PreparedStatement statement = Sql.prepared(connection,
                "SELECT id, result, white_elo, black_elo, ruleset FROM game WHERE id > ? ORDER BY id", last);
                ResultSet rows = statement.executeQuery()) {
            while (rows.next()) {
                int id = Math.toIntExact(rows.getLong(1));
                if (id >= results.length) {
                    int size = Math.max(id + 1, results.length + (results.length >> 1));
                    results = Arrays.copyOf(results, size);
                    ratings = Arrays.copyOf(ratings, size);
                    rated = Arrays.copyOf(rated, size);
                    rules = Arrays.copyOf(rules, size);
                }
                int white = rows.getInt(3);
                int black = rows.getInt(4);
                results[id] = (byte) rows.getInt(2);
                ratings[id] = (short) (white + black);
                rated[id] = (byte) ((white > 0 ? 1 : 0) + (black > 0 ? 1 : 0));
                rules[id] = rows.getInt(5);
                last = id;
            }
        }
    }

    /** As in the table: 0 unfinished, 1 White won, 2 draw, 3 Black won. */
    int result(long id) {
        return id < results.length ? results[(int) id] : 0;
    }

    int ratings(long id) {
        return id < ratings.length ? ratings[(int) id] : 0;
    }

    int rated(long id) {
        return id < rated.length ? rated[(int) id] : 0;
    }

    /** The row of the game's rule set. */
    int rules(long id) {
        return id < rules.length ? rules[(int) id] : 0;
    }
}
