package rookery.play.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;
import rookery.kernel.variant.Presets;
import rookery.play.bot.Bot;
import rookery.play.bot.BotFailure;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Limits;
import rookery.play.bot.Score;
import rookery.play.bot.Thought;
import rookery.play.house.FirstMove;
import rookery.play.match.BotTrouble.Kind;

/** Bots that break down, cheat, hang or talk too much lose their game and do no other harm. */
class HostileBotsTest {

    private static Room against(Bot bot) {
        return Room.of(Room.persons(Presets.FIDE).withSeats(Room.WHITE, TestBots.seat(bot)));
    }

    private static void loses(Bot bot, Reason reason, Kind kind, String detail) {
        try (Room room = against(bot)) {
            room.play("e4");
            MatchSnapshot end = room.awaitEnd();
            assertThat(end.outcome()).isEqualTo(new Outcome.Win(Side.WHITE, reason));
            assertThat(end.trouble()).isNotNull();
            assertThat(end.trouble().side()).isEqualTo(Side.BLACK);
            assertThat(end.trouble().kind()).isEqualTo(kind);
            assertThat(end.trouble().detail()).contains(detail);
            assertThat(room.texts()).containsExactly("e4");
            room.match.released(Side.BLACK).orTimeout(20, TimeUnit.SECONDS).join();
        }
    }

    private static void throwsInstead(Throwable trouble, String detail) {
        loses((position, limits, progress) -> {
            throw sneaky(trouble);
        }, Reason.PLAYER_FAILED, Kind.FAILED, detail);
    }

    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <T extends Throwable> T sneaky(Throwable trouble) throws T {
        throw (T) trouble;
    }

    @Test
    void oneThatThrowsLoses() {
        throwsInstead(new IllegalStateException("my evaluation broke"), "my evaluation broke");
        throwsInstead(new BotFailure("the program stopped"), "the program stopped");
        throwsInstead(new StackOverflowError(), "StackOverflowError");
        throwsInstead(new OutOfMemoryError("made up"), "made up");
        throwsInstead(new IOException("pipe"), "pipe");
        throwsInstead(new InterruptedException("by myself"), "by myself");
    }

    @Test
    void oneThatChoosesAnIllegalMoveLoses() {
        for (int move : List.of(Move.NONE, Move.PASS, Move.of(12, 28), Move.roll(3), -1, Integer.MAX_VALUE, Integer.MIN_VALUE)) {
            loses((position, limits, progress) -> move, Reason.ILLEGAL_MOVE, Kind.ILLEGAL_MOVE, "");
        }
    }

    @Test
    void oneThatSpoilsItsCopySpoilsNothingElse() {
        try (Room room = against((position, limits, progress) -> {
            MoveList moves = new MoveList();
            position.legalMoves(moves);
            int move = moves.get(0);
            position.make(move);
            position.make(Move.PASS);
            return move;
        })) {
            room.play("e4");
            MatchSnapshot after = room.await(snapshot -> snapshot.played().size() == 2);
            assertThat(after.position().ply()).isEqualTo(2);
            assertThat(after.position().key()).isEqualTo(after.position().recomputedKey());
        }
    }

    @Test
    void oneThatFailsInItsOtherAnswersLosesToo() {
        loses(new Bot() {
            @Override
            public int choose(Position position, Limits limits, Consumer<Thought> progress) {
                return Move.of(52, 36, Move.DOUBLE_STEP);
            }

            @Override
            public boolean resigns(Position position) {
                throw new IllegalStateException("never");
            }
        }, Reason.PLAYER_FAILED, Kind.FAILED, "never");
        loses(new Bot() {
            @Override
            public int choose(Position position, Limits limits, Consumer<Thought> progress) {
                return Move.of(52, 36, Move.DOUBLE_STEP);
            }

            @Override
            public void newGame() {
                throw new IllegalStateException("not today");
            }
        }, Reason.PLAYER_FAILED, Kind.FAILED, "not today");
    }

