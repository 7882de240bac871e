package rookery.look.paint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LabColorTest {

    /** Pairs published with the formula (Sharma, Wu, Dalal 2005, table 1). */
    @ParameterizedTest
    @CsvSource({"50, 2.6772, -79.7751, 50, 0, -82.7485, 2.0425", "50, -1, 2, 50, 0, 0, 2.3669", "50, 2.5, 0, 50, 0, -2.5, 4.3065",
        "50, 2.5, 0, 73, 25, -18, 27.1492", "60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644",
        "2.0776, 0.0795, -1.1350, 0.9033, -0.0636, -0.5514, 0.9082"})
    void distancesAreThoseOfCiede2000(double l1, double a1, double b1, double l2, double a2, double b2, double expected) {
        assertThat(new LabColor(l1, a1, b1).distance(new LabColor(l2, a2, b2))).isCloseTo(expected, within(0.0001));
        assertThat(new LabColor(l2, a2, b2).distance(new LabColor(l1, a1, b1))).isCloseTo(expected, within(0.0001));
    }

    @Test
    void whiteIsWhiteAndRedIsRed() {
        var white = LabColor.of(Rgba.WHITE);
        assertThat(white.lightness()).isCloseTo(100, within(0.01));
        assertThat(Math.hypot(white.a(), white.b())).isLessThan(0.02);
        var red = LabColor.of(Rgba.of("#FF0000"));
        assertThat(red.lightness()).isCloseTo(53.24, within(0.05));
        assertThat(red.a()).isCloseTo(80.09, within(0.1));
        assertThat(red.b()).isCloseTo(67.20, within(0.1));
    }

    @Test
    void eyesWithoutGreenConesConfuseRedAndGreenButNotBlueAndYellow() {
        double redGreen = distanceForDeuteranope(Rgba.of("#B45A3C"), Rgba.of("#7A7A3C"));
        double blueYellow = distanceForDeuteranope(Rgba.of("#3C5AB4"), Rgba.of("#B4A03C"));
        assertThat(redGreen).isLessThan(8);
        assertThat(blueYellow).isGreaterThan(30);
    }

    private static double distanceForDeuteranope(Rgba one, Rgba other) {
        return LabColor.of(LabColor.deuteranope(one)).distance(LabColor.of(LabColor.deuteranope(other)));
    }

    @Test
    void aTranslucentColourIsMixedWithItsGround() {
        assertThat(LabColor.over(new Rgba(1, 0, 0, 0.25), Rgba.WHITE)).isEqualTo(Rgba.of(1, 0.75, 0.75));
    }
}
