package rookery.session;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import rookery.archive.Attempt;
import rookery.archive.GameRecord;
import rookery.archive.GameStore;
import rookery.archive.GameTerms;
import rookery.archive.GameEntry;
import rookery.archive.Player;
import rookery.archive.StoredGame;
import rookery.archive.Trouble;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Reason;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Strength;
import rookery.play.chance.Seeds;
import rookery.play.match.Adjudicator;
import rookery.play.match.ClockState;
import rookery.play.match.DiceSeed;
import rookery.play.match.DiceStretch;
import rookery.play.match.Match;
import rookery.play.match.Venue;
import rookery.play.rating.Glicko2;
import rookery.play.rating.Rating;

/**
 * All unfinished games of a data folder: begins and resumes them, and saves to the library those that ended when a program died. There may be any number of
 * them, and other programs may be playing some. Calls may come from any thread; those that return an {@link Attempt} touch the disk.
 */
public final class Sessions implements AutoCloseable {

    private static final System.Logger LOG = System.getLogger(Sessions.class.getName());
    private static final Duration RETRY = Duration.ofSeconds(3);
    private static final int WRITERS = 8;
    private static final Duration REST = Duration.ofSeconds(5);

    private final GameStore store;
    private final FinishedGames library;
    private final BotSource bots;
    private final Venue venue;
    private final InstantSource time;
    /** Several, so that many games do not queue for the disk; a game always uses the same one. */
    private final List<ExecutorService> writers = Stream
            .generate(() -> Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("journal").factory())).limit(WRITERS)
            .toList();
    private final ExecutorService librarian = Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("librarian").factory());
    private final Set<GameSession> playing = ConcurrentHashMap.newKeySet();
    private final Map<SeatedPlayers, CompletableFuture<Void>> leaving = new ConcurrentHashMap<>();
    private final AtomicLong numbers = new AtomicLong();
    private final AtomicBoolean closed = new AtomicBoolean();

    /**
     * @param data    the data folder
     * @param library where finished games go
     * @param venue   time and threads for the games
     */
    public Sessions(Path data, FinishedGames library, BotSource bots, Venue venue, InstantSource time) {
        store = new GameStore(data);
        this.library = library;
        this.bots = bots;
        this.venue = venue;
        this.time = time;
    }

    // ---- games ---------------------------------------------------------------------------------------------------

    /**
     * A new game, not started. Nothing is stored before its first move.
     *
     * @param dice the source of the rolls; null for unpredictable dice
     */
    public Attempt<GameSession> begin(GameTerms terms, @Nullable DiceSeed dice, SessionOptions options) {
        List<DiceStretch> stretches = terms.variant().hasDie()
                ? List.of(DiceStretch.of(0, dice == null ? DiceSeed.freshlyCommitted() : dice))
                : List.of();
        return play(GameRecord.of(newId(), time.instant(), terms, stretches), options);
    }

    /** Resumes an unfinished game, not started. Returns the running session if the game is being played here. */
    public Attempt<GameSession> resume(String id, SessionOptions options) {
        if (!GameStore.isId(id)) {
            return missing(id);
        }
        Optional<GameSession> here = find(id);
        if (here.isPresent()) {
            return new Attempt.Done<>(here.get());
        }
        if (!store.hold(id)) {
            return new Attempt.Failed<>(new Trouble(Trouble.Kind.BUSY, "This game is being played elsewhere on this machine."));
        }
        return orRelease(id, store.read(id).flatMap(game -> game.isOver() ? over() : seated(game, options)));
    }

    /** The session of a game that is being played here. */
    public Optional<GameSession> find(String id) {
        return playing.stream().filter(session -> session.id().equals(id) && session.snapshot().state() == SessionSnapshot.State.RUNNING)
                .findFirst();
    }

    /** An unfinished game as last stored, whoever plays it; also one that is over but not yet in the library. */
    public Attempt<GameRecord> read(String id) {
        return GameStore.isId(id) ? store.read(id) : missing(id);
    }

    private static <T> Attempt<T> missing(String id) {
        return new Attempt.Failed<>(new Trouble(Trouble.Kind.MISSING, "There is no unfinished game " + id + "."));
    }

    private static <T> Attempt<T> over() {
        return new Attempt.Failed<>(new Trouble(Trouble.Kind.REFUSED, "This game is over."));
    }

    private Attempt<GameSession> orRelease(String id, Attempt<GameSession> session) {
        if (session.problem().isPresent()) {
            store.release(id);
        }
        return session;
    }

    /** Continues a game saved to a file. If it matches an unfinished game of this folder, that game is resumed; otherwise it becomes a new, unrated game. */
    public Attempt<GameSession> open(GameRecord saved, SessionOptions options) {
        if (saved.isOver()) {
            return over();
        }
        Optional<GameRecord> here = GameStore.isId(saved.id()) ? store.read(saved.id()).result() : Optional.empty();
        if (here.isPresent() && isSame(here.get(), saved)) {
            return resume(saved.id(), options);
        }
        GameTerms terms = saved.terms();
        GameTerms own = terms.withPlayers(available(terms.white()), available(terms.black())).withRated(false).withBotSeed(Seeds.fresh());
        // The file may have revealed its seeds, so the dice get a new one.
        return play(reseeded(saved.fork(newId(), own)), options);
    }

    /** Whether both are the same game at the same point. Without a clock, thinking time is ignored. */
    private static boolean isSame(GameRecord here, GameRecord saved) {
        ClockState one = here.now();
        ClockState other = saved.now();
        boolean timed = here.terms().clocks().of(Side.WHITE).isTimed() || here.terms().clocks().of(Side.BLACK).isTimed();
        return here.actions().equals(saved.actions()) && one.white().equals(other.white()) && one.black().equals(other.black())
                && (!timed || one.turnElapsed() == other.turnElapsed());
    }

    /** A person takes the place of a computer player that is not available, and of a program named by its path: opening a file must not start programs. */
    private Player available(Player player) {
        return player instanceof Player.Computer computer && (computer.provider().contains(":") || bots.find(computer).isEmpty())
                ? Player.Person.guest(player.name())
                : player;
    }

    private static String newId() {
        // 12 characters of base 36: no two will be alike.
        String digits = Long.toUnsignedString(Seeds.fresh(), 36);
        return "g" + "0".repeat(Math.max(0, 11 - digits.length())) + digits.substring(Math.max(0, digits.length() - 11));
    }

    private Attempt<GameSession> play(GameRecord game, SessionOptions options) {
        store.hold(game.id());
        return orRelease(game.id(), seated(game, options));
    }

    private Attempt<GameSession> seated(GameRecord game, SessionOptions options) {
        return attempt(() -> SeatedPlayers.of(game.terms(), bots).<Attempt<SeatedPlayers>>map(Attempt.Done::new)
                .orElse(new Attempt.Failed<>(new Trouble(Trouble.Kind.MISSING,
                        "A computer player of this game (" + game.terms().white().name() + " or " + game.terms().black().name()
                                + ") is not installed. The game waits."))))
                .flatMap(players -> seated(rolling(game), players, options));
    }

    private Attempt<GameSession> seated(GameRecord game, SeatedPlayers players, SessionOptions options) {
        try {
            Match match = Match.continued(players.settings(options, GameStore.seedNow(game).orElse(null)), game.past(), game.now(), venue,
                    Adjudicator.NONE);
            GameSession session = new GameSession(this, game, match, players);
            playing.add(session);
            return new Attempt.Done<>(session);
        } catch (IllegalArgumentException e) {
            players.close();
            return new Attempt.Failed<>(new Trouble(Trouble.Kind.DAMAGED, "This game contradicts itself: " + e.getMessage() + "."));
        }
    }

    /** With a seed for the coming rolls: a new one if the current one is unknown here. */
    private static GameRecord rolling(GameRecord game) {
        return GameStore.seedNow(game).isPresent() ? game : reseeded(game);
    }

    /** With a new seed from here on, if there is a die. */
    private static GameRecord reseeded(GameRecord game) {
        if (!game.terms().variant().hasDie()) {
            return game;
        }
        List<DiceStretch> dice = new ArrayList<>(game.dice());
        if (dice.isEmpty() && !game.past().isEmpty()) {
            dice.add(new DiceStretch(0, "", null));
        }
        dice.add(DiceStretch.of(game.past().size(), DiceSeed.freshlyCommitted()));
        return game.withDice(dice);
    }

    /** All unfinished games, the last begun first, and what is wrong with those that cannot be read. */
    public GameStore.Contents unfinished() {
        GameStore.Contents all = store.contents();
        return new GameStore.Contents(all.games().stream().filter(kept -> kept.state() != GameStore.State.ENDING).toList(), all.troubles());
    }

    /** Claims this data folder for the window; false if another window has it. */
    public boolean isAlone() {
        return store.hold("window");
    }

    /** Claims this data folder for the server; false if another server has it. */
    public boolean isOnlyServer() {
        return store.hold("server");
    }

    /** Discards an unfinished game at the user's request; {@link #restore} brings it back. */
    public Attempt<Path> discard(String id) {
        if (!GameStore.isId(id)) {
            return missing(id);
        }
        if (!store.hold(id)) {
            return new Attempt.Failed<>(new Trouble(Trouble.Kind.BUSY, "This game is being played; leave it first."));
        }
        Attempt<Path> gone = store.discard(id, time.instant());
        store.release(id);
        return gone;
    }

    /** Brings back a discarded game. */
    public Attempt<Path> restore(String id) {
        return GameStore.isId(id) ? store.restore(id) : missing(id);
    }

    /**
     * Finishes, in the background, what programs that died left undone: saves finished games to the library and imports games of Rookery 0.1. Failures are
     * reported and retried.
     */
    public CompletableFuture<List<Trouble>> recover() {
        if (closed.get()) {
            return CompletableFuture.completedFuture(List.of());
        }
        CompletableFuture<List<Trouble>> done = new CompletableFuture<>();
        librarian().execute(() -> {
            var _ = done.completeAsync(this::complete, Runnable::run);
        });
        return done;
    }

    private List<Trouble> complete() {
        List<Trouble> troubles = new ArrayList<>(store.adopt());
        store.sweep(time.instant());
        List<Trouble> unshelved = shelveEnded();
        troubles.addAll(unshelved);
        if (!unshelved.isEmpty()) {
            shelveEndedLater();
        }
        return troubles;
    }

    private void shelveEndedLater() {
        later(() -> librarian().execute(() -> {
            if (!closed.get() && !shelveEnded().isEmpty()) {
                shelveEndedLater();
            }
        }));
    }

    private List<Trouble> shelveEnded() {
        List<Trouble> troubles = new ArrayList<>();
        for (GameStore.Kept kept : store.contents().games()) {
            String id = kept.game().id();
            if (kept.state() == GameStore.State.ENDING && store.hold(id)) {
                try {
                    // Read again: another program may have had it meanwhile.
                    store.read(id).result().filter(GameRecord::isOver).ifPresent(game -> shelve(game).ifPresent(troubles::add));
                } finally {
                    store.release(id);
                }
            }
        }
        return troubles;
    }

    /** Saves a finished game to the library and removes its journal; safe to repeat. */
    private Optional<Trouble> shelve(GameRecord game) {
        Optional<Trouble> unsaved = game.plies() == 0 ? Optional.empty() : save(game).problem();
        return unsaved.isPresent() ? unsaved : store.remove(game.id()).problem();
    }

    /** Leaves every game and waits briefly until all is written. The next start saves what did not reach the library. */
    @Override
    public void close() {
        if (closed.getAndSet(true)) {
            return;
        }
        List<GameSession> all = List.copyOf(playing);
        for (GameSession session : all) {
            var _ = session.leave();
        }
        await(all.stream().map(GameSession::tried).toList());
        await(List.copyOf(leaving.values()));
        writers.forEach(ExecutorService::shutdown);
        librarian.shutdown();
        store.close();
    }

    private static void await(List<? extends CompletableFuture<?>> all) {
        try {
            CompletableFuture.allOf(all.toArray(CompletableFuture[]::new)).get(REST.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException e) {
            LOG.log(System.Logger.Level.WARNING, "not everything was done at the end", e);
        }
    }

    // ---- for sessions --------------------------------------------------------------------------------------------

    GameStore store() {
        return store;
    }

    Venue venue() {
        return venue;
    }

    /** Stores a game's events in order; does nothing else. */
    Executor writer(String game) {
        ExecutorService writer = writers.get(Math.floorMod(game.hashCode(), WRITERS));
        return task -> execute(writer, task);
    }

    /** Talks to the library, which may be slow. */
    Executor librarian() {
        return task -> execute(librarian, task);
    }

    private static void execute(ExecutorService executor, Runnable task) {
        try {
            executor.execute(task);
        } catch (RejectedExecutionException e) {
            LOG.log(System.Logger.Level.DEBUG, "too late", e);
        }
    }

    /** Runs a task after a delay. */
    void later(Runnable task) {
        venue.timer().after(RETRY.toNanos(), task);
    }

    /** Snapshot numbers; they only grow, whoever plays the game and however often it is resumed. */
    long nextNumber() {
        return numbers.incrementAndGet();
    }

    /** The session is over: others may have its game. */
    void ended(GameSession session) {
        store.release(session.id());
        playing.remove(session);
    }

    /** Closes the bots once they are done with the game; that may take a while. */
    void dismiss(Match match, SeatedPlayers players) {
        CompletableFuture<Void> gone = CompletableFuture.allOf(match.released(Side.WHITE), match.released(Side.BLACK))
                // A bot that does not respond is closed anyway.
                .completeOnTimeout(null, REST.toMillis() / 2, TimeUnit.MILLISECONDS)
                .thenRunAsync(players::close, task -> venue.botThreads().newThread(task).start());
        leaving.put(players, gone);
        var _ = gone.whenComplete((_, _) -> leaving.remove(players));
    }

    /** Saves a finished game to the library; safe to repeat. Runs on the librarian's thread. */
    Attempt<StoredGame> save(GameRecord game) {
        Attempt<StoredGame> saved = attempt(() -> library.save(order(game, owner(game))));
        if (saved.problem().filter(trouble -> trouble.kind() == Trouble.Kind.MISSING).isPresent()) {
            // The profile was deleted during its game.
            saved = attempt(() -> library.save(order(game, OptionalLong.empty())));
        }
        return saved;
    }

    /** Runs the work and turns anything it throws into a trouble, so that no thread dies. */
    <T> Attempt<T> attempt(Supplier<Attempt<T>> work) {
        try {
            return work.get();
        } catch (RuntimeException | Error e) {
            LOG.log(System.Logger.Level.ERROR, "an attempt failed unexpectedly", e);
            return new Attempt.Failed<>(new Trouble(Trouble.Kind.DISK, "Something went wrong: " + e + "."));
        }
    }

    private GameEntry order(GameRecord game, OptionalLong owner) {
        GameTerms terms = game.terms();
        boolean abandoned = game.outcome() instanceof Outcome.Win(Side _, Reason reason) && reason == Reason.ABANDONED;
        Map<Side, Rating> measured = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            if (terms.player(side) instanceof Player.Computer computer) {
                bots.find(computer).flatMap(bot -> bot.strength(terms.variant(), new BotSettings(computer.options(), 0)))
                        .ifPresent(strength -> measured.put(side, rating(strength)));
            }
        }
        return new GameEntry(game.id(), game.game(), terms.white(), terms.black(), owner, time.instant(),
                terms.counts() && !game.helped() && !abandoned, measured);
    }

    /** The person at the bottom, or else the other one; empty if bots play each other. */
    private static OptionalLong owner(GameRecord game) {
        Side below = game.terms().below();
        for (Side side : List.of(below, below.opponent())) {
            if (game.terms().player(side) instanceof Player.Person person && !person.id().isEmpty()) {
                return OptionalLong.of(person.profile());
            }
        }
        return OptionalLong.empty();
    }

    /** A measured strength as a belief: 95 % of a normal distribution lie within 1.96 standard deviations. */
    private static Rating rating(Strength measured) {
        return new Rating(measured.rating(), Math.max(1, measured.error() / 1.96), Glicko2.STANDARD.newVolatility());
    }
}
