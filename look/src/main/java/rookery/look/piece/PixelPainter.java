package rookery.look.piece;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import rookery.look.paint.Bitmap;
import rookery.look.paint.Rgba;

/**
 * Paints pixels by itself, so that pieces can be painted on any thread and look the same everywhere; JavaFX would paint them on its own
 * thread only, several milliseconds each. Mutable; used by one thread.
 */
final class PixelPainter implements Painter {

    /** Lines of samples within a row of pixels; across a row coverage is exact. */
    private static final int FINENESS = 8;

    private final int size;
    private final double scale;
    /** How much of each pixel the shape at hand covers, and the rectangle outside of which it covers none. */
    private final float[] cover;
    private int left;
    private int top;
    private int right = -1;
    private int bottom = -1;
    /** Red, green, blue and alpha of each pixel, multiplied by alpha. */
    private final float[] pixels;

    PixelPainter(int size) {
        this.size = size;
        this.scale = size / Drawing.GRID;
        this.cover = new float[size * size];
        this.pixels = new float[4 * size * size];
    }

    @Override
    public void fill(Outline outline, Gradient paint) {
        var crossings = new ScanLines(size * FINENESS);
        for (var polygon : polygons(outline)) {
            for (int i = 0; i < polygon.length; i += 2) {
                int next = (i + 2) % polygon.length;
                crossings.add(polygon[i], polygon[i + 1] * FINENESS, polygon[next], polygon[next + 1] * FINENESS);
            }
        }
        for (int line = 0; line < size * FINENESS; line++) {
            crossings.spans(line, this::span);
        }
        lay(paint);
    }

    /** Covers a line of samples between two places. */
    private void span(int line, double begin, double end) {
        double from = Math.clamp(begin, 0.0, (double) size);
        double to = Math.clamp(end, 0.0, (double) size);
        int row = line / FINENESS;
        reach((int) from, row, (int) Math.ceil(to) - 1, row);
        for (int x = (int) from; x < to; x++) {
            cover[row * size + x] += (float) ((Math.min(to, x + 1) - Math.max(from, x)) / FINENESS);
        }
    }

    @Override
    public void stroke(Outline outline, Rgba color, double width) {
        double half = width * scale / 2;
        for (var line : polygons(outline)) {
            for (int i = 0; i + 3 < line.length; i += 2) {
                segment(line[i], line[i + 1], line[i + 2], line[i + 3], half);
            }
        }
        lay(Gradient.flat(color));
    }

    /** Covers what lies within {@code half} of the segment: caps and joins come out round, overlaps count once. */
    private void segment(double x1, double y1, double x2, double y2, double half) {
        double away = half + 0.5;
        int west = Math.max(0, (int) (Math.min(x1, x2) - away));
        int east = Math.min(size - 1, (int) (Math.max(x1, x2) + away));
        int north = Math.max(0, (int) (Math.min(y1, y2) - away));
        int south = Math.min(size - 1, (int) (Math.max(y1, y2) + away));
        reach(west, north, east, south);
        double dx = x2 - x1;
        double dy = y2 - y1;
        double square = Math.max(1e-9, dx * dx + dy * dy);
        double most = Math.min(1, 2 * half);
        for (int y = north; y <= south; y++) {
            for (int x = west; x <= east; x++) {
                double px = x + 0.5 - x1;
                double py = y + 0.5 - y1;
                double along = Math.clamp((px * dx + py * dy) / square, 0.0, 1.0);
                float here = (float) Math.clamp(away - Math.sqrt(sum(px - along * dx, py - along * dy)), 0.0, most);
                if (here > cover[y * size + x]) {
                    cover[y * size + x] = here;
                }
            }
        }
    }

    private static double sum(double x, double y) {
        return x * x + y * y;
    }

    /** Widens the rectangle that is covered. */
    private void reach(int west, int north, int east, int south) {
        boolean nothing = right < left;
        left = nothing ? west : Math.min(left, west);
        top = nothing ? north : Math.min(top, north);
        right = nothing ? east : Math.max(right, east);
        bottom = nothing ? south : Math.max(bottom, south);
    }

    /** Lays the paint over the pixels where they are covered, and takes the cover off. */
    private void lay(Gradient paint) {
        for (int x = left; x <= right; x++) {
            var color = paint.at((x + 0.5) / scale);
            for (int y = top; y <= bottom; y++) {
                float alpha = Math.min(1, cover[y * size + x]) * (float) color.alpha();
                if (alpha > 0) {
                    int at = 4 * (y * size + x);
                    pixels[at] = pixels[at] * (1 - alpha) + (float) color.red() * alpha;
                    pixels[at + 1] = pixels[at + 1] * (1 - alpha) + (float) color.green() * alpha;
                    pixels[at + 2] = pixels[at + 2] * (1 - alpha) + (float) color.blue() * alpha;
                    pixels[at + 3] = pixels[at + 3] * (1 - alpha) + alpha;
                }
            }
        }
        for (int y = top; y <= bottom; y++) {
            Arrays.fill(cover, y * size + left, y * size + right + 1, 0);
        }
        right = left - 1;
    }

    /** The subpaths in pixels, curves broken into short lines: x, y, x, y... A closed one ends where it began. */
    private List<double[]> polygons(Outline outline) {
        var polygons = new ArrayList<double[]>();
        var line = new PolyLine();
        for (var step : outline.steps()) {
            switch (step) {
                case Outline.Step.Move(var to) -> {
                    line.endInto(polygons);
                    line.add(to.x() * scale, to.y() * scale);
                }
                case Outline.Step.Line(var to) -> line.add(to.x() * scale, to.y() * scale);
                case Outline.Step.Curve(var first, var second, var to) ->
                    line.curve(first.x() * scale, first.y() * scale, second.x() * scale,
                            second.y() * scale, to.x() * scale, to.y() * scale);
                case Outline.Step.Close _ -> line.close();
            }
        }
        line.endInto(polygons);
        return polygons;
    }

    Bitmap bitmap() {
        var argb = new int[size * size];
        for (int i = 0; i < argb.length; i++) {
            argb[i] = bits(pixels[4 * i + 3]) << 24 | bits(pixels[4 * i]) << 16 | bits(pixels[4 * i + 1]) << 8 | bits(pixels[4 * i + 2]);
        }
        return new Bitmap(size, size, argb);
    }

    private static int bits(float channel) {
        return Math.clamp(Math.round(channel * 255), 0, 255);
    }
}
