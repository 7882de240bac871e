package rookery.serve.table;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import rookery.archive.Attempt;
import rookery.archive.GameRecord;
import rookery.archive.GameTerms;
import rookery.archive.Player;
import rookery.archive.Trouble;
import rookery.kernel.notation.Fen;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Chess960;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;
import rookery.play.chance.Seeds;
import rookery.play.chance.SplitMix64;
import rookery.play.file.DiskTrouble;
import rookery.play.match.Clocks;
import rookery.play.match.TimeControl;
import rookery.play.match.TimeControlReading;
import rookery.play.match.TimeControlText;
import rookery.play.match.Timer;
import rookery.play.match.Venue;
import rookery.serve.flow.Feed;
import rookery.serve.host.HostWindow;
import rookery.serve.http.Subscription;
import rookery.serve.wire.JsonFields;
import rookery.serve.wire.JsonText;
import rookery.serve.wire.PersonName;
import rookery.serve.wire.Refused;
import rookery.serve.wire.Tokens;
import rookery.session.GameSession;
import rookery.session.SessionOptions;
import rookery.session.Sessions;

/** All tables of a server: creates them, restores them after a restart, and removes unused ones. Thread-safe. */
public final class Tables {

    private static final System.Logger LOG = System.getLogger(Tables.class.getName());
    private static final SessionOptions OPTIONS = new SessionOptions(true, Duration.ofMillis(700));
    /** How long a deserted table stays: one with a finished or unstarted game, and one with a running game. */
    private static final Duration IDLE = Duration.ofDays(1);
    private static final Duration UNFINISHED = Duration.ofDays(60);
    private static final long LOOK = Duration.ofSeconds(10).toNanos();
    private static final int LONGEST_FEN = 1_000;

    private final Sessions sessions;
    private final TableFile files;
    private final GameMenu menu;
    private final Venue venue;
    private final InstantSource time;
    private final TableLimits limits;
    private final String node;
    private final Map<String, Table> tables = new ConcurrentHashMap<>();
    private final Map<String, HostWindow> hosts = new ConcurrentHashMap<>();
    private volatile BiConsumer<String, Optional<String>> wall = (_, _) -> {
    };
    private volatile Timer.@Nullable Alarm alarm;
    private volatile boolean closed;
    private volatile List<String> addresses = List.of();

    /**
     * @param folder where they are stored
     * @param node the prefix of all table ids, so that a proxy can route them; may be empty
     */
    public Tables(Path folder, Sessions sessions, GameMenu menu, Venue venue, InstantSource time, TableLimits limits, String node) {
        this.sessions = sessions;
        this.menu = menu;
        this.venue = venue;
        this.time = time;
        this.limits = limits;
        this.node = node;
        files = new TableFile(folder);
    }

    // ---- for tables ----------------------------------------------------------------------------------------------

    Sessions sessions() {
        return sessions;
    }

    TableFile files() {
        return files;
    }

    Venue venue() {
        return venue;
    }

    InstantSource time() {
        return time;
    }

    SessionOptions options() {
        return OPTIONS;
    }

    boolean isOwn(Variant variant) {
        return menu.isOwn(variant);
    }

    void changed(Table table) {
        String id = table.record().id();
        if (tables.get(id) == table) {
            wall.accept(id, Optional.of(table.summary()));
        }
        HostWindow window = hosts.get(id);
        if (window != null) {
            window.changed(table.guestNews());
        }
    }

    void begun(Table table, GameSession game) {
        HostWindow window = hosts.get(table.record().id());
        if (window != null) {
            window.begun(game);
        }
    }

    /** Sets the server's addresses for others, so that links work on their machines too. Call before the first page connects. */
    public void reachedAt(List<String> places) {
        addresses = List.copyOf(places);
    }

    // ---- starting and ending -------------------------------------------------------------------------------------

    /** Restores the tables of the last run. */
    public void load() {
        for (TableRecord record : files.all()) {
            try {
                load(record);
            } catch (RuntimeException e) {
                LOG.log(System.Logger.Level.WARNING, "table " + record.id() + " could not be set up again", e);
            }
        }
        sweep();
    }

    /** Starts checking presence. */
    public void open() {
        watch();
    }

