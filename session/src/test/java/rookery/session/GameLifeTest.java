package rookery.session;

import static org.assertj.core.api.Assertions.assertThat;
import static rookery.session.Parlour.ADA;
import static rookery.session.Parlour.BO;
import static rookery.session.Parlour.GREEDY;
import static rookery.session.Parlour.OPTIONS;
import static rookery.session.Parlour.done;
import static rookery.session.Parlour.get;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.archive.Attempt;
import rookery.archive.GameRecord;
import rookery.archive.GameStore;
import rookery.archive.GameTerms;
import rookery.archive.Library;
import rookery.archive.GameEntry;
import rookery.archive.Player;
import rookery.archive.Profile;
import rookery.archive.StoredGame;
import rookery.archive.Trouble;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Presets;
import rookery.play.house.Greedy;
import rookery.play.match.Clocks;
import rookery.play.match.MatchAction;
import rookery.play.match.TimeControl;
import rookery.session.SessionSnapshot.State;

/** From the first move to the library: what is where, and when. */
class GameLifeTest {

    private static final Clocks TEN_MINUTES = Clocks.same(TimeControl.suddenDeath(Duration.ofMinutes(10)));

    @TempDir
    private Path data;

    private static GameTerms chess(Player white, Player black) {
        return Parlour.terms(Presets.FIDE, white, black, Clocks.UNTIMED);
    }

    private Player profile(String name) {
        try (Library library = ((Library.Opened) Library.open(data)).library()) {
            return Player.Person.of(done(library.profiles().create(Profile.named(name))));
        }
    }

    // G-02
    @Test
    void aGameIsInTheLibraryOnceWhenItIsOverAndNothingElseIsLeftOfIt() throws IOException {
        Player anna = profile("Anna");
        try (Parlour parlour = new Parlour(data, Parlour.library(data))) {
            GameSession session = done(parlour.sessions.begin(chess(anna, BO), null, OPTIONS));
            assertThat(session.snapshot().state()).isEqualTo(State.RUNNING);
            session.start();
            assertThat(Parlour.files(data)).as("before the first move").isEmpty();
            Parlour.Listening told = Parlour.Listening.to(session);
            Parlour.play(session, "f3", "e5", "g4");
            told.await((_, after) -> after.match().played().size() == 3);
            assertThat(Parlour.files(data)).containsExactly(session.id() + ".journal");
            assertThat(parlour.sessions.unfinished().games()).singleElement().satisfies(kept -> {
                assertThat(kept.state()).isEqualTo(GameStore.State.RUNNING);
                assertThat(kept.game().plies()).isEqualTo(3);
            });
            assertThat(Parlour.shelf(data)).isEmpty();
            Parlour.play(session, "Qh4#");
            SessionSnapshot last = get(session.settled());
            assertThat(last.state()).isEqualTo(State.FINISHED);
            assertThat(last.unsafe()).isEmpty();
            assertThat(Parlour.files(data)).isEmpty();
            StoredGame row = Parlour.shelf(data).getFirst();
            assertThat(Parlour.shelf(data)).hasSize(1);
            assertThat(row.uid()).isEqualTo(session.id());
            assertThat(row.owner()).isEqualTo(OptionalLong.of(((Player.Person) anna).profile()));
            assertThat(row.rated()).as("Bo is nobody we know").isFalse();
            assertThat(told.all().getLast()).isEqualTo(new Parlour.Listening.Told(new SessionEvent.Kept(row.id()), last));
            assertThat(get(parlour.sessions.recover())).isEmpty();
            assertThat(Parlour.shelf(data)).hasSize(1);
        }
    }

    @Test
    void helpAndTakenBackMovesMakeItFriendlyAndThatSurvivesLeaving() {
        Player anna = profile("Anna");
        Player ben = profile("Ben");
        try (Parlour parlour = new Parlour(data, Parlour.library(data))) {
            List<Boolean> rated = new ArrayList<>();
            for (int way = 0; way < 4; way++) {
                GameSession session = parlour.begin(chess(anna, ben));
                assertThat(session.snapshot().isRated()).isTrue();
                Parlour.play(session, "e4", "e5");
                if (way == 1) {
                    session.help();
                } else if (way == 2) {
                    get(session.post(new MatchAction.TakeBack(Side.BLACK, 1)));
                    Parlour.play(session, "c5");
                }
                get(session.leave());
                GameSession again = done(parlour.sessions.resume(session.id(), OPTIONS));
                assertThat(again.snapshot().isRated()).isEqualTo(way == 0 || way == 3);
                again.start();
                get(again.post(way == 3 ? new MatchAction.Abandon(Side.WHITE) : new MatchAction.Resign(Side.WHITE)));
                get(again.settled());
                rated.add(Parlour.shelf(data).stream().filter(row -> row.uid().equals(session.id())).findFirst().orElseThrow().rated());
            }
            assertThat(rated).containsExactly(true, false, false, false);
        }
    }

