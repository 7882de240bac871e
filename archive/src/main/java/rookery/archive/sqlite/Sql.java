package rookery.archive.sqlite;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** One-line helpers for SQL statements. */
final class Sql {

    private Sql() {
    }

    /** Reads a value from the current row. */
    @FunctionalInterface
    interface Row<T> {
        T of(ResultSet row) throws SQLException;
    }

    static int run(Connection connection, String sql, @Nullable Object... values) throws SQLException {
        try (PreparedStatement statement = prepared(connection, sql, values)) {
            return statement.executeUpdate();
        }
    }

    /** Any number of statements, none of them a query. */
    static void script(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.executeUpdate(sql);
        }
    }

    /** One statement of any sort, such as a pragma. */
    static void execute(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    /** @return the id of the new row */
    static long insert(Connection connection, String sql, @Nullable Object... values) throws SQLException {
        run(connection, sql, values);
        return number(connection, "SELECT last_insert_rowid()");
    }

    static <T> List<T> list(Connection connection, Row<T> row, String sql, @Nullable Object... values) throws SQLException {
        try (PreparedStatement statement = prepared(connection, sql, values); ResultSet results = statement.executeQuery()) {
            List<T> list = new ArrayList<>();
            while (results.next()) {
                list.add(row.of(results));
            }
            return list;
        } catch (IllegalArgumentException | NullPointerException e) {
            // A row that Rookery cannot have written.
            SQLException damaged = new SQLiteException("a row makes no sense: " + e.getMessage(), SQLiteErrorCode.SQLITE_CORRUPT);
            damaged.initCause(e);
            throw damaged;
        }
    }

    static <T> Optional<T> first(Connection connection, Row<T> row, String sql, @Nullable Object... values) throws SQLException {
        List<T> all = list(connection, row, sql, values);
        return all.isEmpty() ? Optional.empty() : Optional.of(all.getFirst());
    }

    /** The only column of the only row; 0 where there is none. */
    static long number(Connection connection, String sql, @Nullable Object... values) throws SQLException {
        return first(connection, row -> row.getLong(1), sql, values).orElse(0L);
    }

    static PreparedStatement prepared(Connection connection, String sql, @Nullable Object... values) throws SQLException {
        PreparedStatement statement = connection.prepareStatement(sql);
        try {
            bind(statement, values);
            return statement;
        } catch (SQLException e) {
            statement.close();
            throw e;
        }
    }

    static void bind(PreparedStatement statement, @Nullable Object... values) throws SQLException {
        for (int i = 0; i < values.length; i++) {
            statement.setObject(i + 1, values[i]);
        }
    }
}