    private void load(TableRecord record) {
        Table table = new Table(this, record);
        Optional<GameRecord> ended = files.ended(record.id(), record.at());
        String game = record.game();
        if (ended.isPresent()) {
            table.show(ended.get());
        } else if (game != null) {
            Optional<GameRecord> kept = sessions.read(game).result();
            if (kept.isPresent() && kept.get().isOver()) {
                keepEnd(record, kept.get());
                table.show(kept.get());
            } else if (kept.isPresent()) {
                switch (sessions.resume(game, OPTIONS)) {
                    case Attempt.Done<GameSession>(GameSession session) -> table.takeUp(session);
                    case Attempt.Failed<GameSession>(Trouble trouble) -> {
                        // Another program is playing it; the table is not ours now.
                        LOG.log(System.Logger.Level.WARNING, trouble.message());
                        return;
                    }
                }
            } else if (record.moved()) {
                // It was finished or discarded elsewhere.
                remove(table);
                return;
            } else {
                // A game without moves is not stored, so it begins again.
                try {
                    table.begin();
                } catch (Refused refused) {
                    return;
                }
            }
        }
        tables.put(record.id(), table);
    }

    private void keepEnd(TableRecord record, GameRecord game) {
        try {
            files.end(record.id(), game);
        } catch (IOException e) {
            LOG.log(System.Logger.Level.WARNING, "the game of a table could not be kept there: " + DiskTrouble.words(e));
        }
    }

    private void watch() {
        if (!closed) {
            alarm = venue.timer().after(LOOK, () -> {
                tables.values().forEach(Table::look);
                watch();
            });
        }
    }

    /** Tells everybody that the server is ending; the sessions leave their games. */
    public void close() {
        closed = true;
        Timer.Alarm watching = alarm;
        if (watching != null) {
            watching.cancel();
        }
        tables.forEach((id, table) -> table.end("bye", new JsonText().with("reason", hosts.containsKey(id) ? "host" : "closing").text()));
        // A window's guest may return only to a running game.
        hosts.keySet().stream().map(tables::get).filter(table -> table != null && (table.isOver() || table.game().isEmpty()))
                .forEach(table -> clearAway(table.record().id()));
        // Writes in progress are finished; nothing new is started.
        for (Table table : tables.values()) {
            try {
                Waiting.await(table.idle());
            } catch (Refused refused) {
                LOG.log(System.Logger.Level.WARNING, "a table is busy at the end");
            }
        }
    }

    boolean isClosed() {
        return closed;
    }

    /** Sets the listener of the wall: it receives the id and summary of a changed table, or empty for a removed one. */
    public void wall(BiConsumer<String, Optional<String>> changed) {
        wall = changed;
    }

    public Collection<String> summaries() {
        return tables.values().stream().sorted(Comparator.comparing((Table table) -> table.record().at())).map(Table::summary).toList();
    }

    /** The tables' summaries for the wall, by id. */
    public Map<String, String> summariesById() {
        return tables.values().stream().collect(Collectors.toMap(table -> table.record().id(), Table::summary));
    }

    // ---- clearing away -------------------------------------------------------------------------------------------

    private void sweep() {
        Instant now = time.instant();
        for (Table table : List.copyOf(tables.values())) {
            Duration limit = table.isOver() || table.game().isEmpty() ? IDLE : UNFINISHED;
            if (table.isDeserted() && table.record().at().plus(limit).isBefore(now)) {
                remove(table);
            }
        }
        long excess = tables.size() - limits.tables() + 1L;
        if (excess > 0) {
            tables.values().stream().filter(table -> table.isDeserted() && table.isOver())
                    .sorted(Comparator.comparing(table -> table.record().at())).limit(excess).toList().forEach(this::remove);
        }
    }

    private void remove(Table table) {
        String id = table.record().id();
        tables.remove(id);
        hosts.remove(id);
        table.end("gone", "{}");
        table.abandon();
        clearAway(id);
        wall.accept(id, Optional.empty());
    }

    // ---- beginning -----------------------------------------------------------------------------------------------

    /** The reply to beginning a game or sitting down. */
    private static JsonText seated(TableRecord record, String seat, String token) {
        return new JsonText().with("table", record.id()).with("seat", seat).with("token", token).with("links", links(record, token));
    }

    private static JsonText links(TableRecord record, @Nullable String token) {
        String watch = "/table/" + record.id();
        boolean sits = record.side(token) != null;
        return new JsonText().with("watch", watch).with("join", sits && record.join() != null ? watch + "#join=" + record.join() : null)
                .with("seat", sits ? watch + "#seat=" + token : null);
    }