    @Test
    void openingAFileStartsNoProgramThatItNames() {
        List<String> asked = new ArrayList<>();
        BotSource source = player -> {
            asked.add(player.provider());
            return Optional.of(new Greedy());
        };
        Player program = new Player.Computer("uci:/somewhere/program", "Somebody", Map.of());
        try (Parlour parlour = new Parlour(data, Parlour.library(data), source)) {
            GameRecord saved = GameRecord.of("elsewhere", Parlour.NOON, chess(program, GREEDY), List.of());
            GameSession session = done(parlour.sessions.open(saved, OPTIONS));
            assertThat(asked).containsOnly("greedy");
            assertThat(session.snapshot().terms().white()).isEqualTo(Player.Person.guest("Somebody"));
            assertThat(session.snapshot().terms().black()).isEqualTo(GREEDY);
        }
    }

    // G-05 G-06 C-11 C-13
    @Test
    void anyNumberOfGamesWaitAndEachGoesOnAsItWas() throws IOException {
        Random random = new Random(7);
        List<GameRecord> left = new ArrayList<>();
        try (Parlour parlour = new Parlour(data, Parlour.library(data))) {
            for (int i = 0; i < 5; i++) {
                GameSession session = parlour.begin(Parlour.terms(i % 2 == 0 ? Presets.DICE : Presets.XXL, ADA, BO, TEN_MINUTES));
                parlour.timer.advance(Duration.ofSeconds(i + 1));
                Parlour.playAny(session, random, 6 + i);
                parlour.timer.advance(Duration.ofSeconds(3));
                if (i < 4) {
                    SessionSnapshot waiting = get(session.leave());
                    assertThat(waiting.state()).isEqualTo(State.WAITING);
                    left.add(session.record());
                } else {
                    // The program ends with one on the board.
                    parlour.sessions.close();
                    left.add(session.record());
                    assertThat(session.snapshot().state()).isEqualTo(State.WAITING);
                }
            }
        }
        try (Parlour parlour = new Parlour(data, Parlour.library(data))) {
            assertThat(parlour.sessions.unfinished().troubles()).isEmpty();
            assertThat(parlour.sessions.unfinished().games()).hasSize(5).allMatch(kept -> kept.state() == GameStore.State.WAITING);
            for (GameRecord record : left) {
                GameSession session = done(parlour.sessions.resume(record.id(), OPTIONS));
                assertThat(session.record()).isEqualTo(record);
                assertThat(session.snapshot().match().clock().state()).isEqualTo(record.now());
                session.start();
                Parlour.playAny(session, random, 1);
                get(session.leave());
                assertThat(session.record().actions()).startsWith(record.actions().toArray(Integer[]::new));
                assertThat(session.record().past().size()).isGreaterThan(record.past().size());
            }
            assertThat(Parlour.shelf(data)).isEmpty();
        }
    }

    @Test
    void aDiscardedGameComesBackWithItsDice() throws IOException {
        try (Parlour parlour = new Parlour(data, Parlour.library(data))) {
            GameSession session = parlour.begin(Parlour.terms(Presets.DICE, ADA, BO, Clocks.UNTIMED));
            Parlour.playAny(session, new Random(1), 5);
            assertThat(parlour.sessions.discard(session.id()).problem().orElseThrow().kind()).isEqualTo(Trouble.Kind.BUSY);
            get(session.leave());
            GameRecord record = session.record();
            done(parlour.sessions.discard(record.id()));
            assertThat(parlour.sessions.unfinished().games()).isEmpty();
            assertThat(parlour.sessions.resume(record.id(), OPTIONS).problem().orElseThrow().kind()).isEqualTo(Trouble.Kind.MISSING);
            assertThat(get(parlour.sessions.recover())).isEmpty();
            done(parlour.sessions.restore(record.id()));
            assertThat(parlour.sessions.restore(record.id()).problem().orElseThrow().kind()).isEqualTo(Trouble.Kind.MISSING);
            assertThat(done(parlour.sessions.resume(record.id(), OPTIONS)).record()).isEqualTo(record);
        }
        for (String wrong : List.of("../library", "nothing", "")) {
            try (Parlour parlour = new Parlour(data, Parlour.library(data))) {
                assertThat(parlour.sessions.discard(wrong).problem()).isPresent();
                assertThat(parlour.sessions.restore(wrong).problem()).isPresent();
                assertThat(parlour.sessions.resume(wrong, OPTIONS).problem()).isPresent();
            }
        }
    }

