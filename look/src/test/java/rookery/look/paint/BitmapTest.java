package rookery.look.paint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.util.SplittableRandom;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

final class BitmapTest {
    @Test
    void aPngFileHasTheSamePixels() throws Exception {
        var random = new SplittableRandom(5);
        var pixels = new int[37 * 11];
        for (int i = 0; i < pixels.length; i++) pixels[i] = i % 5 == 0 ? 0 : 0xFF000000 | random.nextInt(0x1000000);
        var bitmap = new Bitmap(37, 11, pixels);
        var read = ImageIO.read(new ByteArrayInputStream(bitmap.png()));
        assertThat(read.getWidth()).isEqualTo(37);
        assertThat(read.getHeight()).isEqualTo(11);
        assertThat(read.getRGB(0, 0, 37, 11, null, 0, 37)).isEqualTo(pixels);
        assertThat(bitmap.png()).isEqualTo(bitmap.png());
    }

    @Test
    void aTranslucentColourIsNoLongerMultiplied() throws Exception {
        // Half of pure red.
        var bitmap = new Bitmap(1, 1, new int[]{0x80800000});
        assertThat(ImageIO.read(new ByteArrayInputStream(bitmap.png())).getRGB(0, 0)).isEqualTo(0x80FF0000);
        assertThat(bitmap.color(0, 0)).isEqualTo(new Rgba(1, 0, 0, 128 / 255.0));
    }

    @Test
    void hasAPixelForEveryPlace() {
        assertThatThrownBy(() -> new Bitmap(2, 2, new int[3])).isInstanceOf(IllegalArgumentException.class);
    }
}
