package rookery.archive.sqlite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.BitSet;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.LockingMode;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteConfig;
import rookery.archive.Player;
import rookery.archive.Trouble.Kind;
import rookery.kernel.game.Game;

/** Games on their way into the library, in a temporary file with the same tables. It may be lost, so nothing is synced. */
final class ImportFile implements AutoCloseable {

    /** The name contains the process id, so that others can tell whether the import is still running. */
    private static final Pattern NAME = Pattern.compile("import-([0-9]{1,18})-.*\\.tmp");

    private static final System.Logger LOG = System.getLogger(ImportFile.class.getName());

    private final Connection connection;
    private final GameRows rows;

    ImportFile(Path file) throws SQLException {
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(JournalMode.OFF);
        config.setSynchronous(SynchronousMode.OFF);
        config.setLockingMode(LockingMode.EXCLUSIVE);
        config.setCacheSize(-32_000);
        connection = config.createConnection("jdbc:sqlite:" + file.toAbsolutePath());
        try {
            Schema.create(connection);
            Sql.script(connection, "DROP INDEX game_white; DROP INDEX game_black; DROP INDEX game_day; DROP INDEX game_ruleset");
            Sql.execute(connection, "BEGIN");
            rows = new GameRows(connection);
        } catch (SQLException e) {
            connection.close();
            throw e;
        }
    }

    static Path freshFile(Path folder) throws IOException {
        return Files.createTempFile(folder, "import-" + ProcessHandle.current().pid() + "-", ".tmp");
    }

    /** Removes the files of killed imports. */
    static void cleanUp(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Matcher matcher = NAME.matcher(String.valueOf(file.getFileName()));
                if (matcher.matches() && ProcessHandle.of(Long.parseLong(matcher.group(1))).isEmpty()) {
                    Files.deleteIfExists(file);
                }
            }
        } catch (IOException e) {
            LOG.log(System.Logger.Level.DEBUG, "left-over files stay in " + folder, e);
        }
    }

    /** Adds the game unless it is there already. */
    void add(Game game) throws SQLException {
        GameHeader facts = GameHeader.of(game);
        rows.add(game, facts, stranger(facts.white()), stranger(facts.black()), null, null, null);
    }

    private long stranger(String name) throws SQLException {
        return rows.player(Player.Person.guest(name.isEmpty() ? "?" : name));
    }

    void complete() throws SQLException {
        rows.complete();
        Sql.execute(connection, "COMMIT");
    }

    @Override
    public void close() throws SQLException {
        try (connection; rows) {
            // Both are closed, in reverse order.
        }
    }

    /**
     * Copies the games of the file attached as {@code gathered} into the library, except those already there.
     *
     * @return how many were new
     */
    static int join(Connection connection, OptionalLong owner) throws SQLException, SqliteErrors.Stop {
        @Nullable
        Long profile = owner.isPresent() ? owner.getAsLong() : null;
        if (profile != null && Sql.number(connection, "SELECT count(*) FROM profile WHERE id = ?", profile) == 0) {
            throw new SqliteErrors.Stop(Kind.MISSING, "This profile no longer exists.");
        }
        long base = Sql.number(connection, "SELECT seq FROM main.sqlite_sequence WHERE name = 'game'");
        Sql.run(connection, "INSERT OR IGNORE INTO player (ident, name, folded) SELECT NULL, name, folded FROM gathered.player");
        Sql.run(connection, """
                INSERT OR IGNORE INTO ruleset (variant, name, family, json, digest)
                SELECT variant, name, family, json, digest FROM gathered.ruleset
                """);
        int added = Sql.run(connection,
                """
                        INSERT OR IGNORE INTO game (id, digest, owner, white, black, ruleset, result, reason, day, plies, event, round, white_elo, black_elo)
                        SELECT ? + g.id, g.digest, ?, w.id, b.id, r.id, g.result, g.reason, g.day, g.plies, g.event, g.round, g.white_elo, g.black_elo
                        FROM gathered.game g
                        JOIN gathered.player gw ON gw.id = g.white JOIN main.player w ON w.ident IS NULL AND w.name = gw.name
                        JOIN gathered.player gb ON gb.id = g.black JOIN main.player b ON b.ident IS NULL AND b.name = gb.name
                        JOIN gathered.ruleset gr ON gr.id = g.ruleset JOIN main.ruleset r ON r.digest = gr.digest
                        ORDER BY g.id
                        """,
                base, profile);
        Sql.run(connection, """
                INSERT INTO game_content (game, content)
                SELECT ?1 + c.game, c.content FROM gathered.game_content c JOIN main.game g ON g.id = ?1 + c.game ORDER BY c.game
                """, base);
        if (added > 0) {
            PositionIndex.join(connection, base, known(connection, base));
        }
        return added;
    }

    /** The gathered games that did not join. */
    private static BitSet known(Connection connection, long base) throws SQLException {
        BitSet known = new BitSet();
        Sql.list(connection, row -> {
            known.set(row.getInt(1));
            return known;
        }, "SELECT id FROM gathered.game g WHERE NOT EXISTS (SELECT 1 FROM main.game m WHERE m.id = ? + g.id)", base);
        return known;
    }
}