    @Test
    void aGameInWhichNobodyMovedIsKeptNowhere() throws IOException {
        try (Parlour parlour = new Parlour(data, Parlour.library(data))) {
            GameSession resigned = parlour.begin(chess(ADA, BO));
            get(resigned.post(new MatchAction.Resign(Side.WHITE)));
            assertThat(get(resigned.settled()).state()).isEqualTo(State.FINISHED);
            GameSession left = parlour.begin(chess(ADA, BO));
            assertThat(get(left.leave()).state()).isEqualTo(State.WAITING);
            GameSession neverStarted = done(parlour.sessions.begin(chess(ADA, BO), null, OPTIONS));
            get(neverStarted.leave());
            GameSession rolled = parlour.begin(Parlour.terms(Presets.DICE, ADA, BO, Clocks.UNTIMED));
            get(rolled.post(new MatchAction.Resign(Side.WHITE)));
            assertThat(get(rolled.settled()).state()).isEqualTo(State.FINISHED);
            // Everything taken back is nothing played.
            GameSession undone = parlour.begin(chess(ADA, BO));
            Parlour.play(undone, "e4");
            get(undone.post(new MatchAction.TakeBack(Side.WHITE, 1)));
            get(undone.post(new MatchAction.Resign(Side.WHITE)));
            get(undone.settled());
            assertThat(Parlour.files(data)).isEmpty();
        }
        assertThat(Parlour.shelf(data)).isEmpty();
    }

    @Test
    void aProfileDeletedMeanwhileCostsNoGame() {
        Player anna = profile("Anna");
        try (Parlour parlour = new Parlour(data, Parlour.library(data))) {
            GameSession session = parlour.begin(chess(anna, GREEDY));
            Parlour.Listening told = Parlour.Listening.to(session);
            Parlour.play(session, "e4");
            told.await((_, after) -> after.match().played().size() == 2);
            try (Library library = ((Library.Opened) Library.open(data)).library()) {
                done(library.profiles().delete(((Player.Person) anna).profile()));
            }
            get(session.post(new MatchAction.Resign(Side.WHITE)));
            get(session.settled());
            assertThat(Parlour.shelf(data)).singleElement().satisfies(row -> {
                assertThat(row.owner()).isEmpty();
                assertThat(row.white()).isEqualTo("Anna");
            });
        }
    }

    /** A bot with everything that differs from its provider's defaults sits there again, and one that is gone says so. */
    @Test
    void botsComeBackWithTheirLevel() {
        Player wren = new Player.Computer("greedy", "Wren", Map.of("Level", "3"));
        String id;
        try (Parlour parlour = new Parlour(data, Parlour.library(data))) {
            GameSession session = parlour.begin(chess(ADA, wren));
            Parlour.Listening told = Parlour.Listening.to(session);
            Parlour.play(session, "e4");
            told.await((_, after) -> after.match().played().size() == 2);
            get(session.leave());
            id = session.id();
        }
        try (Parlour parlour = new Parlour(data, Parlour.library(data), _ -> Optional.empty())) {
            Attempt<GameSession> nobody = parlour.sessions.resume(id, OPTIONS);
            assertThat(nobody.problem().orElseThrow().message()).contains("Wren");
        }
        try (Parlour parlour = new Parlour(data, Parlour.library(data))) {
            GameSession session = done(parlour.sessions.resume(id, OPTIONS));
            assertThat(session.terms().black()).isEqualTo(wren);
            session.start();
            Parlour.Listening told = Parlour.Listening.to(session);
            Parlour.play(session, "d3");
            told.await((_, after) -> after.match().played().size() == 4);
        }
    }

