package rookery.play.match;

import static java.time.Duration.ofMillis;
import static java.time.Duration.ofMinutes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import rookery.kernel.piece.Side;
import rookery.play.match.ClockState.Phase;
import rookery.play.match.TimeControl.Byoyomi;
import rookery.play.match.TimeControl.Hourglass;
import rookery.play.match.TimeControl.PerMove;
import rookery.play.match.TimeControl.PerTurn;
import rookery.play.match.TimeStage.Bonus;

class ClockTest {

    private static final Side WHITE = Side.WHITE;
    private static final Side BLACK = Side.BLACK;

    /** Set near the end of the range, so that every test also sees the source wrap around. */
    private long now = Long.MAX_VALUE - 1_000;

    private static Duration seconds(long seconds) {
        return Duration.ofSeconds(seconds);
    }

    private Clock started(TimeControl white, TimeControl black) {
        Clock clock = new Clock(new Clocks(white, black), () -> now);
        clock.start(WHITE);
        return clock;
    }

    private Clock started(TimeControl both) {
        return started(both, both);
    }

    private void pass(Duration time) {
        now += time.toNanos();
    }

    private void move(Clock clock, Duration thinking) {
        pass(thinking);
        assertThat(clock.press()).isTrue();
    }

    private static void assertShows(Clock clock, Duration white, Duration black) {
        assertThat(Duration.ofNanos(clock.remaining(WHITE))).isEqualTo(white);
        assertThat(Duration.ofNanos(clock.remaining(BLACK))).isEqualTo(black);
    }

    @Test
    void bothSidesGetTheSameTimeAndOnlyOneClockRuns() { // L-09, pitfalls 18 and 19
        Clock clock = new Clock(Clocks.same(TimePreset.ONE_MINUTE.control()), () -> now);
        pass(seconds(30));
        assertShows(clock, seconds(60), seconds(60));
        assertThat(clock.state().running()).isEmpty();

        clock.start(WHITE);
        pass(ofMillis(1));
        assertThat(clock.state().running()).contains(WHITE);
        assertShows(clock, ofMillis(59_999), seconds(60));

        move(clock, ofMillis(999));
        assertThat(clock.state().running()).contains(BLACK);
        pass(seconds(7));
        assertShows(clock, seconds(59), seconds(53));
    }

    @Test
    void incrementIsAddedAfterEachOwnMove() {
        Clock clock = started(TimePreset.THREE_PLUS_TWO.control());
        pass(seconds(10));
        assertShows(clock, seconds(170), seconds(180));
        assertThat(clock.press()).isTrue();
        assertShows(clock, seconds(172), seconds(180));
        move(clock, seconds(1));
        assertShows(clock, seconds(172), seconds(181));
    }

    @Test
    void eachSideMayHaveItsOwnControl() {
        Clock clock = started(TimeControl.fischer(seconds(180), seconds(2)), TimeControl.suddenDeath(seconds(20)));
        move(clock, seconds(5));
        move(clock, seconds(5));
        assertShows(clock, seconds(177), seconds(15));
        Clock odds = started(TimeControl.untimed(), TimeControl.suddenDeath(seconds(20)));
        move(odds, ofMinutes(100));
        assertThat(odds.remaining(WHITE)).isEqualTo(SideTime.UNLIMITED);
        assertThat(odds.untilExpiry()).isEqualTo(OptionalLong.of(seconds(20).toNanos()));
    }

    @Test
    void aPlayerWhoRunsOutOfTimeLosesOnce() {
        Clock clock = started(TimeControl.suddenDeath(seconds(60)));
        move(clock, seconds(10));
        pass(seconds(60).minusNanos(1));
        assertThat(clock.state().flagged()).isEmpty();
        pass(Duration.ofNanos(1));
        assertThat(clock.state().flagged()).contains(BLACK);
        assertThat(clock.state().running()).isEmpty();

        ClockState fallen = clock.state();
        pass(ofMinutes(60));
        assertThat(clock.press()).isFalse();
        clock.pause();
        clock.stop();
        assertThat(clock.state()).isEqualTo(fallen);
        assertShows(clock, seconds(50), seconds(0));
    }

    @Test
    void sleepOfTheMachineIsTimeUsedAndNeverGoesBelowZero() { // pitfall 19
        Clock clock = started(TimeControl.fischer(seconds(60), seconds(5)));
        move(clock, seconds(3));
        pass(Duration.ofDays(3));
        assertThat(clock.press()).isFalse();
        assertShows(clock, seconds(62), seconds(0));
        assertThat(clock.state().flagged()).contains(BLACK);
    }

