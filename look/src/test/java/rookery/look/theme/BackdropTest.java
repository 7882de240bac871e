package rookery.look.theme;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rookery.look.paint.Bitmap;
import rookery.look.paint.Rgba;

class BackdropTest {

    @Test
    void theUsersPictureLiesBehindUnderAVeil() { // C-43
        var picture = new Bitmap(2, 1, new int[]{0xFFFFFFFF, 0});
        var veiled = Backdrop.veiled(picture, Rgba.BLACK, 0.5);
        assertThat(veiled.color(0, 0).red()).isBetween(0.49, 0.51);
        assertThat(veiled.color(1, 0)).isEqualTo(Rgba.BLACK);
    }

    @ParameterizedTest
    @EnumSource
    void everyBackdropHasALightAndADarkPicture(Backdrop backdrop) { // C-43
        double light = brightness(backdrop.image(false));
        double dark = brightness(backdrop.image(true));
        assertThat(light).isGreaterThan(dark + 0.15);
        assertThat(dark).isLessThan(0.3);
    }

    /** The tiles have no seam: the step across the edge is no larger than those inside. */
    @ParameterizedTest
    @EnumSource
    void tilesRepeatWithoutASeam(Backdrop backdrop) {
        if (!backdrop.isTile()) return;
        var image = backdrop.image(false);
        int size = image.width();
        double across = 0;
        double within = 0;
        for (int i = 0; i < size; i++) {
            across += step(image, size - 1, i, 0, i);
            within += step(image, 99, i, 100, i);
        }
        assertThat(across).isLessThan(2 * within + 1);
    }

    private static double step(Bitmap image, int x1, int y1, int x2, int y2) {
        return Math.abs(brightness(image.color(x1, y1)) - brightness(image.color(x2, y2)));
    }

    private static double brightness(Rgba color) {
        return Math.max(color.red(), Math.max(color.green(), color.blue()));
    }

    private static double brightness(Bitmap image) {
        double sum = 0;
        int count = 0;
        for (int y = 0; y < image.height(); y += 3) {
            for (int x = 0; x < image.width(); x += 3) {
                sum += brightness(image.color(x, y));
                count++;
            }
        }
        return sum / count;
    }
}