    @Test
    void aGameOfTheFirstVersionIsTakenIn() throws IOException {
        Path old = data.resolve("running-game.journal");
        Files.createDirectories(data);
        try (var in = GameLifeTest.class.getResourceAsStream("/journal/version-1.journal")) {
            Files.write(old, in.readAllBytes());
        }
        Files.writeString(data.resolve("running-game-2.journal"), "garbage");
        try (Parlour parlour = new Parlour(data, Parlour.library(data))) {
            assertThat(get(parlour.sessions.recover())).singleElement()
                    .satisfies(trouble -> assertThat(trouble.message()).contains("running-game-2"));
            assertThat(old).doesNotExist();
            assertThat(data.resolve("running-game-2.damaged.journal")).hasContent("garbage");
            assertThat(get(parlour.sessions.recover())).as("told once").isEmpty();
            GameRecord game = parlour.sessions.unfinished().games().getFirst().game();
            assertThat(parlour.sessions.unfinished().games()).hasSize(1);
            assertThat(game.plies()).isEqualTo(7);
            assertThat(game.terms().white()).isEqualTo(Player.Person.guest("Anna"));
            assertThat(game.terms().black()).isEqualTo(new Player.Computer("greedy", "Greedy", Map.of("Level", "3")));
            assertThat(game.terms().below()).isEqualTo(Side.BLACK);
            assertThat(game.terms().confirmsMoves()).isTrue();
            assertThat(game.terms().clocks().white()).isEqualTo(TimeControl.fischer(Duration.ofMinutes(5), Duration.ofSeconds(2)));
            assertThat(game.now().remaining(Side.WHITE)).isEqualTo(Duration.ofSeconds(299).toNanos());
            assertThat(game.now().remaining(Side.BLACK)).isEqualTo(Duration.ofMillis(296_250).toNanos());
            assertThat(game.dice().getFirst().seed().seed()).isEqualTo(4711);
            GameSession session = done(parlour.sessions.resume(game.id(), OPTIONS));
            assertThat(session.snapshot().match().roll()).as("the roll of the turn").isEqualTo(2);
            session.start();
            get(session.leave());
        }
    }

    /** The journal goes on without what is damaged, twice; both times what it was is kept, and is no game of its own. */
    @Test
    void whatIsDamagedInAJournalIsSetAside() throws IOException { // F-09
        String id;
        try (Parlour parlour = new Parlour(data, Parlour.library(data))) {
            GameSession session = parlour.begin(chess(ADA, BO));
            Parlour.play(session, "e4", "e5");
            get(session.leave());
            id = session.id();
        }
        Path journal = data.resolve("games").resolve(id + ".journal");
        List<String> spoilt = new ArrayList<>();
        for (String move : List.of("Nf3", "Nc6")) {
            Files.writeString(journal, "words of somebody\nand more\n", StandardOpenOption.APPEND);
            spoilt.add(Files.readString(journal));
            try (Parlour parlour = new Parlour(data, Parlour.library(data))) {
                assertThat(parlour.sessions.unfinished().troubles()).singleElement()
                        .satisfies(trouble -> assertThat(trouble.message()).contains("damaged", id));
                GameSession session = done(parlour.sessions.resume(id, OPTIONS));
                session.start();
                Parlour.play(session, move);
                get(session.leave());
                assertThat(parlour.sessions.unfinished().games()).hasSize(1);
                assertThat(parlour.sessions.unfinished().troubles()).isEmpty();
            }
        }
        assertThat(journal.resolveSibling(id + ".damaged.journal")).hasContent(spoilt.getFirst());
        assertThat(journal.resolveSibling(id + ".damaged-2.journal")).hasContent(spoilt.getLast());
    }

    @Test
    void aGameThatIsPlayedHereIsGivenAsItIs() {
        try (Parlour parlour = new Parlour(data, Parlour.library(data)); Parlour other = new Parlour(data, Parlour.library(data))) {
            GameSession session = parlour.begin(chess(ADA, BO));
            Parlour.Listening told = Parlour.Listening.to(session);
            Parlour.play(session, "e4");
            told.await((_, after) -> after.match().played().size() == 1);
            assertThat(done(parlour.sessions.resume(session.id(), OPTIONS))).isSameAs(session);
            assertThat(other.sessions.resume(session.id(), OPTIONS).problem().orElseThrow().kind()).isEqualTo(Trouble.Kind.BUSY);
            assertThat(other.sessions.unfinished().games()).singleElement()
                    .satisfies(kept -> assertThat(kept.state()).isEqualTo(GameStore.State.RUNNING));
            get(session.leave());
            assertThat(done(other.sessions.resume(session.id(), OPTIONS)).record().actions()).isEqualTo(session.record().actions());
        }
    }

