package rookery.play.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Reason;
import rookery.kernel.variant.DrawRules;
import rookery.kernel.variant.FlagFall;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.Limits;
import rookery.play.match.MatchSnapshot.Phase;

/** Clocks under the referee, in time that passes when told. */
class MatchClockTest {

    private static final Duration SECOND = Duration.ofSeconds(1);

    private static Room room(Variant variant, TimeControl control) {
        return Room.of(Room.persons(variant).withClocks(Clocks.same(control)));
    }

    private static Duration left(Room room, Side side) {
        return Duration.ofNanos(room.now().clock().shown(room.timer.nanos()).remaining(side));
    }

    @Test
    void secondsAndIncrementForEachSide() {
        // each side has its own seconds, used while it thinks, and an increment after its own move.
        Clocks clocks = new Clocks(TimeControl.fischer(Duration.ofMinutes(3), Duration.ofSeconds(2)),
                TimeControl.fischer(Duration.ofMinutes(1), Duration.ofSeconds(5)));
        try (Room room = Room.of(Room.persons(Presets.XXL).withClocks(clocks))) {
            room.pass(Duration.ofSeconds(10));
            assertThat(left(room, Side.WHITE)).isEqualTo(Duration.ofSeconds(170));
            room.play("h4");
            assertThat(left(room, Side.WHITE)).isEqualTo(Duration.ofSeconds(172));
            room.pass(Duration.ofSeconds(20));
            room.play("h11");
            assertThat(left(room, Side.BLACK)).isEqualTo(Duration.ofSeconds(45));
            assertThat(left(room, Side.WHITE)).isEqualTo(Duration.ofSeconds(172));
            assertThat(room.now().played().getFirst().clock().remaining(Side.WHITE)).isEqualTo(Duration.ofSeconds(172).toNanos());
        }
    }

    @Test
    void whoeverRunsOutOfTimeLoses() {
        // by time or by mate, the other side wins.
        try (Room room = room(Presets.XXL, TimePreset.ONE_MINUTE.control())) {
            room.play("h4");
            room.pass(Duration.ofSeconds(59));
            assertThat(room.now().isOver()).isFalse();
            room.pass(SECOND);
            assertThat(room.now().outcome()).isEqualTo(new Outcome.Win(Side.WHITE, Reason.TIME));
            assertThat(room.events.stream().filter(MatchEvent.Ended.class::isInstance)).hasSize(1);
            assertThat(room.now().clock().state().flagged()).contains(Side.BLACK);
            room.pass(Duration.ofHours(1));
            assertThat(left(room, Side.WHITE)).isEqualTo(Duration.ofMinutes(1));
        }
    }

    @Test
    void againstABareKingRunningOutOfTimeIsADraw() {
        MatchSettings settings = Room.persons(Presets.FIDE, "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1")
                .withClocks(Clocks.same(TimePreset.ONE_MINUTE.control()));
        try (Room room = Room.of(settings)) {
            room.pass(Duration.ofMinutes(2));
            assertThat(room.now().outcome()).isEqualTo(new Outcome.Draw(Reason.TIME));
        }
        try (Room room = Room.of(settings)) {
            room.play("Qa2");
            room.pass(Duration.ofMinutes(2));
            assertThat(room.now().outcome()).isEqualTo(new Outcome.Win(Side.WHITE, Reason.TIME));
        }
        // Where the rules know no such draw, time is time.
        Variant strict = Presets.FIDE.with(draft -> draft.flagFall = FlagFall.LOSS);
        try (Room room = Room.of(Room.persons(strict, "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1")
                .withClocks(Clocks.same(TimePreset.ONE_MINUTE.control())))) {
            room.pass(Duration.ofMinutes(2));
            assertThat(room.now().outcome()).isEqualTo(new Outcome.Win(Side.BLACK, Reason.TIME));
        }
    }

