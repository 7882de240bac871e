package rookery.desktop.theme;

import java.util.Arrays;
import java.util.Optional;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Background;
import javafx.scene.layout.BackgroundImage;
import javafx.scene.layout.BackgroundPosition;
import javafx.scene.layout.BackgroundRepeat;
import javafx.scene.layout.BackgroundSize;
import javafx.scene.paint.Color;

/** What lies behind the board: one of ours, painted by the program, or a picture of the user's own. Works on any thread. */
public enum Backdrop {

    /** The plain colour of the theme. */
    PLAIN("plain"),
    /** A tablecloth. */
    LINEN("linen"),
    /** The baize of a club's table. */
    FELT("felt"),
    /** Hills behind hills at the end of the day. */
    DUSK("dusk");

    private static final int TILE = 256;
    /** How much of the theme's colour lies over a picture. */
    private static final double VEIL = 0.55;
    private static final Noise NOISE = new Noise(1851);

    private final String id;

    Backdrop(String id) {
        this.id = id;
    }

    /** As settings store it. */
    public String id() {
        return id;
    }

    public String nameKey() {
        return "backdrop." + id;
    }

    public static Optional<Backdrop> byId(String id) {
        return Arrays.stream(values()).filter(backdrop -> backdrop.id.equals(id)).findFirst();
    }

    /** For a region's background; veiled where it is so strong that words upon it could not be read. */
    public Background background(boolean dark) {
        return switch (this) {
            case PLAIN -> Background.EMPTY;
            case LINEN -> tiled(image(dark));
            case FELT -> tiled(veiled(image(dark), ground(dark), VEIL));
            case DUSK -> covering(veiled(image(dark), ground(dark), VEIL));
        };
    }

    /** The user's own picture for a region's background, covering it all and veiled so that words upon it can be read. */
    public static Background background(Image picture, boolean dark) {
        return background(picture, ground(dark), VEIL);
    }

    /**
     * The same with another veil.
     *
     * @param ground the colour of the theme, mixed into the picture
     * @param veil   how much of it, 0 to 1
     */
    static Background background(Image picture, Color ground, double veil) {
        return covering(veiled(picture, ground, veil));
    }

    private static Color ground(boolean dark) {
        return Color.web(dark ? "#1E2126" : "#FAF7F1");
    }

    private static Image veiled(Image picture, Color ground, double veil) {
        int width = (int) picture.getWidth();
        int height = (int) picture.getHeight();
        var pixels = new int[width * height];
        picture.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
        for (int i = 0; i < pixels.length; i++) {
            double share = 1 - (1 - veil) * (pixels[i] >>> 24) / 255.0;
            pixels[i] = argb(mix((pixels[i] >> 16 & 0xFF) / 255.0, ground.getRed(), share),
                    mix((pixels[i] >> 8 & 0xFF) / 255.0, ground.getGreen(), share),
                    mix((pixels[i] & 0xFF) / 255.0, ground.getBlue(), share));
        }
        return image(width, height, pixels);
    }

    private static Background tiled(Image tile) {
        return new Background(new BackgroundImage(tile, BackgroundRepeat.REPEAT, BackgroundRepeat.REPEAT, BackgroundPosition.DEFAULT,
                BackgroundSize.DEFAULT));
    }

    private static Background covering(Image image) {
        return new Background(new BackgroundImage(image, BackgroundRepeat.NO_REPEAT, BackgroundRepeat.NO_REPEAT, BackgroundPosition.CENTER,
                new BackgroundSize(1, 1, true, true, false, true)));
    }

    /** The picture itself: a tile that repeats without a seam, or a landscape. */
    Image image(boolean dark) {
        return switch (this) {
            case PLAIN -> image(1, 1, new int[]{dark ? 0xFF1E2126 : 0xFFFAF7F1});
            case LINEN -> tile(dark ? Color.web("#262A31") : Color.web("#EDE6DA"), true);
            case FELT -> tile(dark ? Color.web("#1F3229") : Color.web("#4E7A62"), false);
            case DUSK -> dusk(dark);
        };
    }

    private static Image tile(Color color, boolean woven) {
        var pixels = new int[TILE * TILE];
        for (int y = 0; y < TILE; y++) {
            for (int x = 0; x < TILE; x++) {
                double thread = woven ? weave(x, y) : 0.9 * ring(x, y, 96) + 0.7 * ring(x, y, 37);
                double light = 1 + 0.045 * thread;
                pixels[y * TILE + x] = argb(color.getRed() * light, color.getGreen() * light, color.getBlue() * light);
            }
        }
        return image(TILE, TILE, pixels);
    }

    /** Threads over and under one another, each of its own thickness. */
    private static double weave(int x, int y) {
        boolean over = (x / 2 + y / 2) % 2 == 0;
        double thread = over ? NOISE.choice(x / 2, 1000 + y / 16 % 16) : NOISE.choice(2000 + x / 16 % 16, y / 2);
        return (over ? 0.35 : -0.35) + 1.2 * (thread - 0.5);
    }

    /** Noise along two rings, so that the right edge continues at the left and the bottom at the top. */
    private static double ring(int x, int y, double size) {
        double u = 2 * Math.PI * x / TILE;
        double v = 2 * Math.PI * y / TILE;
        double radius = size / 2;
        return (NOISE.smooth(radius * Math.cos(u) + 3 * radius * Math.cos(v), radius * Math.sin(u) + 3 * radius * Math.sin(v))
                + NOISE.smooth(radius * Math.cos(v) + 900, radius * Math.sin(v) + 3 * radius * Math.sin(u))) / 2;
    }

    private static Image dusk(boolean dark) {
        int width = 1280;
        int height = 800;
        var pixels = new int[width * height];
        var high = dark ? Color.web("#141A2B") : Color.web("#C9D6E2");
        var low = dark ? Color.web("#4A3A4A") : Color.web("#F6E3C5");
        var near = dark ? Color.web("#0F1218") : Color.web("#7C8C86");
        var far = dark ? Color.web("#3A3547") : Color.web("#D9CFBF");
        int ranges = 5;
        for (int x = 0; x < width; x++) {
            var ridges = new double[ranges];
            for (int range = 0; range < ranges; range++) {
                ridges[range] = height * (0.45 + 0.11 * range + 0.10 * NOISE.layered(x / (360.0 - 40 * range) + 31 * range, range, 4));
            }
            for (int y = 0; y < height; y++) {
                var color = high.interpolate(low, Math.pow((double) y / height, 0.8) * 1.35);
                for (int range = 0; range < ranges; range++) {
                    if (y > ridges[range]) {
                        // Mist lies along each ridge.
                        color = far.interpolate(near, (double) range / (ranges - 1)).interpolate(low,
                                0.18 * Math.max(0, 1 - (y - ridges[range]) / 90));
                    }
                }
                pixels[y * width + x] = argb(color.getRed(), color.getGreen(), color.getBlue());
            }
        }
        return image(width, height, pixels);
    }

    private static double mix(double from, double to, double share) {
        return from + (to - from) * share;
    }

    private static int argb(double red, double green, double blue) {
        return 0xFF000000 | bits(red) << 16 | bits(green) << 8 | bits(blue);
    }

    private static int bits(double channel) {
        return Math.clamp(Math.round(channel * 255), 0, 255);
    }

    private static Image image(int width, int height, int[] pixels) {
        var image = new WritableImage(width, height);
        image.getPixelWriter().setPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
        return image;
    }
}