    @Test
    void aSourceThatStepsBackGivesNobodyTime() {
        Clock clock = started(TimeControl.suddenDeath(seconds(60)));
        pass(seconds(10));
        assertShows(clock, seconds(50), seconds(60));
        pass(seconds(-8));
        assertShows(clock, seconds(50), seconds(60));
        pass(seconds(2));
        assertShows(clock, seconds(48), seconds(60));
    }

    @Test
    void readingTheClockOftenDoesNotMakeItDrift() { // pitfall 18
        Clock clock = started(TimeControl.suddenDeath(seconds(60)));
        for (int frame = 0; frame < 59 * 30; frame++) {
            now += 16_949_153L;
            assertThat(clock.remaining(WHITE)).isPositive();
        }
        assertShows(clock, seconds(60).minusNanos(59 * 30 * 16_949_153L), seconds(60));
    }

    @Test
    void bronsteinGivesBackWhatWasUsedButNotMore() {
        Clock clock = started(TimeControl.bronstein(seconds(60), seconds(5)));
        move(clock, seconds(3));
        assertShows(clock, seconds(60), seconds(60));
        move(clock, seconds(9));
        assertShows(clock, seconds(60), seconds(56));
        pass(seconds(60));
        assertThat(clock.state().flagged()).contains(WHITE);
    }

    @Test
    void simpleDelayCountsOnlyAfterIt() {
        Clock clock = started(TimeControl.simpleDelay(seconds(60), seconds(5)));
        pass(seconds(3));
        assertShows(clock, seconds(60), seconds(60));
        assertThat(clock.untilExpiry()).isEqualTo(OptionalLong.of(seconds(62).toNanos()));
        pass(seconds(4));
        assertShows(clock, seconds(58), seconds(60));
        clock.press();
        move(clock, seconds(5));
        assertShows(clock, seconds(58), seconds(60));
        pass(seconds(63).minusNanos(1));
        assertThat(clock.state().flagged()).isEmpty();
        pass(Duration.ofNanos(1));
        assertThat(clock.state().flagged()).contains(WHITE);
    }

    @Test
    void hourglassGivesTheOtherSideWhatOneUses() {
        Clock clock = started(new Hourglass(seconds(60)));
        move(clock, seconds(20));
        assertShows(clock, seconds(40), seconds(80));
        move(clock, seconds(5));
        assertShows(clock, seconds(45), seconds(75));
        pass(seconds(100));
        assertShows(clock, seconds(0), seconds(120));
        assertThat(clock.state().flagged()).contains(WHITE);
    }

    @Test
    void anHourglassAgainstAnotherClockOnlyRunsOut() {
        Clock clock = started(new Hourglass(seconds(60)), TimeControl.suddenDeath(seconds(60)));
        move(clock, seconds(20));
        move(clock, seconds(10));
        assertShows(clock, seconds(40), seconds(50));
    }

    @Test
    void byoyomiPeriodsAreKeptWhenAMoveIsInTimeAndLostOtherwise() {
        Clock clock = started(new Byoyomi(seconds(60), seconds(30), 3));
        assertThat(clock.untilExpiry()).isEqualTo(OptionalLong.of(seconds(150).toNanos()));
        move(clock, seconds(50));
        move(clock, seconds(1));
        pass(seconds(25)); // ten seconds of main time, fifteen of the first period
        assertThat(clock.state().white()).isEqualTo(new SideTime(seconds(15).toNanos(), 1, 0, 3));
        clock.press();
        assertThat(clock.state().white()).isEqualTo(new SideTime(seconds(30).toNanos(), 1, 0, 3));
        move(clock, seconds(1));
        move(clock, seconds(29));
        move(clock, seconds(1));
        move(clock, seconds(31)); // the first period is over
        assertThat(clock.state().white()).isEqualTo(new SideTime(seconds(30).toNanos(), 1, 0, 2));
        move(clock, seconds(1));
        assertThat(clock.untilExpiry()).isEqualTo(OptionalLong.of(seconds(60).toNanos()));
        pass(seconds(60).minusNanos(1));
        assertThat(clock.state().flagged()).isEmpty();
        pass(Duration.ofNanos(1));
        assertThat(clock.state().flagged()).contains(WHITE);
        assertThat(clock.state().white()).isEqualTo(new SideTime(0, 1, 0, 0));
    }