    @Test
    void oneThatFailsWhileAskedAboutADrawLoses() {
        Bot bot = new Bot() {
            @Override
            public int choose(Position position, Limits limits, Consumer<Thought> progress) {
                return Move.NONE;
            }

            @Override
            public boolean acceptsDraw(Position position) {
                throw new IllegalStateException("a draw?");
            }
        };
        try (Room room = against(bot)) {
            room.accept(new MatchAction.OfferDraw(Side.WHITE));
            assertThat(room.awaitEnd().outcome()).isEqualTo(new Outcome.Win(Side.WHITE, Reason.PLAYER_FAILED));
        }
    }

    @Test
    void oneThatWasStoppedMayEndItsCallAsItLikes() throws InterruptedException {
        CountDownLatch pondering = new CountDownLatch(1);
        Bot bot = new Bot() {
            @Override
            public int choose(Position position, Limits limits, Consumer<Thought> progress) throws InterruptedException {
                return new FirstMove().create(BotSettings.DEFAULT).choose(position, limits, progress);
            }

            @Override
            public void ponder(Position position, Consumer<Thought> progress) {
                pondering.countDown();
                try {
                    new CountDownLatch(1).await();
                } catch (InterruptedException e) {
                    throw new BotFailure("disturbed", e);
                }
            }
        };
        try (Room room = Room.of(Room.persons(Presets.FIDE).withSeats(Room.WHITE, TestBots.pondering(bot)))) {
            room.play("e4");
            pondering.await();
            room.play("d4");
            assertThat(room.await(snapshot -> snapshot.played().size() == 4).isOver()).isFalse();
        }
    }

    @Test
    void oneThatFailsWhileItPondersLoses() {
        Bot bot = new Bot() {
            @Override
            public int choose(Position position, Limits limits, Consumer<Thought> progress) throws InterruptedException {
                return new FirstMove().create(BotSettings.DEFAULT).choose(position, limits, progress);
            }

            @Override
            public void ponder(Position position, Consumer<Thought> progress) {
                throw new BotFailure("the program has died");
            }
        };
        try (Room room = Room.of(Room.persons(Presets.FIDE).withSeats(Room.WHITE, TestBots.pondering(bot)))) {
            room.play("e4");
            assertThat(room.awaitEnd().trouble()).isEqualTo(new BotTrouble(Side.BLACK, Kind.FAILED, "the program has died"));
        }
    }

    @Test
    void oneThatHangsPastItsTimeLoses() throws InterruptedException {
        TestBots.Sleeper sleeper = new TestBots.Sleeper();
        Seat seat = Seat.BotSeat.of(sleeper, Limits.ofMoveTime(Duration.ofSeconds(1)));
        try (Room room = Room.of(Room.persons(Presets.FIDE).withSeats(Room.WHITE, seat))) {
            room.play("e4");
            sleeper.asked.await();
            room.pass(Duration.ofMillis(2999));
            assertThat(room.now().isOver()).isFalse();
            room.pass(Duration.ofMillis(1));
            assertThat(room.now().outcome()).isEqualTo(new Outcome.Win(Side.WHITE, Reason.PLAYER_FAILED));
            assertThat(room.now().trouble()).isEqualTo(new BotTrouble(Side.BLACK, Kind.OVERRAN, "no move after 3000 ms"));
            sleeper.stopped.await();
        }
    }

    @Test
    void patienceEndsToo() throws InterruptedException {
        TestBots.Sleeper sleeper = new TestBots.Sleeper();
        try (Room room = against(sleeper)) {
            room.play("e4");
            sleeper.asked.await();
            room.pass(Duration.ofMinutes(5));
            assertThat(room.now().outcome()).isEqualTo(new Outcome.Win(Side.WHITE, Reason.PLAYER_FAILED));
        }
        TestBots.Sleeper other = new TestBots.Sleeper();
        try (Room room = Room.of(Room.persons(Presets.FIDE).withSeats(Room.WHITE, TestBots.seat(other))
                .withOptions(MatchOptions.DEFAULT.withPatience(null)))) {
            room.play("e4");
            other.asked.await();
            room.pass(Duration.ofDays(300));
            assertThat(room.now().isOver()).isFalse();
        }
        other.stopped.await();
    }

