package rookery.archive.sqlite;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.locks.ReentrantLock;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteConfig.TransactionMode;
import rookery.archive.Attempt;
import rookery.archive.Trouble;

/**
 * The open file: one connection for writing, one write at a time, and one for reading alongside. Write-ahead logging lets other programs do the same; anyone
 * who finds the file locked waits a while.
 */
final class Database implements AutoCloseable {

    private static final System.Logger LOG = System.getLogger(Database.class.getName());
    /** How long somebody waits for a file that is locked. */
    static final Duration PATIENCE = Duration.ofSeconds(10);

    private final Path file;
    private final Connection writer;
    private final Connection reader;
    private final ReentrantLock writing = new ReentrantLock(true);
    private final ReentrantLock reading = new ReentrantLock(true);

    private Database(Path file, Connection writer, Connection reader) {
        this.file = file;
        this.writer = writer;
        this.reader = reader;
    }

    /** Something to do on a connection. */
    @FunctionalInterface
    interface Work<T> {
        T on(Connection connection) throws SQLException, SqliteErrors.Stop;
    }

    /** @param writer a connection to the file, owned by the database from now on */
    static Database of(Path file, Connection writer) throws SQLException {
        Connection reader = connect(file);
        try {
            Sql.execute(reader, "PRAGMA query_only = ON");
            return new Database(file, writer, reader);
        } catch (SQLException e) {
            reader.close();
            throw e;
        }
    }

    static Connection connect(Path file) throws SQLException {
        SQLiteConfig config = new SQLiteConfig();
        config.setBusyTimeout((int) PATIENCE.toMillis());
        config.setJournalMode(JournalMode.WAL);
        // A game reported as saved survives a power cut.
        config.setSynchronous(SynchronousMode.FULL);
        config.setTransactionMode(TransactionMode.IMMEDIATE);
        config.enforceForeignKeys(true);
        config.setCacheSize(-32_000);
        return config.createConnection("jdbc:sqlite:" + file.toAbsolutePath());
    }

    Path file() {
        return file;
    }

    Path folder() {
        return folder(file);
    }

    static Path folder(Path file) {
        Path parent = file.toAbsolutePath().getParent();
        return parent == null ? file.toAbsolutePath() : parent;
    }

    <T> Attempt<T> read(Work<T> work) {
        reading.lock();
        try {
            return new Attempt.Done<>(work.on(reader));
        } catch (SQLException e) {
            return failed(e);
        } catch (SqliteErrors.Stop e) {
            return new Attempt.Failed<>(e.trouble());
        } finally {
            reading.unlock();
        }
    }

    /** Does the work in one transaction, all of it or nothing. */
    <T> Attempt<T> write(Work<T> work) {
        writing.lock();
        try {
            return new Attempt.Done<>(transaction(writer, work));
        } catch (SQLException e) {
            return failed(e);
        } catch (SqliteErrors.Stop e) {
            return new Attempt.Failed<>(e.trouble());
        } finally {
            writing.unlock();
        }
    }

    /** Like {@link #write}, with another file attached as {@code gathered}. */
    <T> Attempt<T> writeWith(Path other, Work<T> work) {
        writing.lock();
        try {
            Sql.run(writer, "ATTACH DATABASE ? AS gathered", other.toAbsolutePath().toString());
            try {
                return new Attempt.Done<>(transaction(writer, work));
            } finally {
                Sql.execute(writer, "DETACH DATABASE gathered");
            }
        } catch (SQLException e) {
            return failed(e);
        } catch (SqliteErrors.Stop e) {
            return new Attempt.Failed<>(e.trouble());
        } finally {
            writing.unlock();
        }
    }

    static <T> T transaction(Connection connection, Work<T> work) throws SQLException, SqliteErrors.Stop {
        Sql.execute(connection, "BEGIN IMMEDIATE");
        boolean done = false;
        try {
            T result = work.on(connection);
            Sql.execute(connection, "COMMIT");
            done = true;
            return result;
        } finally {
            if (!done) {
                rollBack(connection);
            }
        }
    }

    private static void rollBack(Connection connection) {
        try {
            Sql.execute(connection, "ROLLBACK");
        } catch (SQLException e) {
            // A full disk or a failed commit has already rolled back by itself.
            LOG.log(System.Logger.Level.DEBUG, "nothing to roll back", e);
        }
    }

    private <T> Attempt<T> failed(SQLException e) {
        Trouble trouble = SqliteErrors.of(file, e);
        LOG.log(System.Logger.Level.DEBUG, trouble.message(), e);
        return new Attempt.Failed<>(trouble);
    }

    @Override
    public void close() {
        writing.lock();
        reading.lock();
        try (reader; writer) {
            Sql.execute(writer, "PRAGMA optimize");
        } catch (SQLException e) {
            LOG.log(System.Logger.Level.DEBUG, file + " was not closed in order", e);
        } finally {
            reading.unlock();
            writing.unlock();
        }
    }
}
