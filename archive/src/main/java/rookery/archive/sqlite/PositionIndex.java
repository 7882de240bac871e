package rookery.archive.sqlite;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import rookery.kernel.catalogue.VariantReader;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameNode;
import rookery.kernel.move.Move;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.position.Position;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Variant;

/**
 * Collects the positions of games and writes them in pages, see {@code 002-positions.sql}. Pages of many games are cheap to write, and a search reads one page
 * per import, however long the games. Mutable, for one transaction.
 */
final class PositionIndex {

    private static final String INSERT = "INSERT INTO position_page (bucket, first, entries) VALUES (?, ?, ?)";
    private static final int BUCKET_BITS = 12;
    private static final int BUCKETS = 1 << BUCKET_BITS;
    private static final int ENTRY = 11;
    /** How many entries are buffered before writing. */
    private static final int FULL = 1 << 20;
    private static final int MOST_GAMES = 1 << 24;
    private static final int LAST_PLY = 0xffff;

    private final Connection connection;
    private final PositionKey name = new PositionKey();
    private long[] keys = new long[256];
    /** Game above the first, in the upper 40 bits, and ply. */
    private long[] places = new long[256];
    private int size;
    private long first;

    PositionIndex(Connection connection) {
        this.connection = connection;
    }

    /** Adds the positions of the main line; ids must grow. */
    void add(long id, Game game) throws SQLException {
        if (size > 0 && (size >= FULL || id - first >= MOST_GAMES)) {
            flush();
        }
        first = size == 0 ? id : first;
        Position position = game.startPosition();
        put(position, id, 0);
        int ply = 0;
        for (GameNode node = game.root().next(); node != null && ply < LAST_PLY; node = node.next()) {
            if (node.roll() != 0) {
                position.make(Move.roll(node.roll()));
            }
            position.make(node.move());
            put(position, id, ++ply);
        }
    }

    private void put(Position position, long id, int ply) {
        if (size == keys.length) {
            keys = Arrays.copyOf(keys, 2 * size);
            places = Arrays.copyOf(places, 2 * size);
        }
        keys[size] = name.of(position);
        places[size++] = id - first << 16 | ply;
    }

    /** Writes what was added. */
    void flush() throws SQLException {
        int[] ends = new int[BUCKETS + 1];
        for (int i = 0; i < size; i++) {
            ends[bucket(keys[i]) + 1] += ENTRY;
        }
        for (int bucket = 0; bucket < BUCKETS; bucket++) {
            ends[bucket + 1] += ends[bucket];
        }
        ByteBuffer entries = ByteBuffer.allocate(size * ENTRY);
        int[] next = ends.clone();
        for (int i = 0; i < size; i++) {
            int at = next[bucket(keys[i])];
            next[bucket(keys[i])] += ENTRY;
            long rest = rest(keys[i]);
            entries.putInt(at, (int) (rest >>> 16)).putShort(at + 4, (short) rest);
            entries.put(at + 6, (byte) (places[i] >>> 32)).putInt(at + 7, (int) places[i]);
        }
        try (PreparedStatement insert = connection
                .prepareStatement("INSERT INTO position_page (bucket, first, entries) VALUES (?, ?, ?)")) {
            for (int bucket = 0; bucket < BUCKETS; bucket++) {
                if (ends[bucket + 1] > ends[bucket]) {
                    insert.setInt(1, bucket);
                    insert.setLong(2, first);
                    insert.setBytes(3, Arrays.copyOfRange(entries.array(), ends[bucket], ends[bucket + 1]));
                    insert.executeUpdate();
                }
            }
        }
        size = 0;
    }

    private static int bucket(long key) {
        return (int) (key >>> Long.SIZE - BUCKET_BITS);
    }

    /** The 48 bits below those of the bucket. */
    private static long rest(long key) {
        return key >>> 4 & 0xffff_ffff_ffffL;
    }

    // ---- searching -----------------------------------------------------------------------------------------------

    /** Receives an entry: a game, and after how many plies the position occurred. */
    @FunctionalInterface
    interface Visitor {
        void entry(long game, int ply);
    }

    /** The games in which the position occurred, each with the first ply after which it did. */
    static Hits find(Connection connection, Position position) throws SQLException {
        Hits hits = new Hits();
        each(connection, position, hits::add);
        return hits;
    }

    /** Reports every occurrence of the position, in the order of games and plies. */
    static void each(Connection connection, Position position, Visitor visitor) throws SQLException {
        long key = new PositionKey().of(position);
        int high = (int) (rest(key) >>> 16);
        short low = (short) rest(key);
        try (PreparedStatement pages = Sql.prepared(connection,
                "SELECT first, entries FROM position_page WHERE bucket = ? ORDER BY first", bucket(key));
                ResultSet rows = pages.executeQuery()) {
            while (rows.next()) {
                long start = rows.getLong(1);
                ByteBuffer entries = ByteBuffer.wrap(rows.getBytes(2));
                for (int at = 0; at + ENTRY <= entries.limit(); at += ENTRY) {
                    if (entries.getInt(at) == high && entries.getShort(at + 4) == low) {
                        visitor.entry(start + game(entries, at), entries.getShort(at + 9) & LAST_PLY);
                    }
                }
            }
        }
    }

