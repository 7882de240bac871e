package rookery.desktop.screen.lab;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import javafx.geometry.VPos;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Polyline;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import org.jspecify.annotations.Nullable;

/** A curve over the games played, with an error band or bounds, axes with round numbers, and the values under the mouse. Colours come from the style sheet. */
final class CurvePlot extends Pane {

    /** Values may be infinite; without a band both ends equal {@code y}. */
    record Point(double x, double y, double lower, double upper) {}

    /** A level that matters, with what it means. */
    record Level(double y, String words, String style) {}

    /**
     * What is drawn.
     *
     * @param least    the axis reaches at least from there
     * @param greatest to there
     * @param most     it never goes beyond plus or minus this
     * @param length   how far the axis of games reaches at least
     */
    record Curve(List<Point> points, List<Level> levels, double least, double greatest, double most, double length) {
        Curve {
            points = List.copyOf(points);
            levels = List.copyOf(levels);
        }
    }

    private static final double LEFT = 52;
    private static final double RIGHT = 16;
    private static final double TOP = 34;
    private static final double BOTTOM = 42;

    private final String across;
    private final String upward;
    private final Function<Point, String> words;
    private final Pane drawing = new Pane();
    private final Line hair = new Line();
    private final Circle dot = new Circle(4);
    private final Text reading = new Text();
    private Curve curve = new Curve(List.of(), List.of(), -1, 1, 1, 1);
    private double bottom;
    private double top;
    private double end;

    /**
     * @param across what the horizontal axis counts
     * @param upward what the vertical one does
     * @param words  for the point under the mouse
     */
    CurvePlot(String across, String upward, Function<Point, String> words) {
        this.across = across;
        this.upward = upward;
        this.words = words;
        getStyleClass().add("plot");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        hair.getStyleClass().add("plot-hair");
        dot.getStyleClass().add("plot-dot");
        reading.getStyleClass().add("plot-reading");
        reading.setTextOrigin(VPos.TOP);
        getChildren().addAll(drawing, hair, dot, reading);
        drawing.setMouseTransparent(true);
        hover(null);
        setMinHeight(140);
        setPrefHeight(260);
        setOnMouseMoved(event -> hover(nearest(event.getX())));
        setOnMouseExited(_ -> hover(null));
    }

    void show(Curve next) {
        if (next.equals(curve)) return;
        curve = next;
        if (!next.points().isEmpty()) setAccessibleText(upward + ": " + words.apply(next.points().getLast()));
        requestLayout();
    }

    // ---- scale ---------------------------------------------------------------------------------------------------

    private void scale() {
        double low = curve.least();
        double high = curve.greatest();
        // The first few points have bands without end; they must not flatten the rest.
        int settled = curve.points().size() / 4;
        for (int i = 0; i < curve.points().size(); i++) {
            var point = curve.points().get(i);
            low = Math.min(low, bounded(point.y(), low));
            high = Math.max(high, bounded(point.y(), high));
            if (i >= settled) {
                low = Math.min(low, bounded(point.lower(), low));
                high = Math.max(high, bounded(point.upper(), high));
            }
        }
        double air = (high - low) * 0.08;
        bottom = low - air;
        top = high + air;
        end = Math.max(curve.length(), curve.points().isEmpty() ? 1 : curve.points().getLast().x());
    }

    private double bounded(double value, double otherwise) {
        return Double.isFinite(value) ? Math.clamp(value, -curve.most(), curve.most()) : otherwise;
    }

    private double x(double games) {
        return LEFT + games / end * Math.max(1, getWidth() - LEFT - RIGHT);
    }

    private double y(double value) {
        double height = Math.max(1, getHeight() - TOP - BOTTOM);
        double share = (Math.clamp(value, bottom, top) - bottom) / (top - bottom);
        return TOP + height * (1 - share);
    }

    // ---- drawing -------------------------------------------------------------------------------------------------

    @Override
    protected void layoutChildren() {
        scale();
        drawing.getChildren().clear();
        grid();
        if (!curve.points().isEmpty()) {
            band();
            line();
        }
        levels();
        drawing.applyCss();
        hover(null);
    }

