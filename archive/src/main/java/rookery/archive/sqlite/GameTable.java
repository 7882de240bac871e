package rookery.archive.sqlite;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import rookery.archive.Attempt;
import rookery.archive.Exploration;
import rookery.archive.GamePage;
import rookery.archive.GameQuery;
import rookery.archive.Games;
import rookery.archive.ImportProgress;
import rookery.archive.ImportReport;
import rookery.archive.GameEntry;
import rookery.archive.StoredGame;
import rookery.archive.Trouble;
import rookery.archive.Trouble.Kind;
import rookery.archive.format.GameFile;
import rookery.kernel.catalogue.VariantReader;
import rookery.kernel.game.Game;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;
import rookery.kernel.variant.Variant;

/** The games, each stored in full with its rules. */
final class GameTable implements Games {

    private static final System.Logger LOG = System.getLogger(GameTable.class.getName());
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("yyyy.MM.dd", Locale.ROOT);
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT);

    private final Database database;
    private final GameFigures figures = new GameFigures();

    GameTable(Database database) {
        this.database = database;
    }

    @Override
    public Attempt<StoredGame> save(GameEntry order) {
        Game game = labelled(order);
        GameHeader facts = GameHeader.of(game);
        return database.write(connection -> {
            OptionalLong known = known(connection, order.id());
            if (known.isPresent()) {
                return GameSearch.one(connection, known.getAsLong()).orElseThrow();
            }
            checkOwner(connection, order.owner());
            try (GameRows rows = new GameRows(connection)) {
                long white = rows.player(order.white());
                long black = rows.player(order.black());
                long id = rows.add(game, facts, white, black, order.owner().isPresent() ? order.owner().getAsLong() : null,
                        order.at().toEpochMilli(), order.id().isEmpty() ? null : order.id());
                if (id == 0) {
                    id = Sql.number(connection, "SELECT id FROM game WHERE digest = ?", (Object) facts.digest());
                } else if (order.rated() && isRateable(order)) {
                    RatingBook.add(connection, new RatingBook.Bout(id, order.at().toEpochMilli(), game.variant().family(), white, black,
                            score(game.outcome()), order.measured().get(Side.WHITE), order.measured().get(Side.BLACK)));
                }
                rows.complete();
                return GameSearch.one(connection, id).orElseThrow();
            }
        });
    }

    /** The row of the game that was played under this id. */
    private static OptionalLong known(Connection connection, String uid) throws SQLException {
        long id = uid.isEmpty() ? 0 : Sql.number(connection, "SELECT id FROM game WHERE uid = ?", uid);
        return id == 0 ? OptionalLong.empty() : OptionalLong.of(id);
    }

    /** A copy whose tags say who and when, so that an export can be recognised when it comes back. */
    private static Game labelled(GameEntry order) {
        Game game = order.game().copy();
        game.tag("White", order.white().name());
        game.tag("Black", order.black().name());
        if (!order.id().isEmpty()) {
            game.tag("GameId", order.id());
        }
        LocalDateTime at = LocalDateTime.ofInstant(order.at(), ZoneOffset.UTC);
        if (GameHeader.of(game).day() == 0) {
            game.tag("Date", DAY.format(at));
        }
        if (game.tag("UTCTime") == null) {
            game.tag("UTCDate", DAY.format(at));
            game.tag("UTCTime", TIME.format(at));
        }
        return game;
    }

    private static void checkOwner(Connection connection, OptionalLong owner) throws SQLException, SqliteErrors.Stop {
        if (owner.isPresent() && Sql.number(connection, "SELECT count(*) FROM profile WHERE id = ?", owner.getAsLong()) == 0) {
            throw new SqliteErrors.Stop(Kind.MISSING, "This profile no longer exists.");
        }
    }

    private static boolean isRateable(GameEntry order) {
        boolean abandoned = switch (order.game().outcome()) {
            case Outcome.Ongoing() -> true;
            case Outcome.Win(Side _, Reason reason) -> reason == Reason.ABANDONED;
            case Outcome.Draw(Reason reason) -> reason == Reason.ABANDONED;
        };
        return !abandoned && !order.white().id().isEmpty() && !order.black().id().isEmpty()
                && !order.white().id().equals(order.black().id());
    }

    private static double score(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Win(Side side, Reason _) -> side == Side.WHITE ? 1 : 0;
            case Outcome.Draw _ -> 0.5;
            case Outcome.Ongoing() -> throw new IllegalArgumentException("no result");
        };
    }

    @Override
    public Attempt<GamePage> find(GameQuery query) {
        return database.read(connection -> GameSearch.page(connection, query));
    }

    @Override
    public Attempt<Exploration> explore(Position position, int lastGames) {
        return database.read(connection -> PositionExplorer.explore(connection, figures, position, lastGames));
    }

    @Override
    public Attempt<Game> load(long id) {
        return database.read(connection -> load(connection, id));
    }

    private static Game load(Connection connection, long id) throws SQLException, SqliteErrors.Stop {
        record Row(String rules, byte[] content) {
        }
        Row row = Sql.first(connection, each -> new Row(each.getString(1), each.getBytes(2)), """
                SELECT r.json, c.content FROM game g JOIN ruleset r ON r.id = g.ruleset JOIN game_content c ON c.game = g.id WHERE g.id = ?
                """, id).orElseThrow(() -> new SqliteErrors.Stop(Kind.MISSING, "This game is not in the library any more."));
        if (!(VariantReader.read(row.rules()) instanceof VariantReader.Accepted(Variant variant))) {
            throw new SqliteErrors.Stop(Kind.DAMAGED, "The rules of game " + id + " cannot be read.");
        }
        try {
            return GameCodec.read(variant, row.content());
        } catch (IOException e) {
            throw new SqliteErrors.Stop(Kind.DAMAGED, "Game " + id + " is damaged: " + e.getMessage() + ".");
        }
    }

    @Override
    public Attempt<Integer> delete(List<Long> ids) {
        return database.write(connection -> {
            int deleted = 0;
            boolean rated = false;
            for (long id : ids) {
                forgetPositions(connection, id);
                rated |= Sql.number(connection, "SELECT count(*) FROM rated_game WHERE game = ?", id) > 0;
                deleted += Sql.run(connection, "DELETE FROM game WHERE id = ?", id);
            }
            if (rated) {
                RatingBook.recompute(connection);
            }
            return deleted;
        });
    }

    private static void forgetPositions(Connection connection, long id) throws SQLException {
        try {
            PositionIndex.remove(connection, id, load(connection, id));
        } catch (SqliteErrors.Stop e) {
            // An unreadable game was never indexed, or is already gone.
            LOG.log(System.Logger.Level.DEBUG, e.trouble().message());
        }
    }

    @Override
    public Attempt<Map<String, String>> variants() {
        return database.read(connection -> {
            Map<String, String> variants = new LinkedHashMap<>();
            Sql.list(connection, row -> variants.put(row.getString(1), row.getString(2)), """
                    SELECT variant, name FROM ruleset r WHERE EXISTS (SELECT 1 FROM game g WHERE g.ruleset = r.id) ORDER BY name
                    """);
            return variants;
        });
    }

    @Override
    public Attempt<ImportReport> importPgn(Path file, OptionalLong owner, Consumer<ImportProgress> progress, BooleanSupplier cancelled) {
        return new PgnImport(database, owner, progress, cancelled).run(file);
    }

    @Override
    public Attempt<Integer> export(List<Long> ids, Path file) {
        if (!GameFile.canWrite(file)) {
            return new Attempt.Failed<>(new Trouble(Kind.REFUSED, "Games are written to files .pgn, .rookery, .json or .fen."));
        }
        if (ids.isEmpty() || ids.size() > 1 && !GameFile.holdsMany(file)) {
            return new Attempt.Failed<>(new Trouble(Kind.REFUSED, ids.isEmpty()
                    ? "There is no game to write."
                    : file + " holds one game; several go into a file .pgn."));
        }
        try {
            // One at a time, so that the library is not blocked and memory holds one game.
            GameFile.write(file, ids.size(), number -> switch (load(ids.get(number))) {
                case Attempt.Done<Game>(Game game) -> game;
                case Attempt.Failed<Game>(Trouble trouble) -> throw new Unloaded(trouble);
            });
            return new Attempt.Done<>(ids.size());
        } catch (Unloaded e) {
            return new Attempt.Failed<>(e.trouble);
        } catch (IOException e) {
            return new Attempt.Failed<>(Trouble.of(file, e));
        }
    }

    /** A game that was to be written could not be read. */
    private static final class Unloaded extends IOException {
        private static final long serialVersionUID = 1;
        private final transient Trouble trouble;

        Unloaded(Trouble trouble) {
            super(trouble.message());
            this.trouble = trouble;
        }
    }
}
