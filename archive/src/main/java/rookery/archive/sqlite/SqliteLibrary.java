package rookery.archive.sqlite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.sqlite.SQLiteConfig;
import rookery.archive.Attempt;
import rookery.archive.Games;
import rookery.archive.Library;
import rookery.archive.LibraryHealth;
import rookery.archive.Profiles;
import rookery.archive.Ranking;
import rookery.archive.Trouble;
import rookery.play.file.DiskFile;
import rookery.play.file.Folders;
import rookery.play.file.PrivateData;

/** A library in an SQLite file. */
public final class SqliteLibrary implements Library {

    private static final int MOST_FLAWS = 10;
    private static final long RETRY_NANOS = 5_000_000;

    private final Database database;
    private final Profiles profiles;
    private final Ranking ranking;
    private final Games games;

    private SqliteLibrary(Database database) {
        this.database = database;
        profiles = new ProfileTable(database);
        ranking = new RatingTable(database);
        games = new GameTable(database);
    }

    public static Opening open(Path folder) {
        Path file = folder.resolve(FILE_NAME);
        try {
            Folders.makePrivate(folder);
            PrivateData.close(folder);
        } catch (IOException e) {
            return new Refused(Trouble.of(file, e));
        }
        try {
            makePrivate(file);
            NativeCode.keepIn(folder);
            ImportFile.cleanUp(folder);
            return new Opened(new SqliteLibrary(database(file)));
        } catch (SQLException e) {
            return new Refused(SqliteErrors.of(file, e));
        } catch (SqliteErrors.Stop e) {
            return new Refused(e.trouble());
        }
    }

    /** SQLite makes a new file readable for all, and gives its other files the same permissions. */
    private static void makePrivate(Path file) {
        if (Files.notExists(file)) {
            try {
                DiskFile.open(file).close();
            } catch (IOException e) {
                // SQLite will say why it cannot be made.
            }
        }
    }

    /**
     * Two programs that open a new library at once get in each other's way, and SQLite does not always wait by itself: the change to a write-ahead log
     * fails at once while somebody else reads.
     */
    private static Database database(Path file) throws SQLException, SqliteErrors.Stop {
        long begun = System.nanoTime();
        while (true) {
            try {
                return openedOnce(file);
            } catch (SQLException e) {
                if (SqliteErrors.of(file, e).kind() != Trouble.Kind.BUSY || System.nanoTime() - begun > Database.PATIENCE.toNanos()) {
                    throw e;
                }
                LockSupport.parkNanos(RETRY_NANOS);
            }
        }
    }

    private static Database openedOnce(Path file) throws SQLException, SqliteErrors.Stop {
        Connection writer = Database.connect(file);
        try {
            Schema.update(file, writer);
            return Database.of(file, writer);
        } catch (SQLException | SqliteErrors.Stop e) {
            writer.close();
            throw e;
        }
    }

    /** For tests that fill the disk. */
    Database database() {
        return database;
    }

    @Override
    public Path file() {
        return database.file();
    }

    @Override
    public Profiles profiles() {
        return profiles;
    }

    @Override
    public Games games() {
        return games;
    }

    @Override
    public Ranking ranking() {
        return ranking;
    }

    @Override
    public void close() {
        database.close();
    }

    /** Checks the library of that folder page by page without changing it. */
    public static Attempt<LibraryHealth> examine(Path folder) {
        Path file = folder.resolve(Library.FILE_NAME);
        if (Files.notExists(file)) {
            return new Attempt.Failed<>(new Trouble(Trouble.Kind.MISSING, "There is no library in " + folder + " yet."));
        }
        NativeCode.keepIn(folder);
        SQLiteConfig config = new SQLiteConfig();
        config.setReadOnly(true);
        config.setBusyTimeout((int) Database.PATIENCE.toMillis());
        try (Connection connection = config.createConnection("jdbc:sqlite:" + file.toAbsolutePath())) {
            int version = Schema.version(file, connection);
            List<String> flaws = Sql.list(connection, row -> row.getString(1), "PRAGMA integrity_check(" + MOST_FLAWS + ")");
            // An empty file is a library that was never written to.
            long games = version == 0 ? 0 : Sql.number(connection, "SELECT count(*) FROM game");
            long users = version == 0 ? 0 : Sql.number(connection, "SELECT count(*) FROM profile");
            return new Attempt.Done<>(
                    new LibraryHealth(file, version, Schema.newest(), games, users, flaws.equals(List.of("ok")) ? List.of() : flaws));
        } catch (SQLException e) {
            return new Attempt.Failed<>(SqliteErrors.of(file, e));
        } catch (SqliteErrors.Stop e) {
            return new Attempt.Failed<>(e.trouble());
        }
    }
}
