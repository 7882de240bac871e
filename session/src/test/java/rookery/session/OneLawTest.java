package rookery.session;

import static org.assertj.core.api.Assertions.assertThat;
import static rookery.session.Parlour.ADA;
import static rookery.session.Parlour.BO;
import static rookery.session.Parlour.OPTIONS;
import static rookery.session.Parlour.done;
import static rookery.session.Parlour.get;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.archive.Attempt;
import rookery.archive.GameRecord;
import rookery.archive.GameStore;
import rookery.archive.GameTerms;
import rookery.archive.Library;
import rookery.archive.Player;
import rookery.archive.StoredGame;
import rookery.archive.Trouble;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Presets;
import rookery.play.match.Clocks;
import rookery.play.match.MatchAction;
import rookery.play.match.MatchEvent;
import rookery.session.SessionSnapshot.State;

/** An action is forced to the disk, then shown; a finished game is committed to the library, and only then its journal goes. */
class OneLawTest {

    private static final Player RANDOM = new Player.Computer("random", "Random", Map.of());

    @TempDir
    private Path data;

    private static GameTerms chess() {
        return Parlour.terms(Presets.FIDE, ADA, BO, Clocks.UNTIMED);
    }

    // G-03
    @Test
    void nothingIsToldThatIsNotInTheJournal() {
        List<String> wrong = Collections.synchronizedList(new ArrayList<>());
        AtomicInteger looked = new AtomicInteger();
        try (GameStore reader = new GameStore(data); Parlour parlour = new Parlour(data, Parlour.library(data))) {
            GameSession session = done(parlour.sessions.begin(Parlour.terms(Presets.DICE, RANDOM, RANDOM, Clocks.UNTIMED), null, OPTIONS));
            session.listen((event, after) -> {
                if (after.match().played().isEmpty() || event instanceof SessionEvent.Kept) {
                    return;
                }
                looked.incrementAndGet();
                List<Integer> shown = after.match().actions();
                Attempt<GameRecord> read = reader.read(session.id());
                GameRecord kept = read.result().orElse(null);
                if (kept == null || kept.past().size() < shown.size() || !kept.actions().subList(0, shown.size()).equals(shown)
                        || after.match().isOver() && !kept.isOver()) {
                    wrong.add(event + " was told and not kept: " + read);
                }
            });
            Parlour.Listening told = Parlour.Listening.to(session);
            session.start();
            told.await((_, after) -> after.match().played().size() > 30 || after.match().isOver());
            get(session
                    .post(new MatchAction.Adjudicate(new rookery.kernel.position.Outcome.Draw(rookery.kernel.position.Reason.AGREEMENT))));
            get(session.settled());
        }
        assertThat(wrong).isEmpty();
        assertThat(looked.get()).isGreaterThan(20);
    }

    @Test
    void theJournalGoesOnlyAfterTheRowIsCommitted() throws IOException {
        List<List<String>> there = new ArrayList<>();
        FinishedGames library = Parlour.library(data);
        try (Parlour parlour = new Parlour(data, order -> {
            Attempt<StoredGame> saved = library.save(order);
            try {
                there.add(Parlour.files(data));
            } catch (IOException e) {
                throw new AssertionError(e);
            }
            return saved;
        })) {
            GameSession session = parlour.begin(chess());
            Parlour.play(session, "e4");
            get(session.post(new MatchAction.Resign(Side.WHITE)));
            get(session.settled());
            assertThat(there).containsExactly(List.of(session.id() + ".journal"));
            assertThat(Parlour.files(data)).isEmpty();
        }
    }

