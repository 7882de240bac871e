package rookery.archive.sqlite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import rookery.archive.Games;
import rookery.archive.Library;
import rookery.archive.Profiles;
import rookery.archive.Ranking;
import rookery.archive.Trouble;
import rookery.play.file.DiskFile;
import rookery.play.file.Folders;
import rookery.play.file.PrivateData;

/** A library in an SQLite file. */
public final class SqliteLibrary implements Library {

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
            return new Refused(Troubles.of(file, e));
        } catch (Troubles.Stop e) {
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

    private static Database database(Path file) throws SQLException, Troubles.Stop {
        Connection writer = Database.connect(file);
        try {
            Schema.update(file, writer);
            return Database.of(file, writer);
        } catch (SQLException | Troubles.Stop e) {
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
}
