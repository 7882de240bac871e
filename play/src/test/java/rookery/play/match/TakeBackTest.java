package rookery.play.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import rookery.kernel.notation.San;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;
import rookery.kernel.variant.Presets;
import rookery.play.bot.Bot;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Limits;
import rookery.play.bot.Thought;
import rookery.play.house.FirstMove;
import rookery.play.house.RandomMover;
import rookery.play.match.MatchSnapshot.Phase;

/** Taking back, pausing and stepping, also while bots think. */
class TakeBackTest {

    @Test
    void movesAreTakenBackToAnyDepth() {
        try (Room room = Room.of(Room.persons(Presets.FIDE))) {
            assertThat(room.refuse(new MatchAction.TakeBack(Side.WHITE, 1))).isEqualTo(new Refusal.NothingToTakeBack());
            assertThat(room.now().canTakeBack(Side.WHITE)).isFalse();
            room.play("e4", "e5", "Nf3", "Nc6", "Bb5");
            String after4 = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";
            room.accept(new MatchAction.TakeBack(Side.WHITE, 1));
            assertThat(room.fen()).isEqualTo(after4);
            assertThat(room.events.getLast()).isEqualTo(new MatchEvent.TakenBack(5, 4));
            room.accept(new MatchAction.TakeBack(Side.WHITE, 1));
            assertThat(room.texts()).containsExactly("e4", "e5");
            assertThat(room.refuse(new MatchAction.TakeBack(Side.WHITE, 2))).isEqualTo(new Refusal.NothingToTakeBack());
            room.accept(new MatchAction.TakeBack(Side.BLACK, 1));
            assertThat(room.texts()).containsExactly("e4");
            assertThat(room.now().canTakeBack(Side.WHITE)).isTrue();
            assertThat(room.now().canTakeBack(Side.BLACK)).isFalse();
            room.play("c5", "Nf3", "d6");
            room.accept(new MatchAction.TakeBackTo(0));
            assertThat(room.now().position().setup()).isEqualTo(Presets.FIDE.start());
            assertThat(room.refuse(new MatchAction.TakeBackTo(0))).isEqualTo(new Refusal.NothingToTakeBack());
            assertThat(room.refuse(new MatchAction.TakeBackTo(-1))).isEqualTo(new Refusal.NothingToTakeBack());
        }
    }

    @Test
    void rightsAndRepetitionsComeBackToo() {
        try (Room room = Room.of(Room.persons(Presets.FIDE))) {
            room.play("Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8");
            room.accept(new MatchAction.TakeBack(Side.BLACK, 1));
            assertThat(room.now().claims()).isEmpty();
            room.play("Ng8");
            assertThat(room.now().claims()).isNotEmpty();
        }
    }

    @Test
    void takeBacksMayBeOff() {
        MatchSettings settings = Room.persons(Presets.FIDE).withOptions(MatchOptions.DEFAULT.withTakeBacks(false));
        try (Room room = Room.of(settings)) {
            room.play("e4");
            assertThat(room.refuse(new MatchAction.TakeBack(Side.WHITE, 1))).isEqualTo(new Refusal.TakeBacksOff());
        }
    }

    @Test
    void takingBackAgainstABotTakesItsReplyToo() {
        Seat bot = TestBots.seat(new FirstMove(), 0);
        try (Room room = Room.of(Room.persons(Presets.FIDE).withSeats(Room.WHITE, bot))) {
            room.play("e4");
            room.await(snapshot -> snapshot.played().size() == 2);
            room.accept(new MatchAction.TakeBack(Side.WHITE, 1));
            assertThat(room.now().played()).isEmpty();
            assertThat(room.now().turn()).isEqualTo(Side.WHITE);
            assertThat(room.refuse(new MatchAction.TakeBack(Side.BLACK, 1))).isEqualTo(new Refusal.NotAPerson(Side.BLACK));
            room.play("d4");
            room.await(snapshot -> snapshot.played().size() == 2);
        }
    }

    /** The first answer is held back until told, whatever comes; then it answers at once. */
    private static final class LateOnce implements Bot {

        private final TestBots.Stubborn late = new TestBots.Stubborn("e5");
        private final CountDownLatch lateAnswered = new CountDownLatch(1);
        private boolean first = true;

        @Override
        public int choose(Position position, Limits limits, Consumer<Thought> progress) {
            if (!first) {
                return San.parse(position, "c5");
            }
            first = false;
            int move = late.choose(position, limits, progress);
            lateAnswered.countDown();
            return move;
        }
    }

    @Test
    void anAnswerToAMoveThatWasTakenBackIsNotHeard() throws InterruptedException {
        LateOnce bot = new LateOnce();
        try (Room room = Room.of(Room.persons(Presets.FIDE).withSeats(Room.WHITE, TestBots.seat(bot)))) {
            room.play("e4");
            bot.late.asked.await();
            room.accept(new MatchAction.TakeBack(Side.WHITE, 1));
            assertThat(room.now().played()).isEmpty();
            room.play("d4");
            bot.late.go.countDown();
            bot.lateAnswered.await();
            room.await(snapshot -> snapshot.played().size() == 2);
            // "e5" would have been legal too, but it was the answer to another question.
            assertThat(room.texts()).containsExactly("d4", "c5");
        }
    }

