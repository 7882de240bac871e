package rookery.archive.sqlite;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import rookery.archive.GamePage;
import rookery.archive.GameQuery;
import rookery.archive.StoredGame;
import rookery.kernel.position.Position;

/** One search: turns a query into SQL. */
final class GameSearch {

    private static final String COLUMNS = """
            SELECT g.id, g.owner, w.name, b.name, r.variant, r.name, g.result, g.reason, g.day, g.event, g.round, g.plies, g.at, g.uid,
                   EXISTS (SELECT 1 FROM rated_game WHERE game = g.id)
            """;
    private static final String TABLES = """
            FROM game g JOIN player w ON w.id = g.white JOIN player b ON b.id = g.black JOIN ruleset r ON r.id = g.ruleset
            """;

    private static final int FEW = 2000;

    private final Connection connection;
    private final GameQuery query;
    private final StringBuilder conditions = new StringBuilder("WHERE 1");
    private final List<Object> values = new ArrayList<>();

    private GameSearch(Connection connection, GameQuery query) {
        this.connection = connection;
        this.query = query;
    }

    static GamePage page(Connection connection, GameQuery query) throws SQLException {
        return new GameSearch(connection, query).page();
    }

    static Optional<StoredGame> one(Connection connection, long id) throws SQLException {
        return Sql.first(connection, row -> stored(row, -1), COLUMNS + TABLES + "WHERE g.id = ?", id);
    }

    /** The rows of these games, in their order. */
    static List<StoredGame> games(Connection connection, List<Long> ids, Hits hits) throws SQLException {
        return new GameSearch(connection, GameQuery.ALL).rows(ids, hits);
    }

    private GamePage page() throws SQLException {
        restrict();
        Position position = query.position();
        return position == null ? ordinary() : among(PositionIndex.find(connection, position));
    }

    private GamePage ordinary() throws SQLException {
        long total = Sql.number(connection, "SELECT count(*) FROM game g " + conditions, values.toArray());
        List<@Nullable Object> all = new ArrayList<>(values);
        all.add(query.pageSize());
        all.add((long) query.page() * query.pageSize());
        List<Long> ids = Sql.list(connection, row -> row.getLong(1), ids(sortsByName()) + " LIMIT ? OFFSET ?", all.toArray());
        return new GamePage(rows(ids, new Hits()), total, query.page(), query.pageSize());
    }

    /** The games found, in order. If sorting needs no name, an index yields the first ones at once. */
    private String ids(boolean named) {
        return "SELECT g.id " + (named ? TABLES : "FROM game g ") + conditions + order();
    }

    private List<StoredGame> rows(List<Long> ids, Hits hits) throws SQLException {
        Map<Long, StoredGame> rows = new HashMap<>();
        Sql.list(connection, row -> rows.put(row.getLong(1), stored(row, hits.ply(row.getLong(1)))),
                COLUMNS + TABLES + "WHERE g.id IN (SELECT value FROM json_each(?))", ids.toString());
        return ids.stream().map(rows::get).filter(Objects::nonNull).toList();
    }

    /** Few hits are looked up in the table; with many, the table is scanned in order until the page is full. */
    private GamePage among(Hits hits) throws SQLException {
        boolean unrestricted = values.isEmpty();
        boolean few = hits.size() <= FEW;
        if (few) {
            restrict("g.id IN (SELECT value FROM json_each(?))", hits.json());
        }
        long skipped = (long) query.page() * query.pageSize();
        List<Long> page = new ArrayList<>();
        long total = 0;
        try (PreparedStatement statement = Sql.prepared(connection, ids(sortsByName()), values.toArray());
                ResultSet rows = statement.executeQuery()) {
            while ((!unrestricted || page.size() < query.pageSize()) && rows.next()) {
                long id = rows.getLong(1);
                if (hits.ply(id) >= 0 && total++ >= skipped && page.size() < query.pageSize()) {
                    page.add(id);
                }
            }
        }
        return new GamePage(rows(page, hits), unrestricted ? hits.size() : total, query.page(), query.pageSize());
    }

    private boolean sortsByName() {
        return switch (query.sort()) {
            case WHITE, BLACK, VARIANT -> true;
            case DATE, RESULT, LENGTH, ADDED -> false;
        };
    }

    private void restrict() {
        Long owner = query.owner();
        if (owner != null) {
            restrict("g.owner = ?", owner);
        }
        if (!query.player().isBlank()) {
            String pattern = "%" + FoldedName.of(query.player()).replaceAll("[%_\\\\]", "\\\\$0") + "%";
            String players = "IN (SELECT id FROM player WHERE folded LIKE ? ESCAPE '\\')";
            restrict("(g.white " + players + " OR g.black " + players + ")", pattern, pattern);
        }
        if (!query.playerId().isEmpty()) {
            String player = "= (SELECT id FROM player WHERE ident = ?)";
            restrict("(g.white " + player + " OR g.black " + player + ")", query.playerId(), query.playerId());
        }
        if (!query.variant().isEmpty()) {
            restrict("g.ruleset IN (SELECT id FROM ruleset WHERE variant = ?)", query.variant());
        }
        GameQuery.Result result = query.result();
        if (result != null) {
            restrict("g.result = ?", switch (result) {
                case UNFINISHED -> 0;
                case WHITE_WINS -> 1;
                case DRAW -> 2;
                case BLACK_WINS -> 3;
            });
        }
        LocalDate from = query.from();
        LocalDate to = query.to();
        if (from != null || to != null) {
            restrict("g.day BETWEEN ? AND ?", from == null ? 1 : day(from), to == null ? 99_999_999 : day(to));
        }
    }

    private static int day(LocalDate date) {
        return date.getYear() * 10_000 + date.getMonthValue() * 100 + date.getDayOfMonth();
    }

    private void restrict(String condition, Object... more) {
        conditions.append(" AND ").append(condition);
        values.addAll(List.of(more));
    }

    private String order() {
        String direction = query.descending() ? " DESC" : "";
        String column = switch (query.sort()) {
            case DATE -> "g.day";
            case WHITE -> "w.folded";
            case BLACK -> "b.folded";
            case VARIANT -> "r.name";
            case RESULT -> "g.result";
            case LENGTH -> "g.plies";
            case ADDED -> "g.id";
        };
        return " ORDER BY " + column + direction + ", g.id" + direction;
    }

    private static StoredGame stored(ResultSet row, int foundAt) throws SQLException {
        long owner = row.getLong(2);
        OptionalLong someone = row.wasNull() ? OptionalLong.empty() : OptionalLong.of(owner);
        long at = row.getLong(13);
        Optional<Instant> moment = row.wasNull() ? Optional.empty() : Optional.of(Instant.ofEpochMilli(at));
        String uid = row.getString(14);
        return new StoredGame(row.getLong(1), uid == null ? "" : uid, someone, row.getString(3), row.getString(4), row.getString(5),
                row.getString(6),
                GameCodec.outcome(row.getInt(7), row.getString(8)), GameHeader.date(row.getInt(9)), row.getString(10), row.getString(11),
                row.getInt(12), moment, row.getBoolean(15), foundAt);
    }
}
