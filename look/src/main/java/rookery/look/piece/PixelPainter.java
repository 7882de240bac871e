package rookery.look.piece;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import rookery.look.paint.Bitmap;
import rookery.look.paint.Rgba;

/**
 * A software rasteriser, so that pieces can be painted on any thread and look the same everywhere; JavaFX would need its own thread and several milliseconds
 * each. Mutable, for one thread.
 */
final class PixelPainter implements Painter {

    /** Sample lines within a row of pixels; across a row coverage is exact. */
    private static final int FINENESS = 8;

    private final int size;
    private final double scale;
    /** How much of each pixel the current shape covers, and its bounding rectangle. */
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

    /** Covers everything within {@code half} of the segment: caps and joins come out round, overlaps count once. */
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

    /** Applies the paint to the covered pixels and clears the coverage. */
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

    /** A growing chain of points; mutable. */
    private static final class PolyLine {

        private double[] points = new double[64];
        private int length;

        void add(double x, double y) {
            if (length == points.length) {
                points = Arrays.copyOf(points, 2 * length);
            }
            points[length++] = x;
            points[length++] = y;
        }

        /** A cubic curve from the last point, in lines of about two pixels. */
        void curve(double x1, double y1, double x2, double y2, double x3, double y3) {
            double x0 = points[length - 2];
            double y0 = points[length - 1];
            double reach = Math.hypot(x1 - x0, y1 - y0) + Math.hypot(x2 - x1, y2 - y1) + Math.hypot(x3 - x2, y3 - y2);
            int lines = Math.clamp(Math.round(reach / 2), 4, 64);
            for (int i = 1; i <= lines; i++) {
                double t = (double) i / lines;
                double s = 1 - t;
                double a = s * s * s;
                double b = 3 * s * s * t;
                double c = 3 * s * t * t;
                double d = t * t * t;
                add(a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3);
            }
        }

        void close() {
            add(points[0], points[1]);
        }

        void endInto(List<double[]> lines) {
            if (length > 0) {
                lines.add(Arrays.copyOf(points, length));
                length = 0;
            }
        }
    }

    /** Where a shape's edges cross the sample lines, and in which direction; this determines the inside. Mutable. */
    private static final class ScanLines {

        interface Span {
            void cover(int line, double left, double right);
        }

        private final double[][] places;
        private final int[] counts;

        ScanLines(int lines) {
            places = new double[lines][];
            counts = new int[lines];
        }

        /** An edge; samples lie on the middles of the lines, at y = 0.5, 1.5... */
        void add(double x1, double y1, double x2, double y2) {
            double top = Math.min(y1, y2);
            double bottom = Math.max(y1, y2);
            int first = Math.max(0, (int) Math.ceil(top - 0.5));
            for (int line = first; line < counts.length && line + 0.5 < bottom; line++) {
                double x = x1 + (x2 - x1) * (line + 0.5 - y1) / (y2 - y1);
                put(line, x, y1 < y2 ? 1 : -1);
            }
        }

        /** Kept in the order of x, two numbers each: the place and the direction. */
        private void put(int line, double x, int direction) {
            var row = places[line];
            int count = counts[line];
            if (row == null) {
                row = new double[8];
            } else if (row.length == count) {
                row = Arrays.copyOf(row, 2 * count);
            }
            int at = count;
            while (at > 0 && row[at - 2] > x) {
                row[at] = row[at - 2];
                row[at + 1] = row[at - 1];
                at -= 2;
            }
            row[at] = x;
            row[at + 1] = direction;
            places[line] = row;
            counts[line] = count + 2;
        }

        /** What is inside on a line: where edges wind around a place at least once. */
        void spans(int line, Span span) {
            var row = places[line];
            int winding = 0;
            for (int i = 0; i + 2 < counts[line]; i += 2) {
                winding += (int) row[i + 1];
                if (winding != 0) {
                    span.cover(line, row[i], row[i + 2]);
                }
            }
        }
    }
}