    @Test
    void stagesAddTheirTimeAndTheLastRepeats() {
        TimeControl control = TimeControl.stages(TimeStage.plain(2, seconds(100)),
                new TimeStage(1, seconds(50), Bonus.INCREMENT, seconds(1)));
        Clock clock = started(control, TimeControl.untimed());
        move(clock, seconds(30));
        move(clock, seconds(0));
        assertThat(clock.state().white()).isEqualTo(new SideTime(seconds(70).toNanos(), 0, 1, 0));
        move(clock, seconds(30)); // second move: 40 left, and 50 for the next stage
        assertThat(clock.state().white()).isEqualTo(new SideTime(seconds(90).toNanos(), 1, 0, 0));
        for (int repeat = 1; repeat <= 5; repeat++) {
            move(clock, seconds(0));
            move(clock, seconds(51));
            assertThat(clock.remaining(WHITE)).isEqualTo(seconds(90).toNanos());
        }
        move(clock, seconds(0));
        pass(seconds(90));
        assertThat(clock.state().flagged()).contains(WHITE);
    }

    @Test
    void aStageThatIsNotCompletedInTimeLoses() {
        Clock clock = started(TimeControl.stages(TimeStage.plain(40, seconds(10)), TimeStage.plain(TimeStage.REST, seconds(100))));
        pass(seconds(10));
        assertThat(clock.state().flagged()).contains(WHITE);
    }

    @Test
    void fixedTimeForAMoveDoesNotAddUp() {
        Clock clock = started(new PerMove(seconds(10)));
        move(clock, seconds(1));
        move(clock, seconds(2));
        assertShows(clock, seconds(10), seconds(10));
        pass(seconds(10));
        assertThat(clock.state().flagged()).contains(WHITE);
    }

    @Test
    void anExpiredTurnPassesAndNobodyLoses() {
        Clock clock = started(TimePreset.FIFTEEN_SECONDS_A_TURN.control());
        move(clock, seconds(14));
        assertShows(clock, seconds(15), seconds(15));
        pass(ofMinutes(10)); // even a long sleep costs one turn only
        assertThat(clock.state().phase()).isEqualTo(Phase.TURN_EXPIRED);
        assertThat(clock.press()).isFalse();
        assertShows(clock, seconds(15), seconds(0));

        clock.passExpiredTurn();
        assertThat(clock.state().running()).contains(WHITE);
        assertShows(clock, seconds(15), seconds(15));
        pass(seconds(1));
        assertShows(clock, seconds(14), seconds(15));
        assertThat(clock.state().flagged()).isEmpty();
    }

    @Test
    void pausesDoNotCount() {
        Clock clock = started(TimeControl.bronstein(seconds(60), seconds(5)));
        pass(seconds(2));
        clock.pause();
        pass(ofMinutes(10));
        assertThat(clock.state().running()).isEmpty();
        assertThat(clock.untilExpiry()).isEmpty();
        clock.resume();
        pass(seconds(1));
        assertShows(clock, seconds(57), seconds(60));
        assertThat(clock.state().turnElapsed()).isEqualTo(seconds(3).toNanos());
        clock.press();
        assertShows(clock, seconds(60), seconds(60));
    }

    @Test
    void takingBackRestoresTheClocksOfThatMoment() {
        Clock clock = started(TimeControl.fischer(seconds(60), seconds(1)));
        ClockState beforeFirst = clock.state();
        move(clock, seconds(10));
        ClockState afterFirst = clock.state();
        move(clock, seconds(20));
        pass(seconds(100));
        assertThat(clock.state().flagged()).contains(WHITE);

        clock.restore(afterFirst);
        assertThat(clock.state().running()).contains(BLACK);
        assertShows(clock, seconds(51), seconds(60));
        pass(seconds(5));
        assertShows(clock, seconds(51), seconds(55));
        clock.restore(beforeFirst);
        assertThat(clock.state()).isEqualTo(beforeFirst);
    }

    @Test
    void aStoppedClockStaysStopped() {
        Clock clock = started(TimeControl.suddenDeath(seconds(60)));
        pass(seconds(10));
        clock.stop();
        pass(seconds(100));
        assertShows(clock, seconds(50), seconds(60));
        assertThat(clock.state().isOver()).isTrue();
        assertThatIllegalStateException().isThrownBy(clock::press);
        assertThatIllegalStateException().isThrownBy(clock::resume);
        assertThatIllegalStateException().isThrownBy(() -> clock.start(WHITE));
    }

    @Test
    void lowTimeCountsAllThatIsLeft() {
        Clock clock = started(new Byoyomi(seconds(10), seconds(10), 1), TimeControl.untimed());
        assertThat(clock.isLow(WHITE, seconds(20))).isFalse();
        assertThat(clock.isLow(BLACK, seconds(20))).isFalse();
        pass(seconds(1));
        assertThat(clock.isLow(WHITE, seconds(20))).isTrue();
        assertThat(clock.isLow(WHITE, seconds(19))).isFalse();
    }

