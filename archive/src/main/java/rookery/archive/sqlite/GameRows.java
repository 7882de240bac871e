package rookery.archive.sqlite;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import org.jspecify.annotations.Nullable;
import rookery.archive.Player;
import rookery.kernel.game.Game;

/** Puts games into the tables of one connection. Mutable, for one transaction. */
final class GameRows implements AutoCloseable {

    private final Names names;
    private final PositionIndex positions;
    private final PreparedStatement header;
    private final PreparedStatement content;
    private final PreparedStatement newest;

    GameRows(Connection connection) throws SQLException {
        names = new Names(connection);
        positions = new PositionIndex(connection);
        header = connection.prepareStatement("INSERT OR IGNORE INTO game (digest, owner, white, black, ruleset, result, reason, day, plies,"
                + " event, round, at, uid, white_elo, black_elo) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
        content = connection.prepareStatement("INSERT INTO game_content (game, content) VALUES (?, ?)");
        newest = connection.prepareStatement("SELECT last_insert_rowid()");
    }

    long player(Player player) throws SQLException {
        return names.player(player);
    }

    /**
     * @param white row of the player
     * @param uid   the id the game was played under; null without one
     * @return the id of the new row; 0 if the game is already there
     */
    long add(Game game, GameHeader facts, long white, long black, @Nullable Long owner, @Nullable Long at,
            @Nullable String uid) throws SQLException {
        header.setBytes(1, facts.digest());
        setLong(2, owner);
        header.setLong(3, white);
        header.setLong(4, black);
        header.setLong(5, names.ruleset(game.variant()));
        header.setInt(6, GameCodec.result(game.outcome()));
        header.setString(7, GameCodec.reason(game.outcome()));
        header.setInt(8, facts.day());
        header.setInt(9, facts.plies());
        header.setString(10, facts.event());
        header.setString(11, facts.round());
        setLong(12, at);
        header.setString(13, uid);
        header.setInt(14, facts.whiteElo());
        header.setInt(15, facts.blackElo());
        if (header.executeUpdate() == 0) {
            return 0;
        }
        long id = newest();
        content.setLong(1, id);
        content.setBytes(2, GameCodec.write(game));
        content.executeUpdate();
        positions.add(id, game);
        return id;
    }

    /** Writes the batched rows. */
    void complete() throws SQLException {
        positions.flush();
    }

    private long newest() throws SQLException {
        try (ResultSet row = newest.executeQuery()) {
            row.next();
            return row.getLong(1);
        }
    }

    private void setLong(int index, @Nullable Long value) throws SQLException {
        if (value == null) {
            header.setNull(index, Types.INTEGER);
        } else {
            header.setLong(index, value);
        }
    }

    @Override
    public void close() throws SQLException {
        try (header; content; newest) {
            // Nothing else is held.
        }
    }
}
