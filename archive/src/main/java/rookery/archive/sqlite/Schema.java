package rookery.archive.sqlite;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import rookery.archive.Trouble;
import rookery.archive.Trouble.Kind;

/** The numbered steps from an empty file to the tables of this program. */
final class Schema {

    /** Marks our files, so that another program's database is never taken for one: "ROOK". */
    private static final long APPLICATION = 0x524F4F4B;

    /** Work a script cannot do, such as computing something for each game. */
    @FunctionalInterface
    interface Chore {
        void on(Connection connection) throws SQLException, SqliteErrors.Stop;
    }

    /** @param script name of a resource; applied first, then the chore */
    record Step(String script, Chore chore) {
    }

    /** The first leads to version 1, and so on. The tests have fixtures of each version. */
    static final List<Step> STEPS = List.of(new Step("001-library.sql", _ -> {
    }), new Step("002-positions.sql", PositionIndex::fill), new Step("003-game-id.sql", _ -> {
    }), new Step("004-ratings.sql", Schema::fillRatings));

    private Schema() {
    }

    /** Fills in the ratings of all games from their tags. */
    private static void fillRatings(Connection connection) throws SQLException {
        record Ratings(long game, int white, int black) {
        }
        List<Ratings> all = Sql.list(connection, row -> {
            Map<String, String> tags = GameCodec.tags(row.getBytes(2));
            return new Ratings(row.getLong(1), GameHeader.elo(tags.getOrDefault("WhiteElo", "")),
                    GameHeader.elo(tags.getOrDefault("BlackElo", "")));
        }, "SELECT game, content FROM game_content");
        for (Ratings ratings : all) {
            if (ratings.white() > 0 || ratings.black() > 0) {
                Sql.run(connection, "UPDATE game SET white_elo = ?, black_elo = ? WHERE id = ?", ratings.white(), ratings.black(),
                        ratings.game());
            }
        }
    }

    static int newest() {
        return STEPS.size();
    }

    /** Upgrades the file to the newest version in one transaction, or says why not; copies an older file first. */
    static void update(Path file, Connection connection) throws SQLException, SqliteErrors.Stop {
        int version = version(file, connection);
        if (version == newest()) {
            return;
        }
        if (version > 0) {
            backUp(file, connection, version);
        }
        Database.transaction(connection, same -> {
            // Another program may have been faster.
            for (int next = versionInside(file, same); next < newest(); next++) {
                Sql.script(same, text(STEPS.get(next).script()));
                STEPS.get(next).chore().on(same);
            }
            Sql.execute(same, "PRAGMA application_id = " + APPLICATION);
            Sql.execute(same, "PRAGMA user_version = " + newest());
            return newest();
        });
    }

    /** Creates the tables in an empty file. */
    static void create(Connection connection) throws SQLException {
        for (Step step : STEPS) {
            Sql.script(connection, text(step.script()));
        }
    }

    static int version(Path file, Connection connection) throws SQLException, SqliteErrors.Stop {
        // In one transaction: otherwise a program that creates the file meanwhile makes it look like somebody else's.
        Sql.execute(connection, "BEGIN DEFERRED");
        try {
            return versionInside(file, connection);
        } finally {
            Sql.execute(connection, "COMMIT");
        }
    }

    private static int versionInside(Path file, Connection connection) throws SQLException, SqliteErrors.Stop {
        long application = Sql.number(connection, "PRAGMA application_id");
        int version = (int) Sql.number(connection, "PRAGMA user_version");
        long tables = Sql.number(connection, "SELECT count(*) FROM sqlite_master");
        if (version == 0 && tables == 0) {
            return 0;
        }
        if (application != APPLICATION || version < 1) {
            throw new SqliteErrors.Stop(Kind.DAMAGED, file + " is not a library of Rookery. It was left as it is.");
        }
        if (version > newest()) {
            throw new SqliteErrors.Stop(Kind.NEWER, file + " was written by a newer version of Rookery (library version " + version
                    + ", this program knows " + newest() + "). It was left as it is.");
        }
        return version;
    }

    /** A full copy beside the file, made by the database itself, so that it includes the write-ahead log. */
    private static void backUp(Path file, Connection connection, int version) throws SQLException, SqliteErrors.Stop {
        Path copy = backup(file, version);
        try {
            Path beside = Files.createTempFile(Database.folder(file), "copy-", ".tmp");
            try {
                Sql.run(connection, "VACUUM INTO ?", beside.toAbsolutePath().toString());
                // If another program has just upgraded the file, it has made the copy too.
                if (Sql.number(connection, "PRAGMA user_version") == version) {
                    Files.move(beside, copy, StandardCopyOption.REPLACE_EXISTING);
                }
            } finally {
                Files.deleteIfExists(beside);
            }
        } catch (IOException e) {
            throw new SqliteErrors.Stop(Trouble.of(copy, e));
        }
    }

    static Path backup(Path file, int version) {
        return file.resolveSibling(file.getFileName() + ".version-" + version);
    }

    private static String text(String script) {
        try (InputStream in = Schema.class.getResourceAsStream("/rookery/archive/schema/" + script)) {
            if (in == null) {
                throw new IllegalStateException("no " + script);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
