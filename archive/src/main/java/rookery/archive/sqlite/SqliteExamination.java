package rookery.archive.sqlite;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.sqlite.SQLiteConfig;
import rookery.archive.Attempt;
import rookery.archive.Library;
import rookery.archive.LibraryHealth;
import rookery.archive.Trouble;

/** Checks a library page by page without changing it. */
public final class SqliteExamination {

    private static final int MOST_FLAWS = 10;
    private static final int PATIENCE_MILLIS = 10_000;

    private SqliteExamination() {
    }

    public static Attempt<LibraryHealth> of(Path folder) {
        Path file = folder.resolve(Library.FILE_NAME);
        if (Files.notExists(file)) {
            return new Attempt.Failed<>(new Trouble(Trouble.Kind.MISSING, "There is no library in " + folder + " yet."));
        }
        NativeCode.keepIn(folder);
        SQLiteConfig config = new SQLiteConfig();
        config.setReadOnly(true);
        config.setBusyTimeout(PATIENCE_MILLIS);
        try (Connection connection = config.createConnection("jdbc:sqlite:" + file.toAbsolutePath())) {
            int version = Schema.version(file, connection);
            List<String> flaws = Sql.list(connection, row -> row.getString(1), "PRAGMA integrity_check(" + MOST_FLAWS + ")");
            // An empty file is a library that was never written to.
            long games = version == 0 ? 0 : Sql.number(connection, "SELECT count(*) FROM game");
            long users = version == 0 ? 0 : Sql.number(connection, "SELECT count(*) FROM profile");
            return new Attempt.Done<>(
                    new LibraryHealth(file, version, Schema.newest(), games, users, flaws.equals(List.of("ok")) ? List.of() : flaws));
        } catch (SQLException e) {
            return new Attempt.Failed<>(Troubles.of(file, e));
        } catch (Troubles.Stop e) {
            return new Attempt.Failed<>(e.trouble());
        }
    }
}