    /** Begins a game as a page requests. */
    public JsonText begin(JsonFields fields) throws Refused {
        Variant variant = menu.variant(fields.text("variant"));
        String name = PersonName.read(fields.text("name"));
        JsonFields opponent = fields.object("opponent").orElseThrow(() -> Refused.badRequest("“opponent” is missing."));
        Side side = side(fields.text("side", "random"));
        boolean waits = switch (fields.text("away", "runs")) {
            case "runs" -> false;
            case "waits" -> true;
            default -> throw Refused.badRequest("“away” should be runs or waits.");
        };
        String token = Tokens.fresh();
        Occupant own = Occupant.person(name, token);
        Player person = Player.Person.guest(name);
        Optional<String> bot = opponent.textOf("bot");
        boolean here = opponent.flag("here");
        Occupant occupant;
        Player player;
        if (bot.isPresent()) {
            player = menu.bot(bot.get(), variant);
            occupant = Occupant.bot(player.name());
        } else if (here) {
            player = Player.Person.guest(PersonName.read(opponent.text("name", side == Side.WHITE ? "Black" : "White")));
            occupant = Occupant.person(player.name(), token);
        } else if (opponent.flag("person")) {
            player = Player.Person.guest("");
            occupant = Occupant.FREE;
        } else {
            throw Refused.badRequest("“opponent” should say a bot, a person or here.");
        }
        boolean white = side == Side.WHITE;
        GameTerms terms = new GameTerms(variant, start(variant, fields.textOf("fen")), white ? person : player, white ? player : person,
                Clocks.same(clock(fields.text("clock", "-"))), side, false, false, true, Seeds.fresh());
        TableRecord record = new TableRecord(newId(), terms, fields.flag("open"), waits, white ? own : occupant, white ? occupant : own,
                occupant.isFree() ? Tokens.fresh() : null, null, false, time.instant());
        Table table = setUp(record);
        return seated(table.record(), here ? "both" : GameStory.name(side), token);
    }

    private Table setUp(TableRecord record) throws Refused {
        sweep();
        boolean bot = record.white().kind() == Occupant.Kind.BOT || record.black().kind() == Occupant.Kind.BOT;
        long bots = tables.values().stream().filter(table -> !table.isOver()).map(Table::record)
                .filter(each -> each.white().kind() == Occupant.Kind.BOT || each.black().kind() == Occupant.Kind.BOT).count();
        if (closed) {
            throw new Refused(503, "closing", "The server is being closed.", 2);
        }
        if (tables.size() >= limits.tables() || bot && bots >= limits.botTables()) {
            throw new Refused(503, "full", "So many games are being played here that there is no room for another.", 60);
        }
        Table table = new Table(this, record);
        try {
            files.write(record);
        } catch (IOException e) {
            LOG.log(System.Logger.Level.WARNING, "a table could not be kept: " + DiskTrouble.words(e));
            throw new Refused(503, "failed", "The game could not be kept on the server's disk, so it was not begun.");
        }
        if (record.isComplete()) {
            table.begin();
        }
        tables.put(record.id(), table);
        changed(table);
        return table;
    }

    private String newId() {
        String digits = Tokens.fresh().substring(0, 20);
        return node.isEmpty() ? "t-" + digits : node + "-" + digits;
    }

    private static Side side(String text) throws Refused {
        return switch (text) {
            case "white" -> Side.WHITE;
            case "black" -> Side.BLACK;
            case "random" -> Side.of((int) (Seeds.fresh() & 1));
            default -> throw Refused.badRequest("“side” should be white, black or random.");
        };
    }

    private static TimeControl clock(String text) throws Refused {
        return switch (TimeControlText.read(text)) {
            case TimeControlReading.Known(TimeControl control) -> control;
            case TimeControlReading.Unknown() -> throw new Refused(400, "bad-clock", "That is not a time control to play by.");
            case TimeControlReading.Refused(String reason) -> throw new Refused(400, "bad-clock", reason + ".");
        };
    }

    private static Setup start(Variant variant, Optional<String> fen) throws Refused {
        if (fen.isEmpty()) {
            return Chess960.start(variant, SplitMix64.below(Chess960.ARRAYS, SplitMix64.at(Seeds.fresh(), 0)));
        }
        return position(variant, fen.get()).setup();
    }