    @Test
    void aMoveAfterTheFlagFellIsTooLate() {
        // Nobody woke the referee: the machine slept. The clock is asked before the move.
        DeafTimer timer = new DeafTimer();
        MatchSettings settings = Room.persons(Presets.FIDE).withClocks(Clocks.same(TimePreset.ONE_MINUTE.control()));
        try (Match match = Match.of(settings, Room.venue(timer), Adjudicator.NONE)) {
            match.start();
            timer.now = Duration.ofMinutes(3).toNanos();
            MoveList moves = new MoveList();
            match.snapshot().position().legalMoves(moves);
            Answer answer = match.post(new MatchAction.Play(Side.WHITE, moves.get(0))).join();
            assertThat(answer).isInstanceOf(Answer.Refused.class);
            assertThat(match.snapshot().outcome()).isEqualTo(new Outcome.Win(Side.BLACK, Reason.TIME));
            assertThat(match.snapshot().played()).isEmpty();
        }
    }

    /** Never rings. */
    private static final class DeafTimer implements Timer {

        private long now;

        @Override
        public long nanos() {
            return now;
        }

        @Override
        public Alarm after(long nanos, Runnable task) {
            return () -> {
            };
        }
    }

    @Test
    void aTurnWithItsOwnTimePassesToTheOtherSide() {
        // The course's turn clock (facts 2.0): on expiry the turn passes.
        try (Room room = room(Presets.CLASSIC, TimePreset.FIFTEEN_SECONDS_A_TURN.control())) {
            room.play("e4");
            room.pass(Duration.ofSeconds(15));
            assertThat(room.now().turn()).isEqualTo(Side.WHITE);
            assertThat(room.now().played().getLast().isPass()).isTrue();
            assertThat(room.texts()).containsExactly("e4", "--");
            assertThat(room.events.getLast()).isInstanceOf(MatchEvent.TurnPassed.class);
            assertThat(left(room, Side.WHITE)).isEqualTo(Duration.ofSeconds(15));
            room.play("d4", "d5");
            room.accept(new MatchAction.TakeBack(Side.WHITE, 2));
            assertThat(room.now().played()).isEmpty();
        }
    }

    @Test
    void passingInCheckLoses() {
        MatchSettings settings = Room.persons(Presets.CLASSIC, "4k3/8/8/8/8/8/4q3/K7 b - - 0 1")
                .withClocks(Clocks.same(TimePreset.FIFTEEN_SECONDS_A_TURN.control()));
        try (Room room = Room.of(settings)) {
            room.play("Qe1");
            assertThat(room.now().inCheck()).isTrue();
            room.pass(Duration.ofSeconds(15));
            assertThat(room.now().outcome()).isEqualTo(new Outcome.Win(Side.BLACK, Reason.TIME));
        }
    }

    @Test
    void aMoveThatWasOnlyShownIsPutBackWhenTheTurnIsOver() {
        MatchSettings settings = Room.persons(Presets.CLASSIC).withClocks(Clocks.same(TimePreset.FIFTEEN_SECONDS_A_TURN.control()))
                .withOptions(MatchOptions.DEFAULT.withConfirmsMoves(true));
        try (Room room = Room.of(settings)) {
            room.play("e4");
            room.pass(Duration.ofSeconds(15));
            assertThat(room.now().shown()).isEqualTo(Move.NONE);
            assertThat(room.texts()).containsExactly("--");
        }
    }

    @Test
    void whenNobodyIsThereTheMatchPauses() {
        Variant endless = Presets.CLASSIC.with(draft -> draft.draws = DrawRules.NONE);
        try (Room room = room(endless, TimePreset.FIFTEEN_SECONDS_A_TURN.control())) {
            room.pass(Duration.ofHours(1));
            assertThat(room.now().phase()).isEqualTo(Phase.PAUSED);
            assertThat(room.now().played()).hasSize(10).allMatch(Played::isPass);
            room.accept(new MatchAction.Resume());
            room.play("e4");
        }
    }

    @Test
    void aTimeAMovePassesTheTurnWhereTheRulesSaySo() {
        Variant passing = Presets.DICE.with(draft -> draft.flagFall = FlagFall.PASS);
        try (Room room = room(passing, new TimeControl.PerMove(Duration.ofSeconds(10)))) {
            room.pass(Duration.ofSeconds(10));
            assertThat(room.now().isOver()).isFalse();
            assertThat(room.now().turn()).isEqualTo(Side.BLACK);
            assertThat(room.now().played()).extracting(Played::isPass).containsExactly(false, true, false);
        }
        try (Room room = room(Presets.DICE, new TimeControl.PerMove(Duration.ofSeconds(10)))) {
            room.pass(Duration.ofSeconds(10));
            assertThat(room.now().outcome()).isEqualTo(new Outcome.Win(Side.BLACK, Reason.TIME));
        }
    }