    @Test
    void oneThatIgnoresInterruptsIsAbandoned() throws InterruptedException {
        TestBots.Stubborn stubborn = new TestBots.Stubborn("e5");
        Seat seat = Seat.BotSeat.of(stubborn, Limits.ofMoveTime(Duration.ofSeconds(1)));
        try (Room room = Room.of(Room.persons(Presets.FIDE).withSeats(Room.WHITE, seat))) {
            room.play("e4");
            stubborn.asked.await();
            room.pass(Duration.ofSeconds(3));
            MatchSnapshot end = room.now();
            assertThat(end.outcome()).isEqualTo(new Outcome.Win(Side.WHITE, Reason.PLAYER_FAILED));
            assertThat(room.match.released(Side.BLACK)).isNotDone();
            stubborn.go.countDown();
            room.match.released(Side.BLACK).orTimeout(20, TimeUnit.SECONDS).join();
            assertThat(room.match.settled().join()).isSameAs(end);
        }
    }

    @Test
    void oneThatIsStillBusyWithTheOldGameIsNotCalledTwiceAtOnce() throws InterruptedException {
        TestBots.Stubborn stubborn = new TestBots.Stubborn("e5");
        Seat seat = Seat.BotSeat.of(stubborn, Limits.ofMoveTime(Duration.ofSeconds(1)));
        try (Room room = Room.of(Room.persons(Presets.FIDE).withSeats(Room.WHITE, seat))) {
            room.play("e4");
            stubborn.asked.await();
            try (Room again = Room.around(room.timer, room.match.again())) {
                again.accept(new MatchAction.Start());
                again.play("d4");
                assertThat(again.now().played()).hasSize(1);
                stubborn.go.countDown();
                assertThat(again.await(snapshot -> snapshot.played().size() == 2).played().getLast().text()).isEqualTo("e5");
            }
        }
    }

    @Test
    void aSpinningBotDoesNotKeepTheRefereeFromWorking() throws InterruptedException {
        // More spinning bots than the machine has cores, on the real venue: referees still answer.
        boolean[] stop = {false};
        int cores = Runtime.getRuntime().availableProcessors();
        List<Match> matches = new ArrayList<>();
        try {
            for (int i = 0; i < cores + 1; i++) {
                CountDownLatch asked = new CountDownLatch(1);
                Bot spinner = (position, limits, progress) -> {
                    asked.countDown();
                    while (!isSet(stop)) {
                        Thread.onSpinWait();
                    }
                    return Move.NONE;
                };
                Match match = Match.of(MatchSettings.of(Presets.FIDE, TestBots.seat(spinner), Room.BLACK));
                matches.add(match);
                match.start();
                asked.await();
            }
            for (Match match : matches) {
                assertThat(match.post(new MatchAction.Resign(Side.BLACK)).orTimeout(20, TimeUnit.SECONDS).join().isAccepted()).isTrue();
            }
        } finally {
            synchronized (stop) {
                stop[0] = true;
            }
        }
    }

    private static boolean isSet(boolean[] flag) {
        synchronized (flag) {
            return flag[0];
        }
    }

    @Test
    void aFloodOfThoughtsIsThinned() {
        int[] heard = {0};
        Bot talker = (position, limits, progress) -> {
            for (int i = 0; i < 200_000; i++) {
                progress.accept(Thought.of(i, new Score.Centipawns(i), List.of(), i, i).withRank(1 + i % 1000));
            }
            progress.accept(Thought.of(99, new Score.Centipawns(7), List.of(), 1, 1));
            return Move.of(52, 36, Move.DOUBLE_STEP);
        };
        try (Room room = against(talker)) {
            room.match.listen((event, after) -> heard[0] += event instanceof MatchEvent.Thinking ? 1 : 0);
            room.play("e4");
            MatchSnapshot after = room.await(snapshot -> snapshot.played().size() == 2);
            assertThat(after.played().getLast().thought()).isEqualTo(Thought.of(99, new Score.Centipawns(7), List.of(), 1, 1));
        }
    }

    @Test
    void aListenerThatThrowsHarmsNobody() {
        Logger log = Logger.getLogger(Match.class.getName());
        log.setFilter(line -> false);
        try (Room room = Room.of(Room.persons(Presets.FIDE))) {
            room.match.listen((event, after) -> {
                throw new IllegalStateException("a broken screen");
            });
            room.play("e4", "e5");
            assertThat(room.now().played()).hasSize(2);
            assertThat(room.events).hasSize(3);
        } finally {
            log.setFilter(null);
        }
    }
}
