package rookery.look.piece;

import java.util.Arrays;
import java.util.List;

/** A growing chain of points; mutable. */
final class PolyLine {

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
