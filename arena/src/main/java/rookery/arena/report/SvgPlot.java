package rookery.arena.report;

import java.util.List;

/**
 * Builds an SVG chart with two axes; it knows the scales and draws marks in data units. Mutable. Colours are the classes of the
 * report's style sheet, {@code s0} to {@code s7} for areas and {@code l0} to {@code l7} for lines.
 */
final class SvgPlot {

    static final int WIDTH = 720;
    private static final int LEFT = 64;
    private static final int RIGHT = 16;
    private static final int TOP = 12;
    private static final int BOTTOM = 44;

    private final int height;
    private final double fromX;
    private final double toX;
    private final double fromY;
    private final double toY;
    private final StringBuilder marks = new StringBuilder();

    /** Scales that show everything from the least to the greatest number on each axis. */
    SvgPlot(int height, double fromX, double toX, double fromY, double toY) {
        this.height = height;
        this.fromX = fromX;
        this.toX = toX > fromX ? toX : fromX + 1;
        this.fromY = fromY;
        this.toY = toY > fromY ? toY : fromY + 1;
    }

    private double x(double value) {
        return LEFT + (value - fromX) / (toX - fromX) * (WIDTH - LEFT - RIGHT);
    }

    private double y(double value) {
        return height - BOTTOM - (value - fromY) / (toY - fromY) * (height - TOP - BOTTOM);
    }

    /** Grid lines and numbers at round values. */
    SvgPlot xAxis(String label) {
        double step = step(toX - fromX, 8);
        for (double value = Math.ceil(fromX / step) * step; value <= toX + step * 1e-9; value += step) {
            line("grid", value, fromY, value, toY);
            text("tick middle", x(value), height - BOTTOM + 16, number(value, step));
        }
        text("label middle", (LEFT + WIDTH - RIGHT) / 2.0, height - 6, label);
        return this;
    }

    SvgPlot yAxis(String label) {
        double step = step(toY - fromY, 5);
        for (double value = Math.ceil(fromY / step) * step; value <= toY + step * 1e-9; value += step) {
            line("grid", fromX, value, toX, value);
            text("tick end", LEFT - 6, y(value) + 4, number(value, step));
        }
        marks.append(MatchText.text("<text class=\"label middle\" transform=\"translate(14 %.1f) rotate(-90)\">%s</text>\n",
                (TOP + height - BOTTOM) / 2.0, Markup.escaped(label)));
        return this;
    }

    /** A name at a height on the left. */
    void rowLabel(double value, String label) {
        text("tick", 4, y(value) - 9, label);
    }

    void line(String style, double x1, double y1, double x2, double y2) {
        marks.append(MatchText.text("<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>\n", style, x(x1), y(y1), x(x2),
                y(y2)));
    }

    void curve(String style, List<double[]> points) {
        StringBuilder path = new StringBuilder();
        for (double[] point : points) {
            path.append(MatchText.text("%s%.1f %.1f", path.isEmpty() ? "M" : "L", x(point[0]), y(Math.clamp(point[1], fromY, toY))));
        }
        marks.append("<path class=\"").append(style).append("\" d=\"").append(path).append("\"/>\n");
    }

    void bar(String style, double x1, double x2, double y1, double y2, String hint) {
        marks.append(
                MatchText.text("<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"><title>%s</title></rect>\n", style,
                        x(x1) + 0.5, y(y2), Math.max(0.5, x(x2) - x(x1) - 1), Math.max(0, y(y1) - y(y2)), Markup.escaped(hint)));
    }

    void dot(String style, double x, double y, String hint) {
        marks.append(MatchText.text("<circle class=\"%s\" cx=\"%.1f\" cy=\"%.1f\" r=\"5\"><title>%s</title></circle>\n", style, x(x), y(y),
                Markup.escaped(hint)));
    }

    private void text(String style, double x, double y, String text) {
        marks.append(MatchText.text("<text class=\"%s\" x=\"%.1f\" y=\"%.1f\">%s</text>\n", style, x, y, Markup.escaped(text)));
    }

    String svg(String title) {
        return "<svg viewBox=\"0 0 " + WIDTH + " " + height + "\" role=\"img\" aria-label=\"" + Markup.escaped(title) + "\">\n" + marks
                + "</svg>\n";
    }

    private static double step(double span, int wanted) {
        double raw = span / wanted;
        double power = StrictMath.pow(10, Math.floor(StrictMath.log10(raw)));
        double ratio = raw / power;
        return power * (ratio <= 1 ? 1 : ratio <= 2 ? 2 : ratio <= 5 ? 5 : 10);
    }

    private static String number(double value, double step) {
        double clean = Math.abs(value) < step * 1e-9 ? 0 : value;
        if (Math.abs(clean) >= 1e6) {
            return MatchText.text("%.3gM", clean / 1e6);
        }
        return step >= 1 ? MatchText.text("%,d", Math.round(clean)) : MatchText.text("%.2f", clean);
    }
}
