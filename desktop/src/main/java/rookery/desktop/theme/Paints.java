package rookery.desktop.theme;

import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import rookery.look.paint.Bitmap;
import rookery.look.paint.Rgba;

/** Colours and pictures of {@code look} as JavaFX's, and back. Works on any thread. */
public final class Paints {
    private Paints() {}

    public static Color color(Rgba color) {
        return new Color(color.red(), color.green(), color.blue(), color.alpha());
    }

    public static Image image(Bitmap bitmap) {
        var image = new WritableImage(bitmap.width(), bitmap.height());
        image.getPixelWriter().setPixels(0, 0, bitmap.width(), bitmap.height(), PixelFormat.getIntArgbPreInstance(), bitmap.argb(), 0,
                bitmap.width());
        return image;
    }

    public static Bitmap bitmap(Image image) {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        var pixels = new int[width * height];
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbPreInstance(), pixels, 0, width);
        return new Bitmap(width, height, pixels);
    }
}
