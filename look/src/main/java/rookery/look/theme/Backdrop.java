package rookery.look.theme;

import java.util.Arrays;
import java.util.Optional;
import rookery.look.paint.Bitmap;
import rookery.look.paint.Rgba;

/** The background behind the board: one of ours, painted by the program, or the user's own picture. Works on any thread. */
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

    /** Whether the picture is a tile to repeat; the others cover the whole area. */
    public boolean isTile() {
        return this == LINEN || this == FELT;
    }

    /** The background, veiled if text on it would be unreadable. */
    public Bitmap background(boolean dark) {
        return switch (this) {
            case PLAIN, LINEN -> image(dark);
            case FELT, DUSK -> veiled(image(dark), dark);
        };
    }

    /** The user's own picture, veiled so that text on it is readable. */
    public static Bitmap veiled(Bitmap picture, boolean dark) {
        return veiled(picture, ground(dark), VEIL);
    }

    private static Rgba ground(boolean dark) {
        return Rgba.of(dark ? "#1E2126" : "#FAF7F1");
    }

    /**
     * @param ground the colour of the theme, mixed into the picture
     * @param veil   how much of it, 0 to 1
     */
    static Bitmap veiled(Bitmap picture, Rgba ground, double veil) {
        var pixels = new int[picture.argb().length];
        for (int i = 0; i < pixels.length; i++) {
            int pixel = picture.argb()[i];
            double share = 1 - (1 - veil) * (pixel >>> 24) / 255.0;
            pixels[i] = argb((pixel >> 16 & 0xFF) / 255.0 * (1 - veil) + ground.red() * share,
                    (pixel >> 8 & 0xFF) / 255.0 * (1 - veil) + ground.green() * share,
                    (pixel & 0xFF) / 255.0 * (1 - veil) + ground.blue() * share);
        }
        return new Bitmap(picture.width(), picture.height(), pixels);
    }

    /** The picture itself: a tile that repeats without a seam, or a landscape. */
    Bitmap image(boolean dark) {
        return switch (this) {
            case PLAIN -> new Bitmap(1, 1, new int[]{dark ? 0xFF1E2126 : 0xFFFAF7F1});
            case LINEN -> tile(dark ? Rgba.of("#262A31") : Rgba.of("#EDE6DA"), true);
            case FELT -> tile(dark ? Rgba.of("#1F3229") : Rgba.of("#4E7A62"), false);
            case DUSK -> dusk(dark);
        };
    }

    private static Bitmap tile(Rgba color, boolean woven) {
        var pixels = new int[TILE * TILE];
        for (int y = 0; y < TILE; y++) {
            for (int x = 0; x < TILE; x++) {
                double thread = woven ? weave(x, y) : 0.9 * ring(x, y, 96) + 0.7 * ring(x, y, 37);
                double light = 1 + 0.045 * thread;
                pixels[y * TILE + x] = argb(color.red() * light, color.green() * light, color.blue() * light);
            }
        }
        return new Bitmap(TILE, TILE, pixels);
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

    private static Bitmap dusk(boolean dark) {
        int width = 1280;
        int height = 800;
        var pixels = new int[width * height];
        var high = dark ? Rgba.of("#141A2B") : Rgba.of("#C9D6E2");
        var low = dark ? Rgba.of("#4A3A4A") : Rgba.of("#F6E3C5");
        var near = dark ? Rgba.of("#0F1218") : Rgba.of("#7C8C86");
        var far = dark ? Rgba.of("#3A3547") : Rgba.of("#D9CFBF");
        int ranges = 5;
        for (int x = 0; x < width; x++) {
            var ridges = new double[ranges];
            for (int range = 0; range < ranges; range++) {
                ridges[range] = height * (0.45 + 0.11 * range + 0.10 * NOISE.layered(x / (360.0 - 40 * range) + 31 * range, range, 4));
            }
            for (int y = 0; y < height; y++) {
                var color = high.mix(low, Math.pow((double) y / height, 0.8) * 1.35);
                for (int range = 0; range < ranges; range++) {
                    if (y > ridges[range]) {
                        // Mist lies along each ridge.
                        color = far.mix(near, (double) range / (ranges - 1)).mix(low,
                                0.18 * Math.max(0, 1 - (y - ridges[range]) / 90));
                    }
                }
                pixels[y * width + x] = argb(color.red(), color.green(), color.blue());
            }
        }
        return new Bitmap(width, height, pixels);
    }

    private static int argb(double red, double green, double blue) {
        return 0xFF000000 | bits(red) << 16 | bits(green) << 8 | bits(blue);
    }

    private static int bits(double channel) {
        return Math.clamp(Math.round(channel * 255), 0, 255);
    }
}