    /** A playable position sent by a page. */
    static Position position(Variant variant, String fen) throws Refused {
        if (fen.length() > LONGEST_FEN) {
            throw new Refused(400, "bad-position", "That is not a position.");
        }
        return switch (Fen.read(variant, fen)) {
            case Fen.Refused(List<String> problems) -> throw new Refused(400, "bad-position", String.join("; ", problems) + ".");
            case Fen.Read(Setup setup) -> switch (Position.of(variant, setup)) {
                case Verdict.Unplayable(var problems) -> throw new Refused(400, "bad-position", "This position cannot be played: "
                        + problems.stream().map(problem -> problem.text()).sorted().collect(Collectors.joining("; ")) + ".");
                case Verdict.Playable(Position position) -> {
                    if (position.outcome().isOver()) {
                        throw new Refused(400, "bad-position", "In this position the game is over.");
                    }
                    yield position;
                }
            };
        };
    }

    // ---- for a window --------------------------------------------------------------------------------------------

    /**
     * A table where the window's user plays one side and the invited guest the other.
     *
     * @return the id of the table
     */
    public String host(GameTerms terms, Side own, HostWindow window) throws Refused {
        boolean white = own == Side.WHITE;
        Occupant host = Occupant.window(terms.player(own).name());
        TableRecord record = new TableRecord(newId(), terms, false, false, white ? host : Occupant.FREE, white ? Occupant.FREE : host,
                Tokens.fresh(),
                null, false, time.instant());
        hosts.put(record.id(), window);
        try {
            return setUp(record).record().id();
        } catch (Refused refused) {
            hosts.remove(record.id());
            throw refused;
        }
    }

    /**
     * A table for a game running in the window.
     *
     * @param free the side for the invited guest; null if all only watch
     * @return the id of the table
     */
    public String share(GameSession game, @Nullable Side free, HostWindow window) throws Refused {
        GameTerms terms = game.terms();
        TableRecord record = seats(files, game.id()).filter(before -> guest(before) == free)
                .orElseGet(() -> new TableRecord(newId(), terms, false, false, occupant(terms, Side.WHITE, free),
                        occupant(terms, Side.BLACK, free),
                        free == null ? null : Tokens.fresh(), game.id(), true, time.instant()));
        if (tables.size() >= limits.tables()) {
            throw new Refused(503, "full", "So many games are being played here that there is no room for another.", 60);
        }
        Table table = new Table(this, record);
        tables.put(record.id(), table);
        table.attach(game);
        hosts.put(record.id(), window);
        try {
            files.write(record);
        } catch (IOException e) {
            LOG.log(System.Logger.Level.WARNING, "a table could not be kept: " + DiskTrouble.words(e));
        }
        return record.id();
    }

    /** The seats at the time the window was closed. */
    private static Optional<TableRecord> seats(TableFile files, String game) {
        return files.all().stream().filter(record -> game.equals(record.game())).findFirst();
    }

    /** The side played by link, or free for that; null if all only watch. */
    private static @Nullable Side guest(TableRecord record) {
        for (Side side : Side.values()) {
            if (record.occupant(side).isFree() || record.occupant(side).kind() == Occupant.Kind.PERSON) {
                return side;
            }
        }
        return null;
    }

    /** The side played by link when the window with that game was closed; empty if none. */
    public static Optional<Side> guest(Path folder, String game) {
        return seats(new TableFile(folder), game).map(Tables::guest);
    }

    private static Occupant occupant(GameTerms terms, Side side, @Nullable Side free) {
        return !terms.player(side).isPerson()
                ? Occupant.bot(terms.player(side).name())
                : side == free ? Occupant.FREE : Occupant.window(terms.player(side).name());
    }

    /** The path of the link to sit down, or to watch if no seat is free. */
    public Optional<String> invitation(String id) {
        return Optional.ofNullable(tables.get(id)).map(Table::record)
                .map(record -> "/table/" + id + (record.join() == null ? "" : "#join=" + record.join()));
    }

    /** What the window's player asks of the other: {@code take-back}, {@code allow-take-back}, {@code refuse-take-back}, {@code rematch}, {@code refuse-rematch}. */
    public CompletableFuture<Long> ask(String id, Side side, String type) {
        Table table = tables.get(id);
        return table == null
                ? CompletableFuture.failedFuture(new Refused(404, "no-table", "There is no such table."))
                : table.intendFromWindow(side, type);
    }

    /** Removes the table; its game continues in the window. */
    public void withdraw(String id) {
        Table table = tables.remove(id);
        hosts.remove(id);
        if (table != null) {
            table.end("gone", "{}");
            clearAway(id);
            wall.accept(id, Optional.empty());
        }
    }

    private void clearAway(String id) {
        try {
            files.delete(id);
        } catch (IOException e) {
            LOG.log(System.Logger.Level.WARNING, "a table could not be cleared away: " + DiskTrouble.words(e));
        }
    }

    // ---- for pages -----------------------------------------------------------------------------------------------

