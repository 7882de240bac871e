package rookery.archive.sqlite;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import rookery.play.rating.Glicko2;
import rookery.play.rating.Rating;

/** Enters rated games into the table of ratings, in the order in which they ended. Mutable, for one transaction. */
final class RatingBook {

    private static final Glicko2 SYSTEM = Glicko2.STANDARD;

    /** @param family of variants */
    private record Entry(long player, String family) {
    }

    /** @param step number of the player's last game in the family; 0 for a newcomer */
    private record State(Rating rating, long at, int step) {
    }

    /**
     * @param score of White
     * @param measuredWhite the rating of a measured bot; null for all others
     */
    record Bout(long game, long at, String family, long white, long black, double score, @Nullable Rating measuredWhite,
            @Nullable Rating measuredBlack) {

        static Bout of(ResultSet row) throws SQLException {
            return new Bout(row.getLong("game"), row.getLong("at"), row.getString("family"), row.getLong("white"), row.getLong("black"),
                    row.getDouble("score"), measured(row, "white"), measured(row, "black"));
        }

        private static @Nullable Rating measured(ResultSet row, String side) throws SQLException {
            double value = row.getDouble(side + "_value");
            return row.wasNull() ? null : new Rating(value, row.getDouble(side + "_deviation"), SYSTEM.newVolatility());
        }
    }

    private final Connection connection;
    private final Map<Entry, State> known = new HashMap<>();

    RatingBook(Connection connection) {
        this.connection = connection;
    }

    /** Stores a rated game and the resulting ratings; if a later game exists already, recomputes everything. */
    static void add(Connection connection, Bout bout) throws SQLException {
        Sql.run(connection,
                "INSERT INTO rated_game (game, at, family, white, black, score, white_value, white_deviation, black_value, black_deviation)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                bout.game(), bout.at(), bout.family(), bout.white(), bout.black(), bout.score(), value(bout.measuredWhite()),
                deviation(bout.measuredWhite()), value(bout.measuredBlack()), deviation(bout.measuredBlack()));
        boolean last = Sql.number(connection, "SELECT count(*) FROM rated_game WHERE (at, game) > (?, ?)", bout.at(), bout.game()) == 0;
        if (last) {
            new RatingBook(connection).enter(bout);
        } else {
            recompute(connection);
        }
    }

    private static @Nullable Double value(@Nullable Rating rating) {
        return rating == null ? null : rating.value();
    }

    private static @Nullable Double deviation(@Nullable Rating rating) {
        return rating == null ? null : rating.deviation();
    }

    /** @return how many games count */
    static int recompute(Connection connection) throws SQLException {
        Sql.run(connection, "DELETE FROM rating");
        RatingBook book = new RatingBook(connection);
        int games = 0;
        for (Bout bout : Sql.list(connection, Bout::of, "SELECT * FROM rated_game ORDER BY at, game")) {
            book.enter(bout);
            games++;
        }
        return games;
    }

    private void enter(Bout bout) throws SQLException {
        State white = state(bout.white(), bout.family(), bout.measuredWhite());
        State black = state(bout.black(), bout.family(), bout.measuredBlack());
        enter(bout, bout.white(), white, black.rating(), bout.score(), bout.measuredWhite());
        enter(bout, bout.black(), black, white.rating(), 1 - bout.score(), bout.measuredBlack());
    }

    private State state(long player, String family, @Nullable Rating measured) throws SQLException {
        Entry entry = new Entry(player, family);
        State state = known.get(entry);
        if (state == null) {
            Optional<State> stored = Sql.first(connection,
                    row -> new State(new Rating(row.getDouble(1), row.getDouble(2), row.getDouble(3)), row.getLong(4), row.getInt(5)),
                    "SELECT value, deviation, volatility, at, step FROM rating WHERE player = ? AND family = ? ORDER BY step DESC LIMIT 1",
                    player, family);
            state = stored.orElse(new State(SYSTEM.newcomer(), 0, 0));
            known.put(entry, state);
        }
        return measured == null ? state : new State(measured, state.at(), state.step());
    }

    private void enter(Bout bout, long player, State before, Rating opponent, double score, @Nullable Rating measured)
            throws SQLException {
        Duration rest = before.step() == 0 ? Duration.ZERO : Duration.ofMillis(Math.max(0, bout.at() - before.at()));
        Rating rating = measured != null ? measured : SYSTEM.afterGame(before.rating(), opponent, score, rest);
        State after = new State(rating, bout.at(), before.step() + 1);
        known.put(new Entry(player, bout.family()), after);
        Sql.run(connection,
                "INSERT INTO rating (player, family, step, game, at, score, measured, value, deviation, volatility)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                player, bout.family(), after.step(), bout.game(), bout.at(), score, measured == null ? 0 : 1, rating.value(),
                rating.deviation(), rating.volatility());
    }
}
