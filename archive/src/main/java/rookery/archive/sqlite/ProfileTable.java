package rookery.archive.sqlite;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import rookery.archive.Attempt;
import rookery.archive.Profile.PreferredSide;
import rookery.archive.Profile;
import rookery.archive.Profiles;
import rookery.archive.Trouble.Kind;

/** Profiles with their settings. */
final class ProfileTable implements Profiles {

    private static final String COLUMNS = "SELECT id, name, avatar, colour, side FROM profile ";

    private final Database database;

    ProfileTable(Database database) {
        this.database = database;
    }

    @Override
    public Attempt<List<Profile>> all() {
        return database.read(connection -> Sql.list(connection, row -> profile(connection, row), COLUMNS + "ORDER BY folded"));
    }

    @Override
    public Attempt<Profile> find(long id) {
        return database.read(connection -> find(connection, id));
    }

    private static Profile find(Connection connection, long id) throws SQLException, SqliteErrors.Stop {
        return Sql.first(connection, row -> profile(connection, row), COLUMNS + "WHERE id = ?", id)
                .orElseThrow(() -> new SqliteErrors.Stop(Kind.MISSING, "This profile no longer exists."));
    }

    private static Profile profile(Connection connection, ResultSet row) throws SQLException {
        long id = row.getLong(1);
        Map<String, String> settings = new TreeMap<>();
        Sql.list(connection, setting -> settings.put(setting.getString(1), setting.getString(2)),
                "SELECT name, value FROM profile_setting WHERE profile = ?", id);
        return new Profile(id, row.getString(2), row.getString(3), row.getString(4), PreferredSide.valueOf(row.getString(5)), settings);
    }

    @Override
    public Attempt<Profile> create(Profile profile) {
        return database.write(connection -> {
            checkName(connection, profile);
            long id = Sql.insert(connection, "INSERT INTO profile (name, folded, avatar, colour, side) VALUES (?, ?, ?, ?, ?)",
                    profile.name().strip(), FoldedName.of(profile.name()), profile.avatar(), profile.colour(), profile.side().name());
            storeSettings(connection, profile.withId(id));
            return find(connection, id);
        });
    }

    @Override
    public Attempt<Profile> change(Profile profile) {
        return database.write(connection -> {
            find(connection, profile.id());
            checkName(connection, profile);
            Sql.run(connection, "UPDATE profile SET name = ?, folded = ?, avatar = ?, colour = ?, side = ? WHERE id = ?",
                    profile.name().strip(), FoldedName.of(profile.name()), profile.avatar(), profile.colour(), profile.side().name(),
                    profile.id());
            Sql.run(connection, "UPDATE player SET name = ?, folded = ? WHERE ident = ?", profile.name().strip(),
                    FoldedName.of(profile.name()),
                    profile.playerId());
            Sql.run(connection, "DELETE FROM profile_setting WHERE profile = ?", profile.id());
            storeSettings(connection, profile);
            return find(connection, profile.id());
        });
    }

    @Override
    public Attempt<Profile> delete(long id) {
        return database.write(connection -> {
            Profile gone = find(connection, id);
            Sql.run(connection, "DELETE FROM profile WHERE id = ?", id);
            return gone;
        });
    }

    private static void checkName(Connection connection, Profile profile) throws SQLException, SqliteErrors.Stop {
        String name = profile.name().strip();
        if (name.isEmpty() || name.length() > Profile.LONGEST_NAME || name.chars().anyMatch(Character::isISOControl)) {
            throw new SqliteErrors.Stop(Kind.REFUSED, "A name has 1 to " + Profile.LONGEST_NAME + " characters.");
        }
        if (Sql.number(connection, "SELECT count(*) FROM profile WHERE folded = ? AND id <> ?", FoldedName.of(name), profile.id()) > 0) {
            throw new SqliteErrors.Stop(Kind.REFUSED, "There is already a profile named " + name + ".");
        }
    }

    private static void storeSettings(Connection connection, Profile profile) throws SQLException {
        for (Map.Entry<String, String> setting : profile.settings().entrySet()) {
            Sql.run(connection, "INSERT INTO profile_setting (profile, name, value) VALUES (?, ?, ?)", profile.id(), setting.getKey(),
                    setting.getValue());
        }
    }
}