    /** A mate that was written, and the result not: the program died in between. */
    @Test
    void aDecidedGameIsCompletedAtTheNextStart() {
        String id;
        try (GameStore store = new GameStore(data)) {
            try (Parlour parlour = new Parlour(data, _ -> new Attempt.Failed<>(new Trouble(Trouble.Kind.BUSY, "later")))) {
                GameSession session = parlour.begin(chess(ADA, BO));
                Parlour.Listening told = Parlour.Listening.to(session);
                Parlour.play(session, "f3", "e5", "g4", "Qh4#");
                told.await(SessionEvent.Unsafe.class);
                id = session.id();
                GameRecord over = done(store.read(id));
                done(store.write(
                        over.withPlay(over.past(), over.past().getLast().clock(), false, new rookery.kernel.position.Outcome.Ongoing())));
            }
        }
        try (Parlour parlour = new Parlour(data, Parlour.library(data))) {
            assertThat(parlour.sessions.unfinished().games()).isEmpty();
            assertThat(parlour.sessions.resume(id, OPTIONS).problem().orElseThrow().kind()).isEqualTo(Trouble.Kind.REFUSED);
            assertThat(get(parlour.sessions.recover())).isEmpty();
            assertThat(Parlour.shelf(data)).singleElement().satisfies(row -> assertThat(row.outcome().mark()).isEqualTo("0-1"));
        }
    }

    @Test
    void whatTheLibraryRefusesAtTheStartIsTriedAgain() throws IOException {
        try (Parlour parlour = new Parlour(data, _ -> new Attempt.Failed<>(new Trouble(Trouble.Kind.BUSY, "later")))) {
            GameSession session = parlour.begin(chess(ADA, BO));
            Parlour.Listening told = Parlour.Listening.to(session);
            Parlour.play(session, "f3", "e5", "g4", "Qh4#");
            told.await(SessionEvent.Unsafe.class);
        }
        AtomicBoolean broken = new AtomicBoolean(true);
        CompletableFuture<Attempt<StoredGame>> saved = new CompletableFuture<>();
        FinishedGames library = entry -> {
            if (broken.get()) {
                return new Attempt.Failed<>(new Trouble(Trouble.Kind.DAMAGED, "cannot be read"));
            }
            Attempt<StoredGame> row = Parlour.library(data).save(entry);
            saved.complete(row);
            return row;
        };
        try (Parlour parlour = new Parlour(data, library)) {
            assertThat(get(parlour.sessions.recover())).hasSize(1);
            broken.set(false);
            parlour.timer.advance(Parlour.RETRY);
            assertThat(done(get(saved)).outcome().mark()).isEqualTo("0-1");
            assertThat(get(parlour.sessions.recover())).isEmpty();
            assertThat(Parlour.shelf(data)).hasSize(1);
            assertThat(Parlour.files(data)).noneMatch(name -> name.endsWith(".journal"));
        }
    }

    @Test
    void closingTwiceAndRecoveringAfterwardsDoNoHarm() {
        Parlour parlour = new Parlour(data, Parlour.library(data));
        Parlour other = new Parlour(data, Parlour.library(data));
        GameSession session = other.begin(chess(ADA, BO));
        Parlour.Listening told = Parlour.Listening.to(session);
        Parlour.play(session, "e4");
        told.await((_, after) -> after.match().played().size() == 1);
        parlour.close();
        parlour.close();
        assertThat(get(parlour.sessions.recover())).isEmpty();
        try (Parlour third = new Parlour(data, Parlour.library(data))) {
            assertThat(third.sessions.resume(session.id(), OPTIONS).problem().orElseThrow().kind()).as("still played")
                    .isEqualTo(Trouble.Kind.BUSY);
        }
        other.close();
    }

    /** A saved order is recognised, whoever saves it. */
    @Test
    void theLibraryKnowsAGameByItsId() {
        List<GameEntry> orders = new ArrayList<>();
        FinishedGames library = Parlour.library(data);
        try (Parlour parlour = new Parlour(data, order -> {
            orders.add(order);
            return library.save(order);
        })) {
            GameSession session = parlour.begin(chess(ADA, BO));
            Parlour.play(session, "e4");
            get(session.post(new MatchAction.Resign(Side.BLACK)));
            get(session.settled());
            long row = Parlour.shelf(data).getFirst().id();
            assertThat(done(library.save(orders.getFirst())).id()).isEqualTo(row);
            assertThat(Parlour.shelf(data)).hasSize(1);
        }
    }
}
