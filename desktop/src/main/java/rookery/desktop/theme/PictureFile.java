package rookery.desktop.theme;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.image.Image;
import javax.imageio.ImageIO;

/** The user's own picture, for the board or the background: read, or refused with a reason. Works on any thread. */
public sealed interface PictureFile {

    record Loaded(Image image) implements PictureFile {}

    /** @param reasonKey of a sentence in the resource bundles */
    record Refused(String reasonKey) implements PictureFile {}

    /** The largest picture accepted, since it must fit in memory. */
    long MOST_PIXELS = 64_000_000;

    /** Larger pictures are read at this size: no screen shows more. */
    int LARGEST_EDGE = 3840;

    static PictureFile read(Path path) {
        if (!Files.isReadable(path) || Files.isDirectory(path)) {
            return new Refused("picture.missing");
        }
        try (var stream = ImageIO.createImageInputStream(path.toFile())) {
            var readers = stream == null ? null : ImageIO.getImageReaders(stream);
            if (readers == null || !readers.hasNext()) {
                return new Refused("picture.format");
            }
            var reader = readers.next();
            reader.setInput(stream, true, true);
            int width = reader.getWidth(0);
            int height = reader.getHeight(0);
            reader.dispose();
            return (long) width * height > MOST_PIXELS ? new Refused("picture.large") : load(path, Math.max(width, height));
        } catch (IOException | RuntimeException unreadable) {
            return new Refused("picture.format");
        }
    }

    private static PictureFile load(Path path, int edge) throws IOException {
        try (var stream = Files.newInputStream(path)) {
            var image = edge > LARGEST_EDGE ? new Image(stream, LARGEST_EDGE, LARGEST_EDGE, true, true) : new Image(stream);
            return image.isError() || image.getWidth() < 1 ? new Refused("picture.format") : new Loaded(image);
        }
    }
}