    @Test
    void anAnswerAfterTheEndIsNotHeard() throws InterruptedException {
        LateOnce bot = new LateOnce();
        try (Room room = Room.of(Room.persons(Presets.FIDE).withSeats(Room.WHITE, TestBots.seat(bot)))) {
            room.play("e4");
            bot.late.asked.await();
            room.accept(new MatchAction.Resign(Side.WHITE));
            MatchSnapshot end = room.now();
            bot.late.go.countDown();
            room.match.released(Side.BLACK).orTimeout(20, TimeUnit.SECONDS).join();
            assertThat(room.match.settled().join()).isSameAs(end);
            assertThat(end.outcome()).isEqualTo(new Outcome.Win(Side.BLACK, Reason.RESIGNATION));
        }
    }

    @Test
    void aPauseStopsABotAndResumingAsksItAgain() throws InterruptedException {
        TestBots.Sleeper sleeper = new TestBots.Sleeper();
        try (Room room = Room.of(Room.persons(Presets.FIDE).withSeats(Room.WHITE, TestBots.seat(new Bot() {
            private boolean asked;

            @Override
            public int choose(Position position, Limits limits, Consumer<Thought> progress) throws InterruptedException {
                if (!asked) {
                    asked = true;
                    return sleeper.choose(position, limits, progress);
                }
                return TestBots.scripted("e5").choose(position, limits, progress);
            }
        })))) {
            room.play("e4");
            sleeper.asked.await();
            room.accept(new MatchAction.Pause());
            sleeper.stopped.await();
            assertThat(room.now().played()).hasSize(1);
            room.accept(new MatchAction.Resume());
            assertThat(room.await(snapshot -> snapshot.played().size() == 2).isOver()).isFalse();
        }
    }

    @Test
    void botsArePlayedStepByStep() {
        MatchSettings settings = MatchSettings.of(Presets.DICE, TestBots.seat(new RandomMover(), 1), TestBots.seat(new RandomMover(), 2))
                .withDice(DiceSeed.open(9)).withOptions(MatchOptions.DEFAULT.withPace(Duration.ofHours(1)));
        try (Room room = Room.of(settings)) {
            room.accept(new MatchAction.Pause());
            assertThat(room.now().played()).hasSize(1);
            for (int moves = 1; moves <= 5; moves++) {
                room.accept(new MatchAction.Step());
                int expected = moves;
                MatchSnapshot after = room.await(snapshot -> snapshot.phase() == Phase.PAUSED
                        && snapshot.played().stream().filter(Played::isMove).count() == expected);
                assertThat(after.played().getLast().isMove()).isTrue();
            }
            assertThat(room.refuse(new MatchAction.TakeBackTo(0))).isInstanceOf(Refusal.NotAPerson.class);
        }
        try (Room room = Room.of(Room.persons(Presets.FIDE))) {
            assertThat(room.refuse(new MatchAction.Step())).isEqualTo(new Refusal.NotPaused());
            room.accept(new MatchAction.Pause());
            assertThat(room.refuse(new MatchAction.Step())).isEqualTo(new Refusal.NotABot(Side.WHITE));
        }
    }

    @Test
    void botsWaitAsLongAsThePaceSaysWithTheirClockStopped() {
        MatchSettings settings = MatchSettings.of(Presets.FIDE, TestBots.seat(new RandomMover(), 1), TestBots.seat(new RandomMover(), 2))
                .withOptions(MatchOptions.DEFAULT.withPace(Duration.ofSeconds(5))).withClocks(Clocks.same(TimePreset.ONE_MINUTE.control()));
        try (Room room = Room.of(settings)) {
            assertThat(room.now().played()).isEmpty();
            room.pass(Duration.ofSeconds(4));
            assertThat(room.now().played()).isEmpty();
            room.pass(Duration.ofSeconds(1));
            room.await(snapshot -> snapshot.played().size() == 1);
            assertThat(room.now().clock().state().remaining(Side.WHITE)).isEqualTo(Duration.ofMinutes(1).toNanos());
            room.accept(new MatchAction.SetPace(Duration.ZERO));
            assertThat(room.now().pace()).isEqualTo(Duration.ZERO);
            room.pass(Duration.ofSeconds(5));
            assertThat(room.awaitEnd().isOver()).isTrue();
        }
    }

    @Test
    void aBotPondersUntilItsTurn() throws InterruptedException {
        CountDownLatch pondering = new CountDownLatch(1);
        CountDownLatch stopped = new CountDownLatch(1);
        Bot ponderer = new Bot() {
            @Override
            public int choose(Position position, Limits limits, Consumer<Thought> progress) throws InterruptedException {
                return new FirstMove().create(BotSettings.DEFAULT).choose(position, limits, progress);
            }

            @Override
            public void ponder(Position position, Consumer<Thought> progress) throws InterruptedException {
                pondering.countDown();
                try {
                    new CountDownLatch(1).await();
                } finally {
                    stopped.countDown();
                }
            }
        };
        try (Room room = Room.of(Room.persons(Presets.FIDE).withSeats(Room.WHITE, TestBots.pondering(ponderer)))) {
            room.play("e4");
            room.await(snapshot -> snapshot.played().size() == 2);
            pondering.await();
            room.play("d4");
            stopped.await();
            assertThat(room.await(snapshot -> snapshot.played().size() == 4).isOver()).isFalse();
        }
    }
}