    // G-03: a library that is busy with something long keeps nobody from playing on.
    @Test
    void aLibraryThatTakesItsTimeDelaysNoMove() throws IOException {
        CountDownLatch imported = new CountDownLatch(1);
        FinishedGames library = Parlour.library(data);
        try (Parlour parlour = new Parlour(data, order -> {
            try {
                imported.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            return library.save(order);
        })) {
            GameSession first = parlour.begin(chess());
            Parlour.play(first, "e4");
            get(first.post(new MatchAction.Resign(Side.WHITE)));
            GameSession second = parlour.begin(chess());
            Parlour.Listening told = Parlour.Listening.to(second);
            Parlour.play(second, "d4", "d5", "c4");
            assertThat(told.await((_, after) -> after.match().played().size() == 3).unsafe()).isEmpty();
            get(second.leave());
            assertThat(Parlour.files(data)).containsExactlyInAnyOrder(first.id() + ".journal", second.id() + ".journal");
            assertThat(first.snapshot().state()).isEqualTo(State.ENDING);
            imported.countDown();
            assertThat(get(first.settled()).state()).isEqualTo(State.FINISHED);
            assertThat(Parlour.files(data)).containsExactly(second.id() + ".journal");
        }
    }

    // G-02
    @Test
    void aDamagedLibraryCostsNoGame() throws IOException {
        Path file = data.resolve(Library.FILE_NAME);
        Files.createDirectories(data);
        Files.writeString(file, "this is no library at all, whatever its name says: " + "x".repeat(5_000));
        String id;
        try (Parlour parlour = new Parlour(data, Parlour.library(data))) {
            GameSession session = parlour.begin(chess());
            id = session.id();
            Parlour.Listening told = Parlour.Listening.to(session);
            Parlour.play(session, "f3", "e5", "g4", "Qh4#");
            SessionSnapshot unsafe = told.await(SessionEvent.Unsafe.class);
            assertThat(unsafe.state()).isEqualTo(State.ENDING);
            assertThat(unsafe.unsafe().orElseThrow().kind()).isEqualTo(Trouble.Kind.DAMAGED);
            parlour.timer.advance(Parlour.RETRY);
            assertThat(session.settled()).isNotDone();
        }
        assertThat(Parlour.files(data)).containsExactly(id + ".journal");
        Files.delete(file);
        try (Parlour parlour = new Parlour(data, Parlour.library(data))) {
            assertThat(get(parlour.sessions.recover())).isEmpty();
            assertThat(Parlour.shelf(data)).singleElement().satisfies(row -> assertThat(row.uid()).isEqualTo(id));
            assertThat(Parlour.files(data)).isEmpty();
        }
    }

    // G-12: opening the library throws.
    @Test
    void aLibraryThatThrowsStopsNothing() {
        AtomicInteger calls = new AtomicInteger();
        FinishedGames library = Parlour.library(data);
        try (Parlour parlour = new Parlour(data, order -> {
            return switch (calls.getAndIncrement()) {
                case 0 -> throw new IllegalStateException("no driver");
                case 1 -> throw new NoClassDefFoundError("org/sqlite/JDBC");
                default -> library.save(order);
            };
        })) {
            GameSession session = parlour.begin(chess());
            Parlour.Listening told = Parlour.Listening.to(session);
            Parlour.play(session, "e4");
            get(session.post(new MatchAction.Resign(Side.WHITE)));
            told.await((_, after) -> after.unsafe().filter(why -> why.message().contains("no driver")).isPresent());
            parlour.timer.advance(Parlour.RETRY);
            told.await((_, after) -> after.unsafe().filter(why -> why.message().contains("JDBC")).isPresent());
            GameSession other = parlour.begin(chess());
            Parlour.play(other, "e4");
            get(other.leave());
            parlour.timer.advance(Parlour.RETRY);
            SessionSnapshot kept = get(session.settled());
            assertThat(kept.state()).isEqualTo(State.FINISHED);
            assertThat(kept.unsafe()).isEmpty();
            assertThat(Parlour.shelf(data)).hasSize(1);
        }
    }

    /** The program dies after the row was committed and before the journal went: the game is there once. */
    @Test
    void aCrashBetweenLibraryAndJournalIsCompleted() throws IOException {
        FinishedGames library = Parlour.library(data);
        try (Parlour parlour = new Parlour(data, order -> {
            done(library.save(order));
            return new Attempt.Failed<>(new Trouble(Trouble.Kind.DISK, "the cable was pulled"));
        })) {
            GameSession session = parlour.begin(chess());
            Parlour.Listening told = Parlour.Listening.to(session);
            Parlour.play(session, "e4");
            get(session.post(new MatchAction.Resign(Side.WHITE)));
            told.await(SessionEvent.Unsafe.class);
        }
        assertThat(Parlour.files(data)).hasSize(1);
        assertThat(Parlour.shelf(data)).hasSize(1);
        for (int start = 0; start < 2; start++) {
            try (Parlour parlour = new Parlour(data, library)) {
                assertThat(get(parlour.sessions.recover())).isEmpty();
                assertThat(get(parlour.sessions.recover())).isEmpty();
                assertThat(Parlour.files(data)).isEmpty();
                assertThat(Parlour.shelf(data)).hasSize(1);
            }
        }
    }

    @Test
    void twoProgramsThatStartAtOnceBringAGameToTheLibraryOnce() throws IOException {
        try (Parlour parlour = new Parlour(data, _ -> new Attempt.Failed<>(new Trouble(Trouble.Kind.BUSY, "later")))) {
            for (int i = 0; i < 5; i++) {
                GameSession session = parlour.begin(chess());
                Parlour.Listening told = Parlour.Listening.to(session);
                Parlour.play(session, "e4");
                get(session.post(new MatchAction.Resign(Side.WHITE)));
                told.await(SessionEvent.Unsafe.class);
            }
        }
        try (Parlour one = new Parlour(data, Parlour.library(data)); Parlour two = new Parlour(data, Parlour.library(data))) {
            CompletableFuture<List<Trouble>> first = one.sessions.recover();
            CompletableFuture<List<Trouble>> second = two.sessions.recover();
            assertThat(get(first)).isEmpty();
            assertThat(get(second)).isEmpty();
            assertThat(Parlour.shelf(data)).hasSize(5);
            assertThat(Parlour.files(data)).isEmpty();
        }
    }

    // G-10
    @Test
    void nothingOfAnOldGameReachesThoseWhoWatchTheNewOne() {
        try (Parlour parlour = new Parlour(data, Parlour.library(data))) {
            for (int restart = 0; restart < 50; restart++) {
                GameSession old = parlour.begin(Parlour.terms(Presets.FIDE, RANDOM, RANDOM, Clocks.UNTIMED));
                Parlour.Listening oldTold = Parlour.Listening.to(old);
                int moves = restart % 5;
                oldTold.await((_, after) -> after.match().played().size() >= moves);
                var leaving = old.leave();
                GameSession fresh = parlour.begin(Parlour.terms(Presets.FIDE, RANDOM, RANDOM, Clocks.UNTIMED));
                Parlour.Listening told = Parlour.Listening.to(fresh);
                told.await((_, after) -> after.match().played().size() >= 2);
                get(leaving);
                get(fresh.leave());
                assertThat(told.all()).allMatch(each -> each.after().game().equals(fresh.id()));
                assertThat(oldTold.all()).allMatch(each -> each.after().game().equals(old.id()));
                assertThat(oldTold.all().getLast().event()).isInstanceOfAny(SessionEvent.Left.class, SessionEvent.Kept.class);
                assertThat(told.all()).extracting(each -> each.after().number()).isSorted().doesNotHaveDuplicates();
            }
        }
    }

    /** Whoever shows a game and takes it up again must not take the new snapshots for old ones. */
    @Test
    void numbersGrowWhenAGameIsTakenUpAgain() {
        try (Parlour parlour = new Parlour(data, Parlour.library(data))) {
            GameSession session = parlour.begin(chess());
            Parlour.play(session, "e4", "e5", "Nf3");
            long last = get(session.leave()).number();
            GameSession again = done(parlour.sessions.resume(session.id(), OPTIONS));
            assertThat(again.snapshot().number()).isGreaterThan(last);
            Parlour.Listening told = Parlour.Listening.to(again);
            again.start();
            assertThat(told.await(SessionEvent.Happened.class).number()).isGreaterThan(last + 1);
        }
    }

    @Test
    void aListenerThatFailsHarmsNobodyElse() {
        try (Parlour parlour = new Parlour(data, Parlour.library(data))) {
            GameSession session = done(parlour.sessions.begin(chess(), null, OPTIONS));
            session.listen((_, _) -> {
                throw new AssertionError("on purpose");
            });
            Parlour.Listening told = Parlour.Listening.to(session);
            session.start();
            Parlour.play(session, "e4");
            get(session.post(new MatchAction.Resign(Side.WHITE)));
            get(session.settled());
            assertThat(told.all()).anyMatch(each -> each.event() instanceof SessionEvent.Happened(MatchEvent.Moved _));
            assertThat(Parlour.shelf(data)).hasSize(1);
        }
    }

    /** Leaving stops a bot in its thoughts; what it says later is not heard, and nothing is written any more. */
    @Test
    void leavingWhileABotThinks() throws IOException {
        CountDownLatch thinking = new CountDownLatch(1);
        CountDownLatch never = new CountDownLatch(1);
        rookery.play.bot.BotProvider slow = new SlowBot(thinking, never);
        try (Parlour parlour = new Parlour(data, Parlour.library(data), _ -> java.util.Optional.of(slow))) {
            GameSession session = parlour.begin(Parlour.terms(Presets.FIDE, ADA, RANDOM, Clocks.UNTIMED));
            Parlour.play(session, "e4");
            thinking.await();
            assertThat(get(session.leave()).state()).isEqualTo(State.WAITING);
            byte[] before = Files.readAllBytes(data.resolve(GameStore.FOLDER).resolve(session.id() + ".journal"));
            session.help();
            assertThat(get(session.post(new MatchAction.Resign(Side.WHITE))).isAccepted()).isFalse();
            get(session.leave());
            parlour.timer.advance(Duration.ofMinutes(1));
            assertThat(Files.readAllBytes(data.resolve(GameStore.FOLDER).resolve(session.id() + ".journal"))).isEqualTo(before);
            assertThat(done(parlour.sessions.resume(session.id(), OPTIONS)).record().plies()).isEqualTo(1);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** Thinks until it is interrupted. */
    private record SlowBot(CountDownLatch thinking, CountDownLatch never) implements rookery.play.bot.BotProvider {
        @Override
        public String id() {
            return "slow";
        }

        @Override
        public String displayName() {
            return "Slow";
        }

        @Override
        public boolean plays(rookery.kernel.variant.Variant variant) {
            return true;
        }

        @Override
        public rookery.play.bot.Bot create(rookery.play.bot.BotSettings settings) {
            return (_, _, _) -> {
                thinking.countDown();
                never.await();
                throw new AssertionError("nobody lets it");
            };
        }
    }
}