    @Test
    void aStateOfAnotherControlIsRefused() {
        Clock clock = started(TimeControl.suddenDeath(seconds(60)));
        ClockState foreign = ClockState.initial(Clocks.same(new Byoyomi(seconds(60), seconds(5), 3)), WHITE);
        assertThat(foreign.fits(clock.clocks())).isFalse();
        assertThatIllegalArgumentException().isThrownBy(() -> clock.restore(foreign));
        assertThatIllegalArgumentException().isThrownBy(() -> new SideTime(-1, 0, 0, 0));
        SideTime full = new SideTime(1, 0, 0, 0);
        SideTime beyond = new SideTime(1, 1, 0, 0);
        assertThat(new ClockState(full, beyond, WHITE, Phase.RUNNING, 0).fits(clock.clocks())).isFalse();
        assertThat(new ClockState(full, full, WHITE, Phase.RUNNING, 0).fits(clock.clocks())).isTrue();
        assertThat(new ClockState(full, full, WHITE, Phase.TURN_EXPIRED, 0).fits(clock.clocks())).isFalse();
    }

    static Stream<TimeControl> controls() {
        return Stream.of(TimeControl.untimed(), TimeControl.suddenDeath(seconds(40)), TimeControl.fischer(seconds(20), seconds(2)),
                TimeControl.bronstein(seconds(20), seconds(2)), TimeControl.simpleDelay(seconds(20), seconds(2)),
                new Hourglass(seconds(15)), new Byoyomi(seconds(10), seconds(3), 3), new Byoyomi(Duration.ZERO, seconds(4), 2),
                new PerMove(seconds(5)), new PerTurn(seconds(3)),
                TimeControl.stages(new TimeStage(3, seconds(9), Bonus.DELAY, seconds(1)),
                        new TimeStage(2, seconds(4), Bonus.BRONSTEIN, seconds(2)),
                        new TimeStage(5, seconds(9), Bonus.INCREMENT, seconds(1))));
    }

    /** Two clocks, one read only when a move is made and one read all the time, stored and restored, must agree to the nanosecond. */
    @ParameterizedTest
    @MethodSource("controls")
    void observingStoringAndRestoringChangeNothing(TimeControl control) {
        for (long seed = 0; seed < 200; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Clocks clocks = new Clocks(control, controls().toList().get(random.nextInt(11)));
            long[] time = {random.nextLong()};
            Clock quiet = new Clock(clocks, () -> time[0]);
            Clock busy = new Clock(clocks, () -> time[0]);
            quiet.start(WHITE);
            busy.start(WHITE);
            for (int ply = 0; ply < 30; ply++) {
                for (int look = random.nextInt(6); look > 0; look--) {
                    OptionalLong before = busy.untilExpiry();
                    long step = random.nextLong(2_000_000_000L);
                    time[0] += step;
                    ClockState state = busy.state();
                    assertThat(state.fits(clocks)).isTrue();
                    assertThat(state.phase() == Phase.RUNNING).isEqualTo(before.isEmpty() && state.running().isPresent()
                            || before.isPresent() && step < before.getAsLong());
                    if (random.nextInt(3) == 0) {
                        long origin = random.nextLong();
                        Clock other = new Clock(clocks, () -> time[0] + origin);
                        other.restore(state);
                        assertThat(other.state()).isEqualTo(state);
                        busy.restore(other.state());
                    }
                    if (random.nextInt(5) == 0) {
                        busy.pause();
                        if (busy.state().phase() == Phase.PAUSED) {
                            busy.resume();
                        }
                    }
                }
                assertThat(busy.press()).isEqualTo(quiet.press());
                assertThat(busy.state()).isEqualTo(quiet.state());
                if (quiet.state().phase() == Phase.TURN_EXPIRED) {
                    quiet.passExpiredTurn();
                    busy.passExpiredTurn();
                }
                if (quiet.state().isOver()) {
                    break;
                }
            }
        }
    }

    @Test
    void gainingForEverNeverWrapsAround() {
        TimeControl generous = TimeControl.stages(new TimeStage(1, Duration.ofDays(1_000), Bonus.INCREMENT, Duration.ofDays(1_000)));
        Clock clock = started(generous);
        for (int move = 0; move < 1_000; move++) {
            move(clock, Duration.ZERO);
        }
        assertThat(List.of(clock.remaining(WHITE), clock.remaining(BLACK))).allMatch(left -> left > 0 && left < SideTime.UNLIMITED);
    }
}
