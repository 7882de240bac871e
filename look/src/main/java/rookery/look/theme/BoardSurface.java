package rookery.look.theme;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiPredicate;
import rookery.look.paint.Bitmap;
import rookery.look.paint.Rgba;

/**
 * Paints boards without pieces as one image, with a1 at the bottom left. Works on any thread; a large board with grain takes tens of milliseconds, so windows
 * paint it in the background. Turn the image by 180 degrees to show the board from Black's side.
 */
public final class BoardSurface {

    /** Any seed would do; this one cuts nice boards. */
    private static final Noise NOISE = new Noise(20_26);

    /** How much the strongest relief changes the brightness. */
    private static final double RELIEF = 0.10;

    /** The material of each grain, made when first needed. */
    private static final Map<Grain, Relief> RELIEFS = new ConcurrentHashMap<>();

    private BoardSurface() {}

    /** @param hole by file and rank, missing squares, which stay transparent */
    public static Bitmap paint(BoardTheme theme, int files, int ranks, int squarePixels, BiPredicate<Integer, Integer> hole) {
        int width = files * squarePixels;
        int height = ranks * squarePixels;
        var pixels = new int[width * height];
        var relief = RELIEFS.computeIfAbsent(theme.grain(), grain -> Relief.of(grain, NOISE));
        var shades = new HashMap<Rgba, int[]>();
        for (int rank = 0; rank < ranks; rank++) {
            for (int file = 0; file < files; file++) {
                if (!hole.test(file, rank)) {
                    int corner = (ranks - 1 - rank) * squarePixels * width + file * squarePixels;
                    square(pixels, corner, width, squarePixels, shades.computeIfAbsent(theme.square(file, rank), BoardSurface::shades),
                            relief,
                            file, rank);
                }
            }
        }
        return new Bitmap(width, height, pixels);
    }

