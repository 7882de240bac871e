package rookery.desktop.screen.ranking;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Polyline;
import rookery.archive.RatingPoint;

/** A rating from game to game: the line is what is thought likeliest, the band how sure one is. */
final class RatingPlot extends Pane {
    private static final double LEAST_LEFT = 44;
    private static final double GAP = 8;
    private static final double EDGE = 10;
    private static final int LINES = 4;
    private List<RatingPoint> points = List.of();
    private double left = LEAST_LEFT;

    RatingPlot() {
        getStyleClass().add("rating-plot");
        setMinHeight(150);
        setPrefHeight(200);
    }

    void show(List<RatingPoint> changed) {
        if (changed.equals(points)) return;
        points = changed;
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        getChildren().clear();
        if (points.isEmpty()) return;
        double least = points.stream().mapToDouble(point -> point.rating().value() - point.rating().deviation()).min().orElse(1400);
        double most = points.stream().mapToDouble(point -> point.rating().value() + point.rating().deviation()).max().orElse(1600);
        double step = step((most - least) / LINES);
        double from = Math.floor(least / step) * step;
        double to = Math.ceil(most / step) * step;
        left = LEAST_LEFT;
        var labels = new ArrayList<Label>();
        for (double value = from; value <= to + 0.5; value += step) labels.add(label(value));
        for (int i = 0; i < labels.size(); i++) grid(labels.get(i), y(from + i * step, from, to));
        var band = new Polygon();
        band.getStyleClass().add("rating-band");
        var line = new Polyline();
        line.getStyleClass().add("rating-line");
        for (int i = 0; i < points.size(); i++) {
            var rating = points.get(i).rating();
            line.getPoints().addAll(x(i), y(rating.value(), from, to));
            band.getPoints().addAll(x(i), y(rating.value() + rating.deviation(), from, to));
        }
        for (int i = points.size() - 1; i >= 0; i--) {
            var rating = points.get(i).rating();
            band.getPoints().addAll(x(i), y(rating.value() - rating.deviation(), from, to));
        }
        var last = points.getLast().rating();
        var dot = new Circle(x(points.size() - 1), y(last.value(), from, to), 4);
        dot.getStyleClass().add("rating-dot");
        getChildren().addAll(band, line, dot);
        applyCss();
    }

    /** A round number not below the wanted distance. */
    private static double step(double wanted) {
        for (double step : new double[]{10, 20, 25, 50, 100, 200, 250, 500, 1000}) {
            if (step >= wanted) return step;
        }
        return 2000;
    }

    /** A number beside the plot, which begins where the widest of them ends. */
    private Label label(double value) {
        var label = new Label(String.valueOf(Math.round(value)));
        label.getStyleClass().add("plot-label");
        getChildren().add(label);
        label.applyCss();
        left = Math.max(left, label.prefWidth(-1) + GAP);
        return label;
    }

    private void grid(Label label, double y) {
        var line = new Line(left, y, getWidth() - EDGE, y);
        line.getStyleClass().add("plot-grid");
        getChildren().add(line);
        double width = label.prefWidth(-1);
        double height = label.prefHeight(-1);
        label.resizeRelocate(left - GAP - width, y - height / 2, width, height);
    }

    private double x(int index) {
        double width = getWidth() - left - EDGE;
        return left + (points.size() == 1 ? width / 2 : width * index / (points.size() - 1));
    }

    private double y(double value, double from, double to) {
        double height = getHeight() - EDGE * 2;
        return EDGE + height * (1 - (value - from) / Math.max(1, to - from));
    }
}