    private void grid() {
        double right = getWidth() - RIGHT;
        double floor = getHeight() - BOTTOM;
        double step = Ticks.step((top - bottom) / Math.max(2, (getHeight() - TOP - BOTTOM) / 44));
        for (double tick : Ticks.between(bottom, top, (int) Math.max(2, (getHeight() - TOP - BOTTOM) / 44))) {
            stroke(LEFT, y(tick), right, y(tick), tick == 0 ? "plot-zero" : "plot-grid");
            var label = text(number(tick, step), "plot-tick");
            label.setTextOrigin(VPos.CENTER);
            label.setTextAlignment(TextAlignment.RIGHT);
            label.applyCss();
            label.setX(LEFT - 8 - label.getLayoutBounds().getWidth());
            label.setY(y(tick));
        }
        for (double tick : Ticks.between(0, end, (int) Math.max(2, (right - LEFT) / 80))) {
            if (tick != Math.rint(tick)) continue;
            stroke(x(tick), floor, x(tick), floor + 4, "plot-grid");
            var label = text(number(tick, 1), "plot-tick");
            label.setTextOrigin(VPos.TOP);
            label.applyCss();
            label.setX(Math.min(x(tick) - label.getLayoutBounds().getWidth() / 2, right - label.getLayoutBounds().getWidth()));
            label.setY(floor + 6);
        }
        var name = text(upward, "plot-title");
        name.setTextOrigin(VPos.TOP);
        name.setX(14);
        name.setY(9);
        var games = text(across, "plot-axis");
        games.setTextOrigin(VPos.BOTTOM);
        games.applyCss();
        games.setX(right - games.getLayoutBounds().getWidth());
        games.setY(getHeight() - 4);
    }

    private static String number(double value, double step) {
        int digits = step >= 1 ? 0 : step >= 0.1 ? 1 : 2;
        return String.format(Locale.ROOT, "%,." + digits + "f", value + 0.0).replace('-', '−');
    }

    private void band() {
        var band = new Polygon();
        band.getStyleClass().add("plot-band");
        var points = curve.points();
        boolean wide = false;
        for (var point : points) {
            band.getPoints().addAll(x(point.x()), y(point.upper()));
            wide = wide || point.upper() > point.lower();
        }
        for (int i = points.size() - 1; i >= 0; i--) band.getPoints().addAll(x(points.get(i).x()), y(points.get(i).lower()));
        if (wide) drawing.getChildren().add(band);
    }

    private void line() {
        var line = new Polyline();
        line.getStyleClass().add("plot-line");
        for (var point : curve.points()) line.getPoints().addAll(x(point.x()), y(point.y()));
        drawing.getChildren().add(line);
        var last = curve.points().getLast();
        var here = new Circle(x(last.x()), y(last.y()), 3.5);
        here.getStyleClass().add("plot-dot");
        drawing.getChildren().add(here);
    }

    private void levels() {
        for (var level : curve.levels()) {
            stroke(LEFT, y(level.y()), getWidth() - RIGHT, y(level.y()), level.style());
            var label = text(level.words(), level.style() + "-words");
            label.setTextOrigin(level.y() > 0 ? VPos.TOP : VPos.BOTTOM);
            label.setX(LEFT + 8);
            label.setY(y(level.y()) + (level.y() > 0 ? 4 : -4));
        }
    }

    private void stroke(double x0, double y0, double x1, double y1, String style) {
        // Half pixels keep thin lines sharp.
        var line = new Line(Math.floor(x0) + 0.5, Math.floor(y0) + 0.5, Math.floor(x1) + 0.5, Math.floor(y1) + 0.5);
        line.getStyleClass().add(style);
        drawing.getChildren().add(line);
    }

    private Text text(String words, String style) {
        var text = new Text(words);
        text.getStyleClass().add(style);
        drawing.getChildren().add(text);
        return text;
    }

    // ---- under the mouse -----------------------------------------------------------------------------------------

    private @Nullable Point nearest(double at) {
        Point best = null;
        for (var point : curve.points()) {
            if (best == null || Math.abs(x(point.x()) - at) < Math.abs(x(best.x()) - at)) best = point;
        }
        return best;
    }

    private void hover(@Nullable Point point) {
        hair.setVisible(point != null);
        dot.setVisible(point != null);
        reading.setVisible(point != null);
        if (point == null) return;
        hair.setStartX(x(point.x()));
        hair.setEndX(x(point.x()));
        hair.setStartY(TOP);
        hair.setEndY(getHeight() - BOTTOM);
        dot.setCenterX(x(point.x()));
        dot.setCenterY(y(point.y()));
        reading.setText(words.apply(point));
        reading.setX(Math.max(LEFT, getWidth() - RIGHT - reading.getLayoutBounds().getWidth()));
        reading.setY(9);
    }
}