    /**
     * A board made from the user's own picture, stretched to fit.
     *
     * @param squares how strongly squares are drawn over the picture: 0 for a picture that shows squares itself, about 0.5 for a photograph
     */
    public static Bitmap paint(Bitmap picture, int files, int ranks, int squarePixels, double squares) {
        int width = files * squarePixels;
        int height = ranks * squarePixels;
        var pixels = new int[width * height];
        var source = new Picture(picture);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                boolean dark = (x / squarePixels + ranks - 1 - y / squarePixels) % 2 == 0;
                int pixel = source.around((x + 0.5) / width, (y + 0.5) / height, 0.25 / width, 0.25 / height);
                pixels[y * width + x] = shaded(pixel, dark ? 1 - 0.62 * squares : 1, dark ? 0 : 0.55 * squares);
            }
        }
        return new Bitmap(width, height, pixels);
    }

    /** The theme whose squares have the mean colours of the painted board's, for coordinates and marks on a user's picture. */
    public static BoardTheme measure(Bitmap board, int files, int ranks) {
        var source = new Picture(board);
        var light = new double[4];
        var dark = new double[4];
        int steps = 6;
        for (int y = 0; y < ranks * steps; y++) {
            for (int x = 0; x < files * steps; x++) {
                int pixel = source.at((x + 0.5) / (files * steps), (y + 0.5) / (ranks * steps));
                var sum = (x / steps + ranks - 1 - y / steps) % 2 == 0 ? dark : light;
                sum[0] += (pixel >> 16 & 0xFF) / 255.0;
                sum[1] += (pixel >> 8 & 0xFF) / 255.0;
                sum[2] += (pixel & 0xFF) / 255.0;
                sum[3]++;
            }
        }
        return BoardTheme.measured(mean(light), mean(dark));
    }

    private static Rgba mean(double[] sum) {
        double count = Math.max(1, sum[3]);
        return Rgba.of(Math.min(1, sum[0] / count), Math.min(1, sum[1] / count), Math.min(1, sum[2] / count));
    }

    private static void square(int[] pixels, int corner, int width, int size, int[] shades, Relief relief, int file, int rank) {
        if (relief.isFlat()) {
            for (int y = 0; y < size; y++) {
                Arrays.fill(pixels, corner + y * width, corner + y * width + size, shades[shades.length / 2]);
            }
            return;
        }
        // Each square is cut from another place of the material, now and then turned over.
        double left = NOISE.choice(file, rank) * (Relief.SQUARES - 1);
        double top = NOISE.choice(file + 100, rank) * (Relief.SQUARES - 1);
        boolean turned = NOISE.choice(file, rank + 100) < 0.5;
        var piece = relief.cut(left, top, size, turned);
        for (int i = 0; i < piece.length; i++) {
            int shade = Math.clamp((int) ((piece[i] + 1) * shades.length / 2), 0, shades.length - 1);
            pixels[corner + i / size * width + i % size] = shades[shade];
        }
    }

    /** The colour in every brightness that a relief from -1 to 1 gives it. */
    private static int[] shades(Rgba color) {
        int base = color.rgb();
        var shades = new int[512];
        for (int i = 0; i < shades.length; i++) {
            shades[i] = shaded(base, 1 + RELIEF * (2.0 * i / shades.length - 1), 0);
        }
        return shades;
    }

    /** The colour with its brightness scaled, then mixed with white. */
    private static int shaded(int argb, double scale, double white) {
        return 0xFF000000 | channel(argb >> 16, scale, white) << 16 | channel(argb >> 8, scale, white) << 8 | channel(argb, scale, white);
    }

    private static int channel(int bits, double scale, double white) {
        double value = (bits & 0xFF) * scale;
        return Math.clamp(Math.round(value + (255 - value) * white), 0, 255);
    }

    /** The pixels of an image, addressed by shares of its width and height. */
    private static final class Picture {

        private final int width;
        private final int height;
        private final int[] pixels;

        Picture(Bitmap image) {
            width = image.width();
            height = image.height();
            pixels = image.argb().clone();
            for (int i = 0; i < pixels.length; i++) {
                // Transparent parts are laid on white.
                int white = 255 - (pixels[i] >>> 24);
                pixels[i] += white << 16 | white << 8 | white;
            }
        }

        int at(double x, double y) {
            return pixels[Math.min(height - 1, (int) (y * height)) * width + Math.min(width - 1, (int) (x * width))];
        }

        /** The mean of four nearby samples, so that a large picture shrinks smoothly. */
        int around(double x, double y, double dx, double dy) {
            int red = 0;
            int green = 0;
            int blue = 0;
            for (int i = 0; i < 4; i++) {
                int pixel = at(x + (i % 2 == 0 ? dx : -dx), y + (i < 2 ? dy : -dy));
                red += pixel >> 16 & 0xFF;
                green += pixel >> 8 & 0xFF;
                blue += pixel & 0xFF;
            }
            return red / 4 << 16 | green / 4 << 8 | blue / 4;
        }
    }

    /**
     * A sheet of material, {@link #SQUARES} squares wide and high, computed once; boards are cut from it.
     *
     * @param heights brightness, row by row, -1 darkest to 1 brightest, 0 on average
     */
    private record Relief(int columns, int rows, float[] heights) {

        static final int SQUARES = 4;

        private static final Relief FLAT = new Relief(1, 1, new float[1]);

        static Relief of(Grain grain, Noise noise) {
            if (grain == Grain.NONE) return FLAT;
            int columns = grain.finenessAcross() * SQUARES;
            int rows = grain.finenessAlong() * SQUARES;
            var heights = new float[columns * rows];
            double sum = 0;
            for (int y = 0; y < rows; y++) {
                for (int x = 0; x < columns; x++) {
                    double height = grain.at(noise, (double) x / grain.finenessAcross(), (double) y / grain.finenessAlong());
                    heights[y * columns + x] = (float) height;
                    sum += height;
                }
            }
            // Levelled, so that the mean colour of the squares is the theme's.
            float mean = (float) (sum / heights.length);
            for (int i = 0; i < heights.length; i++) {
                heights[i] -= mean;
            }
            return new Relief(columns, rows, heights);
        }

        boolean isFlat() {
            return heights.length == 1;
        }

        /**
         * The heights of a square cut from that place, {@code size} by {@code size} of them, row by row.
         *
         * @param across from the left edge of the material, in squares
         * @param along  from its upper edge
         * @param turned whether the piece is put in upside down
         */
        float[] cut(double across, double along, int size, boolean turned) {
            var piece = new float[size * size];
            var line = new float[columns];
            double wide = (double) columns / SQUARES / size;
            double high = (double) rows / SQUARES / size;
            int first = (int) (across * columns / SQUARES);
            int last = Math.min(first + columns / SQUARES + 1, columns - 1);
            for (int y = 0; y < size; y++) {
                mix(along * rows / SQUARES + y * high, line, first, last);
                int to = turned ? piece.length - 1 - y * size : y * size;
                double x = across * columns / SQUARES;
                for (int i = 0; i < size; i++, x += wide, to += turned ? -1 : 1) {
                    int column = Math.min((int) x, columns - 2);
                    piece[to] = line[column] + (line[column + 1] - line[column]) * (float) (x - column);
                }
            }
            return piece;
        }

        /** Part of the line at that height, between two rows of samples. */
        private void mix(double y, float[] line, int first, int last) {
            int row = Math.min((int) y, rows - 2);
            float share = (float) (y - row);
            int at = row * columns;
            for (int i = first; i <= last; i++) {
                line[i] = heights[at + i] + (heights[at + columns + i] - heights[at + i]) * share;
            }
        }
    }
}