    @Test
    void aPauseStopsTheClock() {
        try (Room room = room(Presets.FIDE, TimePreset.ONE_MINUTE.control())) {
            room.pass(Duration.ofSeconds(10));
            room.accept(new MatchAction.Pause());
            room.pass(Duration.ofHours(5));
            assertThat(left(room, Side.WHITE)).isEqualTo(Duration.ofSeconds(50));
            assertThat(room.refuse(new MatchAction.Play(Side.WHITE, room.move("e4")))).isEqualTo(new Refusal.Paused());
            assertThat(room.refuse(new MatchAction.Pause())).isEqualTo(new Refusal.Paused());
            room.accept(new MatchAction.Resume());
            assertThat(room.refuse(new MatchAction.Resume())).isEqualTo(new Refusal.NotPaused());
            room.pass(Duration.ofSeconds(49));
            room.play("e4");
            assertThat(left(room, Side.WHITE)).isEqualTo(SECOND);
        }
    }

    @Test
    void takingBackGivesTheTimeBack() {
        try (Room room = room(Presets.FIDE, TimePreset.ONE_MINUTE.control())) {
            room.pass(Duration.ofSeconds(5));
            room.play("e4");
            room.pass(Duration.ofSeconds(7));
            room.play("e5");
            room.pass(Duration.ofSeconds(9));
            room.accept(new MatchAction.TakeBack(Side.BLACK, 1));
            assertThat(left(room, Side.WHITE)).isEqualTo(Duration.ofSeconds(55));
            assertThat(left(room, Side.BLACK)).isEqualTo(Duration.ofMinutes(1));
            room.pass(Duration.ofSeconds(1));
            assertThat(left(room, Side.BLACK)).isEqualTo(Duration.ofSeconds(59));
            room.accept(new MatchAction.TakeBack(Side.WHITE, 1));
            assertThat(left(room, Side.WHITE)).isEqualTo(Duration.ofMinutes(1));
            room.pass(Duration.ofMinutes(1));
            assertThat(room.now().outcome()).isEqualTo(new Outcome.Win(Side.BLACK, Reason.TIME));
        }
    }

    @Test
    void takingBackInAPauseKeepsThePause() {
        try (Room room = room(Presets.FIDE, TimePreset.ONE_MINUTE.control())) {
            room.play("e4", "e5");
            room.accept(new MatchAction.Pause());
            room.accept(new MatchAction.TakeBack(Side.WHITE, 1));
            room.pass(Duration.ofHours(1));
            assertThat(room.now().phase()).isEqualTo(Phase.PAUSED);
            assertThat(left(room, Side.WHITE)).isEqualTo(Duration.ofMinutes(1));
            room.accept(new MatchAction.Resume());
            room.play("d4");
        }
    }

    @Test
    void aBotLosesOnTimeAndIsStopped() throws InterruptedException {
        TestBots.Sleeper sleeper = new TestBots.Sleeper();
        MatchSettings settings = Room.persons(Presets.FIDE).withSeats(Room.WHITE, TestBots.seat(sleeper))
                .withClocks(Clocks.same(TimePreset.ONE_MINUTE.control()));
        try (Room room = Room.of(settings)) {
            room.play("e4");
            sleeper.asked.await();
            room.pass(Duration.ofMinutes(1));
            assertThat(room.now().outcome()).isEqualTo(new Outcome.Win(Side.WHITE, Reason.TIME));
            sleeper.stopped.await();
            room.match.released(Side.BLACK).orTimeout(20, TimeUnit.SECONDS).join();
        }
    }

