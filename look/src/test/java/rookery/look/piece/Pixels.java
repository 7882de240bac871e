package rookery.look.piece;

import rookery.look.paint.Bitmap;

/** Measures pictures. */
final class Pixels {

    private Pixels() {}

    /** The share of the picture that something is painted on. */
    static double covered(Bitmap image) {
        double sum = 0;
        for (int y = 0; y < image.height(); y++) {
            for (int x = 0; x < image.width(); x++) {
                sum += (image.at(x, y) >>> 24) / 255.0;
            }
        }
        return sum / (image.width() * image.height());
    }

    /** The mean difference of the channels, alpha included, 0 to 1. */
    static double difference(Bitmap one, Bitmap other) {
        double sum = 0;
        for (int y = 0; y < one.height(); y++) {
            for (int x = 0; x < one.width(); x++) {
                int a = one.at(x, y);
                int b = other.at(x, y);
                for (int shift = 0; shift < 32; shift += 8) {
                    sum += Math.abs(channel(a, shift) - channel(b, shift));
                }
            }
        }
        return sum / (4 * one.width() * one.height());
    }

    /** The mean difference in brightness, 0 to 1, of two pictures seen on a ground of the given brightness. */
    static double differenceOn(double ground, Bitmap one, Bitmap other) {
        double sum = 0;
        for (int y = 0; y < one.height(); y++) {
            for (int x = 0; x < one.width(); x++) {
                sum += Math.abs(
                        brightness(one.at(x, y), ground) - brightness(other.at(x, y), ground));
            }
        }
        return sum / (one.width() * one.height());
    }

    private static double brightness(int argb, double ground) {
        double alpha = (argb >>> 24) / 255.0;
        double own = 0.3 * channel(argb, 16) + 0.6 * channel(argb, 8) + 0.1 * channel(argb, 0);
        return own + (1 - alpha) * ground;
    }

    private static double channel(int argb, int shift) {
        return (argb >>> shift & 0xFF) / 255.0;
    }

    /** The first row from the top that something is painted on. */
    static int top(Bitmap image) {
        for (int y = 0; y < image.height(); y++) {
            for (int x = 0; x < image.width(); x++) {
                if (image.at(x, y) >>> 24 > 128) {
                    return y;
                }
            }
        }
        return image.height();
    }

    /** Whether anything but a breath of glow is painted on the outermost pixels. */
    static boolean touchesEdge(Bitmap image) {
        int last = image.width() - 1;
        for (int i = 0; i <= last; i++) {
            for (int argb : new int[]{image.at(i, 0), image.at(i, last), image.at(0, i), image.at(last, i)}) {
                if (argb >>> 24 > 40) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The difference of the picture from its mirror image. */
    static double lopsidedness(Bitmap image) {
        double sum = 0;
        int last = image.width() - 1;
        for (int y = 0; y < image.height(); y++) {
            for (int x = 0; x <= last; x++) {
                sum += Math.abs((image.at(x, y) >>> 24) - (image.at(last - x, y) >>> 24))
                        / 255.0;
            }
        }
        return sum / (image.width() * image.height());
    }
}