    /** The game of an entry, counted from the first of its page. */
    private static int game(ByteBuffer entries, int at) {
        return (entries.get(at + 6) & 0xff) << 16 | entries.getShort(at + 7) & 0xffff;
    }

    // ---- removing ------------------------------------------------------------------------------------------------

    /** Removes the game from its pages, so that every entry belongs to an existing game. */
    static void remove(Connection connection, long id, Game game) throws SQLException {
        PositionIndex index = new PositionIndex(connection);
        index.add(id, game);
        for (int bucket : Arrays.stream(index.keys, 0, index.size).mapToInt(PositionIndex::bucket).distinct().toArray()) {
            long start = Sql.number(connection, "SELECT max(first) FROM position_page WHERE bucket = ? AND first <= ?", bucket, id);
            Optional<byte[]> page = Sql.first(connection, row -> row.getBytes(1),
                    "SELECT entries FROM position_page WHERE bucket = ? AND first = ?", bucket, start);
            if (page.isPresent()) {
                byte[] left = without(page.get(), other -> start + other == id);
                if (left.length == 0) {
                    Sql.run(connection, "DELETE FROM position_page WHERE bucket = ? AND first = ?", bucket, start);
                } else {
                    Sql.run(connection, "UPDATE position_page SET entries = ? WHERE bucket = ? AND first = ?", left, bucket, start);
                }
            }
        }
    }

    /** Copies the pages of the gathered games except those left out, with ids shifted by {@code base}. */
    static void join(Connection connection, long base, BitSet left) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SELECT bucket, first, entries FROM gathered.position_page ORDER BY bucket, first");
                PreparedStatement insert = connection.prepareStatement(INSERT)) {
            while (rows.next()) {
                int start = rows.getInt(2);
                byte[] entries = without(rows.getBytes(3), other -> left.get(start + other));
                if (entries.length > 0) {
                    insert.setInt(1, rows.getInt(1));
                    insert.setLong(2, base + start);
                    insert.setBytes(3, entries);
                    insert.executeUpdate();
                }
            }
        }
    }

    private static byte[] without(byte[] page, IntPredicate unwanted) {
        ByteBuffer entries = ByteBuffer.wrap(page);
        byte[] left = new byte[page.length];
        int size = 0;
        for (int at = 0; at + ENTRY <= page.length; at += ENTRY) {
            if (!unwanted.test(game(entries, at))) {
                System.arraycopy(page, at, left, size, ENTRY);
                size += ENTRY;
            }
        }
        return Arrays.copyOf(left, size);
    }

    // ---- the games of version 1 ----------------------------------------------------------------------------------

    /** Adds all games. An unreadable one is left out, and reported when it is opened. */
    static void fill(Connection connection) throws SQLException {
        PositionIndex index = new PositionIndex(connection);
        Map<Long, Optional<Variant>> rules = new HashMap<>();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("""
                        SELECT g.id, g.ruleset, r.json, c.content
                        FROM game g JOIN ruleset r ON r.id = g.ruleset JOIN game_content c ON c.game = g.id ORDER BY g.id
                        """)) {
            while (rows.next()) {
                String json = rows.getString(3);
                Optional<Variant> variant = rules.computeIfAbsent(rows.getLong(2), _ -> variant(json));
                if (variant.isPresent()) {
                    try {
                        index.add(rows.getLong(1), GameCodec.read(variant.get(), rows.getBytes(4)));
                    } catch (IOException e) {
                        System.getLogger(PositionIndex.class.getName()).log(System.Logger.Level.WARNING, "a game is damaged", e);
                    }
                }
            }
        }
        index.flush();
    }

    private static Optional<Variant> variant(String json) {
        return VariantReader.read(json) instanceof VariantReader.Accepted(Variant variant) ? Optional.of(variant) : Optional.empty();
    }

    /**
     * Identifies positions by 64 bits that are the same in every run: the kernel's key, salted by board and pieces. The die is ignored. Rule sets with the same
     * board and pieces share positions. Caches variants; mutable, for one thread.
     */
    private static final class PositionKey {

        private static final long OFFSET = 0xcbf29ce484222325L;
        private static final long PRIME = 0x100000001b3L;
        private final IdentityHashMap<Variant, Long> salts = new IdentityHashMap<>();

        long of(Position position) {
            return bare(position).key() ^ salts.computeIfAbsent(position.variant(), PositionKey::salt);
        }

        private static Position bare(Position position) {
            return position.roll() != 0
                    && Position.of(position.variant(), position.setup().withRoll(0)) instanceof Verdict.Playable(Position unrolled)
                            ? unrolled
                            : position;
        }

        /** FNV-1a over the board size and the pieces in their order, on which the kernel's key depends. */
        private static long salt(Variant variant) {
            StringBuilder text = new StringBuilder(variant.shape().files() + "x" + variant.shape().ranks());
            for (PieceKind kind : variant.kinds()) {
                text.append(' ').append(kind.letter()).append(':').append(kind.movement().betza());
            }
            long hash = OFFSET;
            for (int i = 0; i < text.length(); i++) {
                hash = (hash ^ text.charAt(i)) * PRIME;
            }
            return hash;
        }
    }
}