    @Test
    void aBotIsToldItsTime() {
        assertThat(told(TimeControl.fischer(Duration.ofMinutes(3), Duration.ofSeconds(2)))).isEqualTo(Limits.ofClocks(new Limits.Clocks(
                Duration.ofMinutes(3), Duration.ofMinutes(3), Duration.ofSeconds(2), Duration.ofSeconds(2), 0)));
        assertThat(told(TimeControl.stages(TimeStage.plain(40, Duration.ofMinutes(90)), TimeStage.plain(0, Duration.ofMinutes(30)))))
                .isEqualTo(Limits.ofClocks(
                        new Limits.Clocks(Duration.ofMinutes(90), Duration.ofMinutes(90), Duration.ZERO, Duration.ZERO, 40)));
        assertThat(told(new TimeControl.PerMove(Duration.ofSeconds(10)))).isEqualTo(Limits.ofMoveTime(Duration.ofMillis(9980)));
        assertThat(told(new TimeControl.PerTurn(Duration.ofMillis(10)))).isEqualTo(Limits.ofMoveTime(Duration.ofMillis(5)));
        assertThat(told(new TimeControl.Byoyomi(Duration.ZERO, Duration.ofSeconds(30), 3)))
                .isEqualTo(Limits.ofMoveTime(Duration.ofMillis(29_980)));
        assertThat(told(new TimeControl.Untimed())).isEqualTo(Limits.UNLIMITED);
        assertThat(told(new TimeControl.Hourglass(Duration.ofMinutes(1)))).isEqualTo(Limits.ofClocks(
                new Limits.Clocks(Duration.ofMinutes(1), Duration.ofMinutes(1), Duration.ZERO, Duration.ZERO, 0)));
    }

    private static Limits told(TimeControl control) {
        CompletableFuture<Limits> told = new CompletableFuture<>();
        Bot bot = (position, limits, progress) -> {
            told.complete(limits);
            MoveList moves = new MoveList();
            position.legalMoves(moves);
            return moves.get(0);
        };
        MatchSettings settings = MatchSettings.of(Presets.FIDE, TestBots.seat(bot), Room.BLACK).withClocks(Clocks.same(control));
        try (Room room = Room.of(settings)) {
            room.await(snapshot -> snapshot.turn() == Side.BLACK);
            return told.join();
        }
    }

    @Test
    void aGameGoesOnWhereItWasInterrupted() {
        MatchSettings settings = Room.persons(Presets.DICE).withClocks(Clocks.same(TimePreset.THREE_PLUS_TWO.control()));
        try (Room room = Room.of(settings)) {
            for (int i = 0; i < 6; i++) {
                room.pass(SECOND);
                MoveList moves = new MoveList();
                room.now().position().legalMoves(moves);
                room.accept(new MatchAction.Play(room.now().turn(), moves.get(0)));
            }
            room.pass(Duration.ofSeconds(4));
            room.accept(new MatchAction.Pause());
            MatchSnapshot stored = room.now();
            ManualTimer later = new ManualTimer();
            later.advance(Duration.ofDays(3));
            Match match = Match.continued(settings, stored.played(), stored.clock().state(), Room.venue(later), Adjudicator.NONE);
            try (Room again = Room.around(later, match)) {
                again.accept(new MatchAction.Start());
                assertThat(again.now().position().setup()).isEqualTo(stored.position().setup());
                assertThat(again.now().played()).isEqualTo(stored.played());
                assertThat(again.now().clock().state().white()).isEqualTo(stored.clock().state().white());
                later.advance(SECOND);
                assertThat(left(again, again.now().turn())).isEqualTo(Duration.ofSeconds(180 + 3 * 2 - 3 - 5));
                again.accept(new MatchAction.TakeBackTo(0));
                assertThat(left(again, Side.WHITE)).isEqualTo(Duration.ofMinutes(3));
            }
        }
    }

    @Test
    void aGameThatCannotHaveBeenIsNotContinued() {
        MatchSettings settings = Room.persons(Presets.FIDE);
        try (Room room = Room.of(settings)) {
            room.play("e4", "e5");
            List<Played> past = room.now().played();
            ClockState clock = room.now().clock().state();
            Venue venue = Room.venue(new ManualTimer());
            Assertions
                    .assertThatThrownBy(() -> Match.continued(settings, past.reversed(), clock, venue, Adjudicator.NONE))
                    .isInstanceOf(IllegalArgumentException.class);
            Assertions
                    .assertThatThrownBy(() -> Match.continued(settings, past.subList(0, 1), clock, venue, Adjudicator.NONE))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }
}
