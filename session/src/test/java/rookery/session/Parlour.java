package rookery.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import rookery.archive.Attempt;
import rookery.archive.GameQuery;
import rookery.archive.GameStore;
import rookery.archive.GameTerms;
import rookery.archive.Library;
import rookery.archive.Player;
import rookery.archive.StoredGame;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.San;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotProvider;
import rookery.play.house.Greedy;
import rookery.play.house.RandomMover;
import rookery.play.match.Clocks;
import rookery.play.match.DiceSeed;
import rookery.play.match.ManualTimer;
import rookery.play.match.MatchAction;
import rookery.play.match.Venue;

/** Sessions for tests: time passes when told, the referee works on the thread that asks, and the library is a real one. */
final class Parlour implements AutoCloseable {

    static final Instant NOON = Instant.parse("2026-11-16T12:00:00Z");
    static final SessionOptions OPTIONS = new SessionOptions(false, Duration.ZERO);
    static final Player ADA = Player.Person.guest("Ada");
    static final Player BO = Player.Person.guest("Bo");
    static final Player GREEDY = new Player.Computer("greedy", "Greedy", Map.of());
    static final DiceSeed DICE = new DiceSeed(5_318_008_231_977_042L, "0123456789abcdef0123456789abcdef");
    /** Longer than the sessions wait before they try again. */
    static final Duration RETRY = Duration.ofSeconds(4);

    final Path data;
    final ManualTimer timer = new ManualTimer();
    final Venue venue = Venue.standard().withTimer(timer).withReferee(Runnable::run);
    final Sessions sessions;

    Parlour(Path data, FinishedGames library) {
        this(data, library, Parlour::bot);
    }

    Parlour(Path data, FinishedGames library, BotSource bots) {
        this.data = data;
        sessions = new Sessions(data, library, bots, venue, () -> NOON);
    }

    static Optional<BotProvider> bot(Player.Computer player) {
        return switch (player.provider()) {
            case "greedy" -> Optional.of(new Greedy());
            case "random" -> Optional.of(new RandomMover());
            default -> Optional.empty();
        };
    }

    /** A library that is opened for every call, as by another program. */
    static FinishedGames library(Path data) {
        return order -> switch (Library.open(data)) {
            case Library.Opened(Library library) -> {
                try (library) {
                    yield library.games().save(order);
                }
            }
            case Library.Refused(var trouble) -> new Attempt.Failed<>(trouble);
        };
    }

    static List<StoredGame> shelf(Path data) {
        try (Library library = ((Library.Opened) Library.open(data)).library()) {
            return done(library.games().find(GameQuery.ALL.withPage(0, 1_000))).games();
        }
    }

    static <T> T done(Attempt<T> attempt) {
        assertThat(attempt.problem()).isEmpty();
        return attempt.result().orElseThrow();
    }

    static <T> T get(CompletableFuture<T> future) {
        try {
            return future.get(60, TimeUnit.SECONDS);
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    static GameTerms terms(Variant variant, Player white, Player black, Clocks clocks) {
        return new GameTerms(variant, variant.start(), white, black, clocks, Side.WHITE, true, false, false, 5);
    }

    GameSession begin(GameTerms terms) {
        DiceSeed dice = terms.variant().hasDie() ? DICE : null;
        GameSession session = done(sessions.begin(terms, dice, OPTIONS));
        session.start();
        return session;
    }

    /** Plays a move written as in a score sheet. */
    static void play(GameSession session, String... moves) {
        for (String move : moves) {
            Position position = current(session);
            Side side = position.turn();
            assertThat(get(session.post(new MatchAction.Play(side, San.parse(position, move)))).isAccepted()).as(move).isTrue();
        }
    }

    /** The position on the board, told or not. */
    static Position current(GameSession session) {
        return get(session.post(new MatchAction.SetPace(Duration.ZERO)).thenApply(answer -> switch (answer) {
            case rookery.play.match.Answer.Accepted(var snapshot) -> snapshot.position();
            case rookery.play.match.Answer.Refused _ -> session.snapshot().match().position();
        }));
    }

    /**
     * Plays any legal moves for the person to move, but none that ends the game: a game that was opened from a file rolls by a seed of its
     * own, and must not be over now and then.
     */
    static void playAny(GameSession session, Random random, int moves) {
        for (int i = 0; i < moves; i++) {
            Position position = current(session);
            MoveList legal = new MoveList();
            position.legalMoves(legal);
            int[] harmless = legal.stream().filter(move -> !ends(position, move)).toArray();
            get(session.post(new MatchAction.Play(position.turn(), harmless[random.nextInt(harmless.length)])));
        }
    }

    private static boolean ends(Position position, int move) {
        Position after = position.copy();
        after.make(move);
        return after.outcome().isOver();
    }

    /** Everything that was told of a session, in order. */
    static final class Listening implements SessionListener {
        record Told(SessionEvent event, SessionSnapshot after) {
        }

        private final List<Told> told = new ArrayList<>();

        static Listening to(GameSession session) {
            Listening listening = new Listening();
            session.listen(listening);
            return listening;
        }

        @Override
        public synchronized void on(SessionEvent event, SessionSnapshot after) {
            told.add(new Told(event, after));
            notifyAll();
        }

        synchronized List<Told> all() {
            return List.copyOf(told);
        }

        /** Waits until something was told. */
        synchronized SessionSnapshot await(BiPredicate<SessionEvent, SessionSnapshot> wanted) {
            long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
            while (true) {
                Optional<Told> found = told.stream().filter(each -> wanted.test(each.event(), each.after())).findFirst();
                if (found.isPresent()) {
                    return found.get().after();
                }
                try {
                    long left = (until - System.nanoTime()) / 1_000_000;
                    assertThat(left).as("waiting for something that was never told; told was " + told.stream().map(Told::event).toList())
                            .isPositive();
                    wait(left);
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
        }

        SessionSnapshot await(Class<? extends SessionEvent> type) {
            return await((event, _) -> type.isInstance(event));
        }
    }

    static List<String> files(Path data) throws IOException {
        Path folder = data.resolve(GameStore.FOLDER);
        if (Files.notExists(folder)) {
            return List.of();
        }
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(file -> file.getFileName().toString()).filter(name -> !name.equals("lock") && !name.equals("deleted")).sorted()
                    .toList();
        }
    }

    @Override
    public void close() {
        sessions.close();
    }
}
