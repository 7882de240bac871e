package rookery.play.match;

import static java.time.Duration.ofMillis;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.SplittableRandom;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import rookery.play.match.TimeControl.Byoyomi;
import rookery.play.match.TimeControl.Hourglass;
import rookery.play.match.TimeControl.PerMove;
import rookery.play.match.TimeControl.PerTurn;
import rookery.play.match.TimeControlReading.Known;
import rookery.play.match.TimeControlReading.Refused;
import rookery.play.match.TimeControlReading.Unknown;
import rookery.play.match.TimeStage.Bonus;

class TimeControlTextTest {

    private static Duration seconds(long seconds) {
        return Duration.ofSeconds(seconds);
    }

    private static TimeControl known(String text) {
        assertThat(TimeControlText.read(text)).isInstanceOf(Known.class);
        return ((Known) TimeControlText.read(text)).control();
    }

    @Test
    void pgnFormsMeanWhatPgnSays() {
        assertThat(TimeControlText.read("?")).isEqualTo(new Unknown());
        assertThat(known("-")).isEqualTo(TimeControl.untimed());
        assertThat(known("300")).isEqualTo(TimeControl.suddenDeath(seconds(300)));
        assertThat(known("180+2")).isEqualTo(TimeControl.fischer(seconds(180), seconds(2)));
        assertThat(known("40/9000")).isEqualTo(TimeControl.stages(TimeStage.plain(40, seconds(9000))));
        assertThat(known("*180")).isEqualTo(new Hourglass(seconds(180)));
        assertThat(known(" 40/7200+30:20/3600:900+30 ")).isEqualTo(TimeControl.stages(
                new TimeStage(40, seconds(7200), Bonus.INCREMENT, seconds(30)), TimeStage.plain(20, seconds(3600)),
                new TimeStage(TimeStage.REST, seconds(900), Bonus.INCREMENT, seconds(30))));
        assertThat(known("8+0.08")).isEqualTo(TimeControl.fischer(seconds(8), ofMillis(80)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"-", "300", "180+2", "40/9000", "*180", "40/7200+30:20/3600:900+30", "0.5+0.001", "2700d5", "2700b5",
        "40/60d1:5b2",
        "600j3x30", "0j1x10", "=15", ">15", "=0.000000001"})
    void whatIsReadIsWrittenTheSameWay(String text) {
        assertThat(TimeControlText.write(known(text))).isEqualTo(text);
    }

    @ParameterizedTest
    @MethodSource("rookery.play.match.ClockTest#controls")
    void everyControlHasAText(TimeControl control) {
        assertThat(known(TimeControlText.write(control))).isEqualTo(control);
    }

    @Test
    void pgnIsWrittenOnlyWhereItCanSayIt() {
        assertThat(TimeControlText.pgn(TimeControl.untimed())).contains("-");
        assertThat(TimeControlText.pgn(TimePreset.FIVE_PLUS_TWO.control())).contains("300+2");
        assertThat(TimeControlText.pgn(new Hourglass(seconds(60)))).contains("*60");
        assertThat(TimeControlText.pgn(TimeControl.simpleDelay(seconds(300), seconds(5)))).isEmpty();
        assertThat(TimeControlText.pgn(TimeControl.bronstein(seconds(300), seconds(5)))).isEmpty();
        assertThat(TimeControlText.pgn(TimeControl.bronstein(seconds(300), Duration.ZERO))).contains("300");
        assertThat(TimeControlText.pgn(new Byoyomi(seconds(60), seconds(10), 3))).isEmpty();
        assertThat(TimeControlText.pgn(new PerMove(seconds(10)))).isEmpty();
        assertThat(TimeControlText.pgn(new PerTurn(seconds(15)))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            ~~              | empty
            abc             | "abc" should be seconds
            -5              | should be seconds
            0               | more than nothing
            0+2             | more than nothing
            0/300           | at least one move
            40/             | should be seconds
            /300            | should be seconds
            300+            | should be seconds
            300++2          | should be seconds
            300+-2          | should be seconds
            300:            | "" should be seconds
            300:40/300      | only the last stage
            *0              | more than nothing
            *180:300        | should be seconds
            99999999/300    | should be seconds
            99999/300       | 1 to 10000 moves
            999999999       | at most 86400000 seconds
            99999999999999  | should be seconds
            1e5             | should be seconds
            600j0x30        | 1 to 1000 periods
            600j3x0         | more than nothing
            =               | should be seconds
            300 + 2         | should be seconds
            """)
    void nonsenseIsRefusedWithAReason(String text, String reason) {
        assertThat(TimeControlText.read(text)).isInstanceOfSatisfying(Refused.class,
                refused -> assertThat(refused.reason()).contains(reason));
    }

    @Test
    void noTextMakesItFail() {
        SplittableRandom random = new SplittableRandom(7);
        String letters = "0123456789/+:*-?=>djbx. ٣";
        for (int i = 0; i < 100_000; i++) {
            StringBuilder text = new StringBuilder();
            for (int length = random.nextInt(16); length > 0; length--) {
                text.append(letters.charAt(random.nextInt(letters.length())));
            }
            if (TimeControlText.read(text.toString()) instanceof Known(TimeControl control)) {
                assertThat(known(TimeControlText.write(control))).isEqualTo(control);
            }
        }
        assertThat(TimeControlText.read("1".repeat(1_000_000))).isInstanceOf(Refused.class);
    }

    @Test
    void presetsAreThoseOfTheSources() { // L-09, X-16
        assertThat(TimePreset.limits()).extracting(preset -> TimeControlText.write(preset.control()))
                .containsExactly("60", "120", "300", "600", "1200", "1800");
        assertThat(TimePreset.increments()).extracting(preset -> TimeControlText.write(preset.control())).containsExactly("180+2", "300+2");
        assertThat(TimePreset.FIFTEEN_SECONDS_A_TURN.control()).isEqualTo(new PerTurn(seconds(15)));
        assertThat(TimePreset.all()).hasSize(10);
    }

    @Test
    void impossibleControlsCannotBeMade() {
        assertThatIllegalArgumentException().isThrownBy(() -> TimeControl.suddenDeath(seconds(-1)));
        assertThatIllegalArgumentException().isThrownBy(() -> TimeControl.fischer(seconds(10), seconds(-1)));
        assertThatIllegalArgumentException().isThrownBy(TimeControl::stages);
        assertThatIllegalArgumentException().isThrownBy(() -> new TimeStage(-1, seconds(10), Bonus.INCREMENT, Duration.ZERO));
    }
}
