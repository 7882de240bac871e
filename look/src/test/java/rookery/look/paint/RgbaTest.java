package rookery.look.paint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

final class RgbaTest {
    @Test
    void isReadAndWrittenAsInCss() {
        assertThat(Rgba.of("#EBD9B7").css()).isEqualTo("#ebd9b7");
        assertThat(Rgba.of("#F2D21E8C").css()).isEqualTo("#f2d21e8c");
        assertThat(Rgba.of("#F2D21E8C").svg("fill")).isEqualTo(" fill=\"#f2d21e\" fill-opacity=\"0.549\"");
        for (var wrong : new String[]{"", "red", "#12", "#12345G", "1234567"}) {
            assertThatThrownBy(() -> Rgba.of(wrong)).as(wrong).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void isMixedStepByStep() {
        assertThat(Rgba.BLACK.mix(Rgba.WHITE, 0.5).red()).isCloseTo(0.5, within(1e-6));
        assertThat(Rgba.BLACK.mix(Rgba.WHITE, -1)).isEqualTo(Rgba.BLACK);
        assertThat(Rgba.BLACK.mix(Rgba.WHITE, 1.35)).isEqualTo(Rgba.WHITE);
    }

    @Test
    void keepsItsHueWhenItGetsDarker() {
        // Hue 12 degrees, saturation 0.8, brightness 0.5.
        var darker = Rgba.of(0.5, 0.18, 0.1).scaled(1.1, 0.6);
        assertThat(darker.red()).isCloseTo(0.3, within(1e-6));
        assertThat(darker.blue()).isCloseTo(0.3 * (1 - 0.88), within(1e-6));
        assertThat(darker.green()).isCloseTo(0.036 + (0.3 - 0.036) * 0.2, within(1e-6));
        assertThat(Rgba.of(0.5, 0.5, 0.5).scaled(1.1, 0.6)).isEqualTo(Rgba.of(0.3, 0.3, 0.3));
    }
}
