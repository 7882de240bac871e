package rookery.desktop.board;

import javafx.animation.FadeTransition;
import javafx.animation.ParallelTransition;
import javafx.animation.ScaleTransition;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.RadialGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Circle;
import javafx.util.Duration;

/** An explosion: a soft ring that expands over the neighbouring squares and fades; nothing waits for it. */
final class BurstLayer extends Pane {
    private static final Duration TIME = Duration.millis(380);
    private static final RadialGradient FIRE = new RadialGradient(0, 0, 0.5, 0.5, 0.5, true, CycleMethod.NO_CYCLE,
            new Stop(0, Color.web("#FFF3C4", 0.95)), new Stop(0.45, Color.web("#F2A33A", 0.8)), new Stop(0.8, Color.web("#C4471C", 0.45)),
            new Stop(1, Color.web("#C4471C", 0)));

    BurstLayer() {
        setManaged(false);
        setMouseTransparent(true);
    }

    void burst(Grid grid, int square) {
        var middle = grid.middle(square);
        var ring = new Circle(middle.getX(), middle.getY(), grid.size() * 1.5, FIRE);
        getChildren().add(ring);
        var grow = new ScaleTransition(TIME, ring);
        grow.setFromX(0.2);
        grow.setFromY(0.2);
        grow.setToX(1);
        grow.setToY(1);
        var fade = new FadeTransition(TIME, ring);
        fade.setFromValue(1);
        fade.setToValue(0);
        var both = new ParallelTransition(grow, fade);
        both.setOnFinished(_ -> getChildren().remove(ring));
        both.play();
    }
}
