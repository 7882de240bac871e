package rookery.look.piece;

import java.util.Arrays;

/** Where the edges of a shape cross lines of samples, and in which direction; from them follows what lies inside. Mutable. */
final class ScanLines {

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
