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
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.archive.Attempt;
import rookery.archive.GameRecord;
import rookery.archive.GameStore;
import rookery.archive.GameEntry;
import rookery.archive.StoredGame;
import rookery.archive.Trouble;
import rookery.kernel.move.MoveList;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;
import rookery.play.file.FaultyDisk;
import rookery.play.match.Clocks;
import rookery.play.match.MatchAction;
import rookery.play.match.TimeControl;
import rookery.session.SessionSnapshot.State;

/** Every disk operation fails once, and from each one on all fail: play continues, the user is told, and nothing is lost. */
class FailingDiskTest {

    /** A library in memory, which knows games by their ids as the real one does. */
    private static final class Shelf implements FinishedGames {
        private final Map<String, GameEntry> games = new ConcurrentHashMap<>();
        private final AtomicInteger saves = new AtomicInteger();

        @Override
        public Attempt<StoredGame> save(GameEntry order) {
            saves.incrementAndGet();
            games.putIfAbsent(order.id(), order);
            return new Attempt.Done<>(
                    new StoredGame(games.size(), order.id(), OptionalLong.empty(), "", "", "", "", order.game().outcome(), "", "",
                            "", 0, java.util.Optional.empty(), order.rated(), -1));
        }
    }

    /** The first steps make the folder for the lock; where they fail the folder is made again when the game is written, and nobody need be told. */
    private static final int FOLDER = 2;

    @TempDir
    private Path place;

    /** What happens in the game, and its result. */
    private static final class Play {
        final Parlour parlour;
        final GameStore reader;
        final List<String> wrong = Collections.synchronizedList(new ArrayList<>());
        final List<CompletableFuture<SessionSnapshot>> settled = new ArrayList<>();
        boolean unsafeWasTold;
        String id = "";

        Play(Path data, FinishedGames library) {
            parlour = new Parlour(data, library);
            reader = new GameStore(data);
        }

        /** What is reported as stored is on disk, whatever fails. */
        private void listen(GameSession session) {
            session.listen((event, after) -> {
                unsafeWasTold |= event instanceof SessionEvent.Unsafe;
                if (after.unsafe().isEmpty() && !after.match().played().isEmpty() && after.state() != State.FINISHED) {
                    List<Integer> kept = reader.read(session.id()).map(GameRecord::actions).orElse(List.of());
                    List<Integer> shown = after.match().actions();
                    // Within a batch, what is reported is older than what is stored; a take-back may follow.
                    if (kept.size() >= shown.size()
                            ? !kept.subList(0, shown.size()).equals(shown)
                            : !shown.subList(0, kept.size()).equals(kept)) {
                        wrong.add(event + " told " + shown + " and kept " + kept);
                    }
                }
            });
        }

        /** The whole life of a game. Each step waits until it was told; whatever fails, all is accepted. */
        void run() {
            GameSession session = done(parlour.sessions.begin(
                    Parlour.terms(Presets.DICE, ADA, BO, Clocks.same(TimeControl.fischer(Duration.ofMinutes(5), Duration.ofSeconds(2)))),
                    null, OPTIONS));
            id = session.id();
            listen(session);
            Parlour.Listening told = Parlour.Listening.to(session);
            session.start();
            for (int i = 0; i < 4; i++) {
                parlour.timer.advance(Duration.ofMillis(100));
                move(session, told, i);
            }
            post(session, told, new MatchAction.TakeBack(Parlour.current(session).turn().opponent(), 1));
            move(session, told, 9);
            int before = told.all().size();
            session.help();
            post(session, told, new MatchAction.Pause());
            post(session, told, new MatchAction.Resume());
            move(session, told, 5);
            assertThat(told.all().size()).isGreaterThan(before);
            settled.add(session.leave());
            told.await(SessionEvent.Left.class);
        }

        private void move(GameSession session, Parlour.Listening told, int choice) {
            Position position = Parlour.current(session);
            MoveList legal = new MoveList();
            position.legalMoves(legal);
            post(session, told, new MatchAction.Play(position.turn(), legal.get(choice % legal.size())));
        }

        private static void post(GameSession session, Parlour.Listening told, MatchAction action) {
            assertThat(get(session.post(action)).isAccepted()).as(action.toString()).isTrue();
            List<Integer> now = Parlour.current(session).ply() == 0 ? List.of() : actions(session);
            told.await((_, after) -> after.match().actions().equals(now));
        }

        private static List<Integer> actions(GameSession session) {
            return get(session.post(new MatchAction.SetPace(Duration.ZERO)).thenApply(
                    answer -> ((rookery.play.match.Answer.Accepted) answer).snapshot().actions()));
        }

        /** The disk is well: everything becomes safe. */
        void heal() {
            parlour.timer.advance(Parlour.RETRY);
            settled.forEach(Parlour::get);
        }

        /** Takes the game up and ends it. */
        void end() {
            GameSession session = done(parlour.sessions.resume(id, OPTIONS));
            listen(session);
            Parlour.Listening told = Parlour.Listening.to(session);
            session.start();
            move(session, told, 3);
            get(session.post(new MatchAction.Resign(Side.BLACK)));
            told.await((_, after) -> after.match().isOver());
            settled.add(session.settled());
        }
    }

