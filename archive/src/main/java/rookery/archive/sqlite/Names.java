package rookery.archive.sqlite;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import rookery.archive.Player;
import rookery.kernel.catalogue.VariantWriter;
import rookery.kernel.variant.Variant;

/** The rows of players and rule sets that games refer to, created as needed and cached. For one transaction. */
final class Names {

    private static final int MOST_REMEMBERED = 100_000;

    private final Connection connection;
    private final Map<String, Long> strangers = new HashMap<>();
    private final IdentityHashMap<Variant, Long> rulesets = new IdentityHashMap<>();

    Names(Connection connection) {
        this.connection = connection;
    }

    long player(Player player) throws SQLException {
        return player.id().isEmpty() ? stranger(player.name()) : known(player);
    }

    private long stranger(String name) throws SQLException {
        Long remembered = strangers.get(name);
        if (remembered != null) {
            return remembered;
        }
        long id = Sql.number(connection, "SELECT id FROM player WHERE ident IS NULL AND name = ?", name);
        if (id == 0) {
            id = Sql.insert(connection, "INSERT INTO player (ident, name, folded) VALUES (NULL, ?, ?)", name,
                    FoldedName.of(name));
        }
        if (strangers.size() < MOST_REMEMBERED) {
            strangers.put(name, id);
        }
        return id;
    }

    private long known(Player player) throws SQLException {
        long id = Sql.number(connection, "SELECT id FROM player WHERE ident = ?", player.id());
        if (id == 0) {
            return Sql.insert(connection, "INSERT INTO player (ident, name, folded) VALUES (?, ?, ?)", player.id(), player.name(),
                    FoldedName.of(player.name()));
        }
        Sql.run(connection, "UPDATE player SET name = ?, folded = ? WHERE id = ?", player.name(), FoldedName.of(player.name()), id);
        return id;
    }

    long ruleset(Variant variant) throws SQLException {
        @Nullable
        Long remembered = rulesets.get(variant);
        if (remembered != null) {
            return remembered;
        }
        String json = VariantWriter.compact(variant);
        byte[] digest = digest(json);
        long id = Sql.number(connection, "SELECT id FROM ruleset WHERE digest = ?", (Object) digest);
        if (id == 0) {
            id = Sql.insert(connection, "INSERT INTO ruleset (variant, name, family, json, digest) VALUES (?, ?, ?, ?, ?)",
                    variant.id(), variant.name(), variant.family(), json, digest);
        }
        rulesets.put(variant, id);
        return id;
    }

    static byte[] digest(String text) {
        return Arrays.copyOf(sha256().digest(text.getBytes(StandardCharsets.UTF_8)), 16);
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
