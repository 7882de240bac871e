package rookery.desktop.plot;

import java.util.List;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.geometry.VPos;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.Shape;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;

/** A chart: curves with bands, areas, dots and intervals over two axes, with a readout under the mouse. Colours come from the style sheet. */
public final class Plot extends Pane {

    /** Values may be infinite; without a band both ends equal {@code y}. */
    public record Point(double x, double y, double lower, double upper) {
        public Point(double x, double y) {
            this(x, y, y, y);
        }
    }

    /** Something drawn, in the style class it names; later items lie over earlier ones. */
    public sealed interface Item {
        record Curve(List<Point> points, String style) implements Item {}

        /** From the lower to the upper values. */
        record Band(List<Point> points, String style) implements Item {}

        /** From the points down to the floor. */
        record Area(List<Point> points, String style) implements Item {}

        record Dot(double x, double y, double radius, String style) implements Item {}

        /** A horizontal line at a significant value, with a label. */
        record Level(double y, String words, String style) implements Item {}

        /** A vertical line at a significant place. */
        record Upright(double x, String style) implements Item {}

        /** An error bar from one value of x to another. */
        record Interval(double y, double from, double to, String style) implements Item {}
    }

    /**
     * What is drawn.
     *
     * @param title  the label of the vertical axis; may be empty
     * @param across the label of the horizontal axis; may be empty
     */
    public record Picture(String title, String across, Axis x, Axis y, List<Item> items) {
        public static final Picture EMPTY = new Picture("", "", Axis.bare(0, 1), Axis.bare(0, 1), List.of());

        public Picture {
            items = List.copyOf(items);
        }

        private List<Point> curve() {
            return items.stream().flatMap(item -> item instanceof Item.Curve(var points, _) ? Stream.of(points) : Stream.empty())
                    .findFirst()
                    .orElse(List.of());
        }
    }

    private static final double EDGE = 10;
    private static final double GAP = 8;
    private static final double LEAST_LEFT = 44;
    private static final double WIDEST_NAME = 200;

    private final Pane drawing = new Pane();
    private final Line hair = new Line();
    private final Circle dot = new Circle(4);
    private final Text reading = new Text();
    private final @Nullable Function<Point, String> words;
    private Picture picture = Picture.EMPTY;
    private double left;
    private double right;
    private double top;
    private double floor;

    /** A plot without a readout. */
    public Plot(String style) {
        this(style, null);
    }

    /** @param words the readout for the first curve's point nearest to the mouse */
    public Plot(String style, @Nullable Function<Point, String> words) {
        this.words = words;
        getStyleClass().add(style);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        hair.getStyleClass().add("plot-hair");
        dot.getStyleClass().add("plot-dot");
        reading.getStyleClass().add("plot-reading");
        reading.setTextOrigin(VPos.TOP);
        drawing.setMouseTransparent(true);
        getChildren().addAll(drawing, hair, dot, reading);
        hover(null);
        if (words == null) return;
        setOnMouseMoved(event -> hover(nearest(event.getX())));
        setOnMouseExited(_ -> hover(null));
    }

    public void setHeights(double least, double usual, double most) {
        setMinHeight(least);
        setPrefHeight(usual);
        setMaxHeight(most);
    }

    /** Sets the listener for the x value where the mouse is pressed or dragged. */
    public void onPointed(DoubleConsumer told) {
        setOnMousePressed(event -> told.accept(valueAt(event.getX())));
        setOnMouseDragged(event -> told.accept(valueAt(event.getX())));
    }

    public void show(Picture next) {
        if (next.equals(picture)) return;
        picture = next;
        var curve = next.curve();
        if (words != null && !curve.isEmpty()) setAccessibleText(next.title() + ": " + words.apply(curve.getLast()));
        requestLayout();
    }

    // ---- where things are ----------------------------------------------------------------------------------------

    private double x(double value) {
        return left + picture.x().share(value) * Math.max(1, right - left);
    }

    private double y(double value) {
        return top + (1 - picture.y().share(value)) * Math.max(1, floor - top);
    }

    private double valueAt(double x) {
        double share = Math.clamp((x - left) / Math.max(1, right - left), 0.0, 1.0);
        return picture.x().from() + share * (picture.x().to() - picture.x().from());
    }

    /** Leaves room for axis labels; a plot without any fills its whole area. */
    private void measure() {
        double edge = picture.x().words() == null && picture.y().words() == null ? 0 : EDGE;
        left = snappedLeftInset() + edge;
        right = getWidth() - snappedRightInset() - edge;
        top = snappedTopInset() + (picture.title().isEmpty() ? edge : 34);
        floor = getHeight() - snappedBottomInset() - (picture.x().words() == null ? edge : picture.across().isEmpty() ? 28 : 42);
    }

    // ---- drawing -------------------------------------------------------------------------------------------------

    @Override
    protected void layoutChildren() {
        drawing.getChildren().clear();
        measure();
        verticalAxis();
        horizontalAxis();
        title();
        for (var item : picture.items()) draw(item);
        drawing.applyCss();
        hover(null);
    }