    private GameRecord played(int run, Shelf shelf, Function<Path, FaultyDisk> first, Function<Path, FaultyDisk> second,
            List<Integer> steps,
            List<Boolean> told) throws IOException {
        Path data = Files.createDirectories(place.resolve("run" + run));
        Play play = new Play(data, shelf);
        try (FaultyDisk disk = first.apply(data)) {
            play.run();
            steps.add(disk.steps().size());
        }
        play.heal();
        GameRecord left = done(play.reader.read(play.id));
        told.add(play.unsafeWasTold);
        assertThat(left.past().stream().filter(each -> each.isMove())).hasSize(5);
        assertThat(left.helped()).isTrue();
        assertThat(left.dice().getFirst().seed()).as("the seed is kept apart").isNotNull();
        try (FaultyDisk disk = second.apply(data)) {
            play.end();
            // A library that can be reached needs no journal: the game may be finished already.
            steps.add(disk.steps().size());
        }
        play.heal();
        assertThat(play.wrong).isEmpty();
        assertThat(shelf.games).containsOnlyKeys(play.id);
        GameEntry order = shelf.games.get(play.id);
        assertThat(order.game().actions()).startsWith(left.actions().toArray(Integer[]::new));
        assertThat(order.rated()).isFalse();
        assertThat(Parlour.files(data)).isEmpty();
        play.parlour.close();
        play.reader.close();
        return left;
    }

    @Test
    void everyStepFailsOnceAndFromEveryStepOnAllDo() throws IOException {
        List<Integer> steps = new ArrayList<>();
        List<Boolean> told = new ArrayList<>();
        GameRecord unharmed = played(0, new Shelf(), FaultyDisk::counting, FaultyDisk::counting, steps, told);
        assertThat(told).containsExactly(false);
        assertThat(steps.get(0)).isGreaterThan(15);
        assertThat(steps.get(1)).isGreaterThan(5);
        int run = 0;
        boolean reached = true;
        // How much is written at once depends on the threads, and with it the number of steps.
        for (int step = 1; reached; step++) {
            int at = step;
            reached = false;
            for (boolean once : new boolean[]{true, false}) {
                steps.clear();
                told.clear();
                GameRecord left = played(++run, new Shelf(), data -> failing(data, at, once, "no space left on device"),
                        data -> failing(data, at, once, "input/output error"), steps, told);
                assertThat(left.terms()).isEqualTo(unharmed.terms());
                assertThat(left.past()).hasSameSizeAs(unharmed.past());
                if (!once || step > FOLDER) {
                    assertThat(told).as("step " + step + " of " + steps).containsExactly(step <= steps.getFirst());
                }
                reached |= step <= Math.max(steps.get(0), steps.get(1));
            }
        }
        assertThat(run).isGreaterThan(30);
    }

    private static FaultyDisk failing(Path data, int step, boolean once, String reason) {
        return once ? FaultyDisk.failingAt(data, step, reason) : FaultyDisk.failingFrom(data, step, reason);
    }

    /** A library that fails at every n-th call, before or after it has committed. */
    @Test
    void everyCallOfTheLibraryFails() throws IOException {
        for (int every = 1; every <= 3; every++) {
            for (boolean committed : new boolean[]{false, true}) {
                Path data = Files.createDirectories(place.resolve("library" + every + committed));
                Shelf shelf = new Shelf();
                AtomicInteger calls = new AtomicInteger();
                AtomicInteger healthy = new AtomicInteger();
                int n = every;
                try (Parlour parlour = new Parlour(data, order -> {
                    boolean fails = healthy.get() == 0 && calls.incrementAndGet() % n == 0;
                    if (!fails || committed) {
                        shelf.save(order);
                    }
                    return fails ? new Attempt.Failed<>(new Trouble(Trouble.Kind.DISK_FULL, "no space left")) : shelf.save(order);
                })) {
                    List<GameSession> sessions = new ArrayList<>();
                    for (int game = 0; game < 6; game++) {
                        GameSession session = parlour.begin(Parlour.terms(Presets.FIDE, ADA, BO, Clocks.UNTIMED));
                        Parlour.Listening told = Parlour.Listening.to(session);
                        Parlour.play(session, "e4", "e5");
                        get(session.post(new MatchAction.Resign(Side.WHITE)));
                        told.await((event, _) -> event instanceof SessionEvent.Kept || event instanceof SessionEvent.Unsafe);
                        sessions.add(session);
                    }
                    healthy.set(1);
                    parlour.timer.advance(Parlour.RETRY);
                    sessions.forEach(session -> assertThat(get(session.settled()).state()).isEqualTo(State.FINISHED));
                    assertThat(shelf.games).hasSize(6);
                    assertThat(Parlour.files(data)).isEmpty();
                }
            }
        }
    }

    /** Closing a program whose disk is broken does not take for ever, and what could be written is there. */
    @Test
    void closingOnABrokenDisk() throws IOException {
        Path data = Files.createDirectories(place.resolve("closing"));
        Parlour parlour = new Parlour(data, new Shelf());
        GameSession session = parlour.begin(Parlour.terms(Presets.FIDE, ADA, BO, Clocks.UNTIMED));
        Parlour.Listening told = Parlour.Listening.to(session);
        Parlour.play(session, "e4");
        told.await((_, after) -> after.match().played().size() == 1);
        try (FaultyDisk _ = FaultyDisk.failingFrom(data, 1, "input/output error")) {
            Parlour.play(session, "e5");
            SessionSnapshot unsafe = told.await(SessionEvent.Unsafe.class);
            assertThat(unsafe.unsafe().orElseThrow().message()).contains(session.id());
            parlour.close();
        }
        assertThat(session.snapshot().state()).isEqualTo(State.WAITING);
        assertThat(session.settled()).isNotDone();
        try (Parlour next = new Parlour(data, new Shelf())) {
            assertThat(done(next.sessions.resume(session.id(), OPTIONS)).record().plies()).isEqualTo(1);
        }
    }
}
