package rookery.desktop.theme;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.look.theme.Backdrop;

class PictureTest {

    @TempDir
    Path folder;

    private Path write(String format, int width, int height) throws IOException {
        var file = folder.resolve("picture." + format);
        assertThat(ImageIO.write(new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB), format, file.toFile())).isTrue();
        return file;
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "jpg", "gif", "bmp"})
    void usualFormatsAreRead(String format) throws IOException { // C-42, C-43
        assertThat(PictureFile.read(write(format, 60, 40))).isInstanceOfSatisfying(PictureFile.Loaded.class, loaded -> {
            assertThat(loaded.image().getWidth()).isEqualTo(60);
            assertThat(loaded.image().getHeight()).isEqualTo(40);
        });
    }

    @Test
    void largePicturesAreReadSmaller() throws IOException {
        assertThat(PictureFile.read(write("png", 5000, 50))).isInstanceOfSatisfying(PictureFile.Loaded.class,
                loaded -> assertThat(loaded.image().getWidth()).isEqualTo(PictureFile.LARGEST_EDGE));
    }

    @Test
    void whatIsNoPictureIsRefusedWithAReason() throws IOException {
        assertThat(PictureFile.read(folder.resolve("none.png"))).isEqualTo(new PictureFile.Refused("picture.missing"));
        assertThat(PictureFile.read(folder)).isEqualTo(new PictureFile.Refused("picture.missing"));
        var text = Files.writeString(folder.resolve("notes.png"), "not a picture at all");
        assertThat(PictureFile.read(text)).isEqualTo(new PictureFile.Refused("picture.format"));
        var bytes = Files.readAllBytes(write("png", 300, 300));
        var cut = Files.write(folder.resolve("cut.png"), Arrays.copyOf(bytes, 20));
        assertThat(PictureFile.read(cut)).isEqualTo(new PictureFile.Refused("picture.format"));
    }

    @Test
    void aPictureThatWouldFillTheMemoryIsRefused() throws IOException {
        // The header of a file that claims to be 100,000 by 100,000; nothing of it is unpacked.
        var bytes = Files.readAllBytes(write("png", 4, 4));
        for (int at : new int[]{16, 20}) {
            bytes[at] = 0;
            bytes[at + 1] = 1;
            bytes[at + 2] = (byte) 0x86;
            bytes[at + 3] = (byte) 0xA0;
        }
        assertThat(PictureFile.read(Files.write(folder.resolve("bomb.png"), bytes))).isEqualTo(new PictureFile.Refused("picture.large"));
    }

    @Test
    void theUsersPictureCoversWhatLiesBehindTheBoard() { // C-43
        var picture = new WritableImage(4, 4);
        picture.getPixelWriter().setColor(1, 1, Color.WHITE);
        var background = BackdropArt.of(picture, true);
        var image = background.getImages().getFirst().getImage();
        assertThat(image.getPixelReader().getColor(1, 1).getRed()).isBetween(0.4, 0.6);
        // What can be seen through shows the colour of the theme.
        assertThat(image.getPixelReader().getColor(0, 0)).isEqualTo(Color.web("#1E2126"));
        assertThat(background.getImages().getFirst().getSize().isCover()).isTrue();
    }

    @ParameterizedTest
    @EnumSource
    void everyBackdropButThePlainOneIsAPicture(Backdrop backdrop) { // C-43
        assertThat(BackdropArt.of(backdrop, true).isEmpty()).isEqualTo(backdrop == Backdrop.PLAIN);
    }
}
