package rookery.desktop.piece;

import javafx.scene.image.Image;

/** Measures pictures. */
final class Pixels {

    private Pixels() {}

    /** The share of the picture that something is painted on. */
    static double covered(Image image) {
        double sum = 0;
        var reader = image.getPixelReader();
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                sum += (reader.getArgb(x, y) >>> 24) / 255.0;
            }
        }
        return sum / (image.getWidth() * image.getHeight());
    }

    /** The mean difference of the channels, alpha included, 0 to 1. */
    static double difference(Image one, Image other) {
        double sum = 0;
        for (int y = 0; y < one.getHeight(); y++) {
            for (int x = 0; x < one.getWidth(); x++) {
                int a = one.getPixelReader().getArgb(x, y);
                int b = other.getPixelReader().getArgb(x, y);
                for (int shift = 0; shift < 32; shift += 8) {
                    sum += Math.abs(premultiplied(a, shift) - premultiplied(b, shift));
                }
            }
        }
        return sum / (4 * one.getWidth() * one.getHeight());
    }

    /** The mean difference in brightness, 0 to 1, of two pictures seen on a ground of the given brightness. */
    static double differenceOn(double ground, Image one, Image other) {
        double sum = 0;
        for (int y = 0; y < one.getHeight(); y++) {
            for (int x = 0; x < one.getWidth(); x++) {
                sum += Math.abs(
                        brightness(one.getPixelReader().getArgb(x, y), ground) - brightness(other.getPixelReader().getArgb(x, y), ground));
            }
        }
        return sum / (one.getWidth() * one.getHeight());
    }

    private static double brightness(int argb, double ground) {
        double alpha = (argb >>> 24) / 255.0;
        double own = 0.3 * premultiplied(argb, 16) + 0.6 * premultiplied(argb, 8) + 0.1 * premultiplied(argb, 0);
        return own + (1 - alpha) * ground;
    }

    private static double premultiplied(int argb, int shift) {
        double alpha = (argb >>> 24) / 255.0;
        return shift == 24 ? alpha : alpha * (argb >>> shift & 0xFF) / 255.0;
    }

    /** The first row from the top that something is painted on. */
    static int top(Image image) {
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                if (image.getPixelReader().getArgb(x, y) >>> 24 > 128) {
                    return y;
                }
            }
        }
        return (int) image.getHeight();
    }

    /** Whether anything but a breath of glow is painted on the outermost pixels. */
    static boolean touchesEdge(Image image) {
        int last = (int) image.getWidth() - 1;
        for (int i = 0; i <= last; i++) {
            var reader = image.getPixelReader();
            for (int argb : new int[]{reader.getArgb(i, 0), reader.getArgb(i, last), reader.getArgb(0, i), reader.getArgb(last, i)}) {
                if (argb >>> 24 > 40) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The difference of the picture from its mirror image. */
    static double lopsidedness(Image image) {
        double sum = 0;
        int last = (int) image.getWidth() - 1;
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x <= last; x++) {
                sum += Math.abs((image.getPixelReader().getArgb(x, y) >>> 24) - (image.getPixelReader().getArgb(last - x, y) >>> 24))
                        / 255.0;
            }
        }
        return sum / (image.getWidth() * image.getHeight());
    }
}
