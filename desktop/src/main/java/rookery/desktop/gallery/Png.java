package rookery.desktop.gallery;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javax.imageio.ImageIO;

/** Writes images to files, whole or not at all. */
public final class Png {
    private Png() {}

    public static void write(Image image, Path file) throws IOException {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        var pixels = new int[width * height];
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
        var picture = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        picture.setRGB(0, 0, width, height, pixels, 0, width);
        if (file.getParent() != null) Files.createDirectories(file.getParent());
        var fresh = file.resolveSibling(file.getFileName() + ".new");
        ImageIO.write(picture, "png", fresh.toFile());
        Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
    }
}