    private void verticalAxis() {
        var axis = picture.y();
        if (axis.words() == null) return;
        var labels = axis.ticks(floor - top).stream().map(tick -> label(axis, tick, floor - top)).toList();
        double widest = labels.stream().mapToDouble(label -> label.getLayoutBounds().getWidth()).max().orElse(0);
        left += Math.max(LEAST_LEFT, widest + GAP) - EDGE + GAP;
        var ticks = axis.ticks(floor - top);
        for (int i = 0; i < labels.size(); i++) {
            double y = y(ticks.get(i));
            if (axis.grid()) stroke(left, y, right, y, ticks.get(i) == 0 ? Axis.ZERO : "plot-grid");
            var label = labels.get(i);
            label.setTextOrigin(VPos.CENTER);
            label.setX(left - GAP - label.getLayoutBounds().getWidth());
            label.setY(y);
        }
    }

    private void horizontalAxis() {
        var axis = picture.x();
        if (axis.words() == null) return;
        for (double tick : axis.ticks(right - left)) {
            stroke(x(tick), axis.grid() ? top : floor, x(tick), axis.grid() ? floor : floor + 4,
                    axis.grid() && tick == 0 ? Axis.ZERO : "plot-grid");
            var label = label(axis, tick, right - left);
            double width = label.getLayoutBounds().getWidth();
            label.setTextOrigin(VPos.TOP);
            label.setX(Math.min(x(tick) - width / 2, right - width));
            label.setY(floor + 6);
        }
    }

    private void title() {
        if (!picture.title().isEmpty()) {
            var name = text(picture.title(), "plot-title");
            name.setTextOrigin(VPos.TOP);
            name.setX(14);
            name.setY(9);
        }
        if (!picture.across().isEmpty()) {
            var name = text(picture.across(), "plot-axis");
            name.setTextOrigin(VPos.BOTTOM);
            name.setX(right - name.getLayoutBounds().getWidth());
            name.setY(getHeight() - 4);
        }
    }

    private void draw(Item item) {
        switch (item) {
            case Item.Curve(var points, var style) -> {
                var line = new Polyline();
                for (var point : points) line.getPoints().addAll(x(point.x()), y(point.y()));
                add(line, style);
            }
            case Item.Band(var points, var style) -> {
                var band = new Polygon();
                for (var point : points) band.getPoints().addAll(x(point.x()), y(point.upper()));
                for (var point : points.reversed()) band.getPoints().addAll(x(point.x()), y(point.lower()));
                if (points.stream().anyMatch(point -> point.upper() > point.lower())) add(band, style);
            }
            case Item.Area(var points, var style) -> {
                if (points.isEmpty()) return;
                var area = new Polygon(x(points.getFirst().x()), floor);
                for (var point : points) area.getPoints().addAll(x(point.x()), y(point.y()));
                area.getPoints().addAll(x(points.getLast().x()), floor);
                add(area, style);
            }
            case Item.Dot(double x, double y, double radius, var style) -> add(new Circle(x(x), y(y), radius), style);
            case Item.Level(double y, var said, var style) -> {
                stroke(left, y(y), right, y(y), style);
                if (said.isEmpty()) return;
                var label = text(said, style + "-words");
                label.setTextOrigin(y > 0 ? VPos.TOP : VPos.BOTTOM);
                label.setX(left + GAP);
                label.setY(y(y) + (y > 0 ? 4 : -4));
            }
            case Item.Upright(double x, var style) -> add(new Line(x(x), top, x(x), floor), style);
            case Item.Interval(double y, double from, double to, var style) -> {
                double at = Math.floor(y(y)) + 0.5;
                add(new Line(x(from), at, x(to), at), style);
                add(new Line(x(from), at - 5, x(from), at + 5), style);
                add(new Line(x(to), at - 5, x(to), at + 5), style);
            }
        }
    }

    private void stroke(double x0, double y0, double x1, double y1, String style) {
        // Half pixels keep thin lines sharp.
        add(new Line(Math.floor(x0) + 0.5, Math.floor(y0) + 0.5, Math.floor(x1) + 0.5, Math.floor(y1) + 0.5), style);
    }

    private void add(Shape shape, String style) {
        shape.getStyleClass().add(style);
        drawing.getChildren().add(shape);
    }

    private Text text(String said, String style) {
        var text = new Text(said);
        add(text, style);
        text.applyCss();
        return text;
    }

    /** An axis label, with an ellipsis if it is too long. */
    private Text label(Axis axis, double tick, double length) {
        var said = axis.words() == null ? "" : axis.words().at(tick, axis.step(length));
        var label = text(said, axis.style());
        while (label.getLayoutBounds().getWidth() > WIDEST_NAME && said.length() > 3) {
            said = said.substring(0, said.length() - 2);
            label.setText(said + "…");
        }
        return label;
    }

    // ---- under the mouse -----------------------------------------------------------------------------------------

    private @Nullable Point nearest(double at) {
        Point best = null;
        for (var point : picture.curve()) {
            if (best == null || Math.abs(x(point.x()) - at) < Math.abs(x(best.x()) - at)) best = point;
        }
        return best;
    }

    private void hover(@Nullable Point point) {
        hair.setVisible(point != null);
        dot.setVisible(point != null);
        reading.setVisible(point != null);
        if (point == null || words == null) return;
        hair.setStartX(x(point.x()));
        hair.setEndX(x(point.x()));
        hair.setStartY(top);
        hair.setEndY(floor);
        dot.setCenterX(x(point.x()));
        dot.setCenterY(y(point.y()));
        reading.setText(words.apply(point));
        reading.setX(Math.max(left, right - reading.getLayoutBounds().getWidth()));
        reading.setY(9);
    }
}