    private Table find(String id) throws Refused {
        Table table = TableFile.isId(id) ? tables.get(id) : null;
        if (table == null) {
            throw new Refused(404, "no-table", "There is no such table; it may have been cleared away.");
        }
        return table;
    }

    /** The public tables with a free seat. */
    public JsonText lobby() {
        Stream<String> open = tables.values().stream().map(Table::record).filter(record -> record.open() && record.join() != null)
                .sorted(Comparator.comparing(TableRecord::at)).limit(100).map(record -> {
                    Side free = record.white().isFree() ? Side.WHITE : Side.BLACK;
                    return new JsonText().with("id", record.id()).with("variant", record.terms().variant().id())
                            .with("variantName", record.terms().variant().name())
                            .with("clock", TimeControlText.write(record.terms().clocks().of(free)))
                            .with("name", record.occupant(free.opponent()).name()).with("side", GameStory.name(free))
                            .with("join", "/table/" + record.id() + "#join=" + record.join()).text();
                });
        return new JsonText().raw("tables", JsonText.list(open))
                .with("running", tables.values().stream().filter(table -> table.record().isComplete() && !table.isOver()).count());
    }

    public JsonText sit(String id, JsonFields fields) throws Refused {
        Table table = find(id);
        String join = fields.text("join");
        String name = PersonName.read(fields.text("name"));
        String token = Tokens.fresh();
        Side side = Waiting.await(table.sit(join, name, token));
        return seated(table.record(), GameStory.name(side), token);
    }

    public JsonText intend(String id, String token, JsonFields fields) throws Refused {
        return new JsonText().with("number", Waiting.await(find(id).intend(token, Intent.read(fields))));
    }

    public void here(String id, String token) throws Refused {
        Table table = find(id);
        if (!isSeat(table, token)) {
            throw new Refused(401, "no-seat", "This page has no seat at the table.");
        }
        table.word(token);
    }

    /** Whether the token is valid for a seat of the table. */
    public boolean isSeat(String id, String token) throws Refused {
        return isSeat(find(id), token);
    }

    private static boolean isSeat(Table table, String token) {
        return table.record().side(token) != null;
    }

    /** @param token of a seat; empty for a spectator */
    public Subscription events(String id, String token) throws Refused {
        Table table = find(id);
        Object stream = new Object();
        return new Subscription(table.feed(), () -> greeting(table.record(), token).with("addresses", addresses),
                () -> table.opened(stream, token),
                () -> table.closed(stream));
    }

    private static JsonText greeting(TableRecord record, String token) {
        Side side = record.side(token);
        String free = record.white().isFree() ? "white" : record.black().isFree() ? "black" : null;
        return new JsonText().with("seat", side == null ? null : record.isShared() ? "both" : GameStory.name(side))
                .with("token", token.isEmpty() || side != null).with("boot", Feed.BOOT).with("links", links(record, token))
                .with("join", free);
    }

    /** A new token for a player who has lost theirs. */
    public JsonText reseat(JsonFields fields) throws Refused {
        Table table = find(fields.text("table"));
        Side side = switch (fields.text("side")) {
            case "white" -> Side.WHITE;
            case "black" -> Side.BLACK;
            default -> throw Refused.badRequest("“side” should be white or black.");
        };
        return new JsonText().with("link", "/table/" + table.record().id() + "#seat=" + Waiting.await(table.reseat(side)));
    }

    /** The position after that many plies of a table's game. */
    public Position position(String id, int ply) throws Refused {
        return Waiting.await(find(id).positionAt(ply));
    }

    /** A position of any variant. */
    public Position position(String variant, @Nullable String fen) throws Refused {
        Variant rules = menu.variant(variant);
        return fen == null ? Position.start(rules) : position(rules, fen);
    }

    public JsonText variantJson(Variant variant) {
        return GameStory.variantJson(variant, menu.isOwn(variant));
    }

    /** Waiting for a table, on the thread of a request. */
    private static final class Waiting {

        private static final int PATIENCE_SECONDS = 20;

        private Waiting() {
        }

        static <T> T await(CompletableFuture<T> result) throws Refused {
            try {
                return result.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
            } catch (ExecutionException e) {
                if (e.getCause() instanceof Refused refused) {
                    throw refused;
                }
                throw new IllegalStateException(e);
            } catch (TimeoutException e) {
                throw new Refused(503, "slow", "The server is too busy to answer; ask again.", 2);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new Refused(503, "closing", "The server is being closed.", 2);
            }
        }
    }
}
