package rookery.desktop.screen.review;

import java.util.function.IntConsumer;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import rookery.desktop.analysis.Verdicts;
import rookery.desktop.analysis.Verdicts.Slip;

/** The game's course: White's expected score after each move of the main line, dots where it was thrown away. A click goes there. */
final class EvalGraph extends Pane {
    private final Polygon area = new Polygon();
    private final Line middle = new Line();
    private final Line here = new Line();
    private final Pane dots = new Pane();
    private final Pane picture = new Pane();
    private Verdicts shown = Verdicts.NOTHING;
    private int ply;
    private int last;

    EvalGraph(String name, IntConsumer go) {
        getStyleClass().add("eval-graph");
        setId("graph");
        setAccessibleRole(AccessibleRole.SLIDER);
        setAccessibleText(name);
        area.getStyleClass().add("eval-area");
        middle.getStyleClass().add("eval-middle");
        here.getStyleClass().add("eval-here");
        picture.getChildren().addAll(area, middle, here, dots);
        picture.setMouseTransparent(true);
        getChildren().add(picture);
        setMinHeight(56);
        setPrefHeight(76);
        setMaxHeight(110);
        setOnMousePressed(event -> go.accept(at(event.getX())));
        setOnMouseDragged(event -> go.accept(at(event.getX())));
    }

    private int at(double x) {
        return last == 0 ? 0 : Math.clamp(Math.round(x / Math.max(1, getWidth()) * last), 0, last);
    }

    void show(Verdicts verdicts, int present) {
        if (verdicts.equals(shown) && present == ply) return;
        shown = verdicts;
        ply = present;
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        // The frame stays in sight around what is painted.
        double width = getWidth() - snappedLeftInset() - snappedRightInset();
        double height = getHeight() - snappedTopInset() - snappedBottomInset();
        picture.relocate(snappedLeftInset(), snappedTopInset());
        var opinions = shown.opinions();
        last = Math.max(0, opinions.size() - 1);
        middle.setStartX(0);
        middle.setEndX(width);
        middle.setStartY(height / 2);
        middle.setEndY(height / 2);
        area.getPoints().clear();
        dots.getChildren().clear();
        here.setVisible(last > 0);
        if (last == 0) return;
        area.getPoints().addAll(0.0, height);
        double y = height / 2;
        for (int i = 0; i <= last; i++) {
            if (opinions.get(i).isPresent()) y = height * (1 - opinions.get(i).get().chance());
            double x = width * i / last;
            if (opinions.get(i).isEmpty()) {
                area.getPoints().addAll(x, height);
                break;
            }
            area.getPoints().addAll(x, y);
            var slip = shown.slip(i);
            if (slip == Slip.BLUNDER || slip == Slip.MISTAKE) {
                var dot = new Circle(x, y, 3.5);
                dot.getStyleClass().add(slip == Slip.BLUNDER ? "eval-blunder" : "eval-mistake");
                dots.getChildren().add(dot);
            }
            if (i == last) area.getPoints().addAll(x, height);
        }
        dots.applyCss();
        double x = width * Math.min(ply, last) / last;
        here.setStartX(x);
        here.setEndX(x);
        here.setStartY(0);
        here.setEndY(height);
    }
}
