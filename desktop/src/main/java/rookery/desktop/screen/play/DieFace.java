package rookery.desktop.screen.play;

import javafx.animation.Animation;
import javafx.animation.Interpolator;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import javafx.util.Duration;
import rookery.desktop.theme.Paints;
import rookery.look.die.DieDrawing;

/** An ivory die. It tumbles for half a second and comes to rest; pips up to six, numbers beyond. */
final class DieFace extends Pane {
    static final double SIZE = DieDrawing.GRID;
    private static final Duration TUMBLE = Duration.millis(500);
    private static final Color PIP = Paints.color(DieDrawing.PIP);

    private final Timeline tumble = new Timeline();
    private int face;

    /** @param landed called when a tumbling die has come to rest */
    DieFace(Runnable landed) {
        tumble.setOnFinished(_ -> landed.run());
        setMinSize(SIZE, SIZE);
        setPrefSize(SIZE, SIZE);
        setMaxSize(SIZE, SIZE);
        getStyleClass().add("die");
        draw(0);
    }

    /** What it shows, or will show when it has come to rest. */
    int face() {
        return face;
    }

    boolean isTumbling() {
        return tumble.getStatus() == Animation.Status.RUNNING;
    }

    /** Shows a face at once; 0 is a die that has not been rolled. */
    void show(int newFace) {
        tumble.stop();
        setRotate(0);
        setTranslateY(0);
        face = newFace;
        draw(newFace);
        setOpacity(newFace == 0 ? 0.45 : 1);
    }

    /** Tumbles and comes to rest on the face. */
    void roll(int newFace, int faces) {
        tumble.stop();
        face = newFace;
        setOpacity(1);
        tumble.getKeyFrames().clear();
        int turns = 5;
        for (int i = 0; i < turns; i++) {
            int passing = (newFace + i * 2) % faces + 1;
            tumble.getKeyFrames().add(new KeyFrame(TUMBLE.multiply(i / (double) turns), _ -> draw(passing)));
        }
        tumble.getKeyFrames().addAll(
                new KeyFrame(Duration.ZERO, new KeyValue(rotateProperty(), -300), new KeyValue(translateYProperty(), -18)),
                new KeyFrame(TUMBLE.multiply(0.55), new KeyValue(translateYProperty(), 0, Interpolator.EASE_IN)),
                new KeyFrame(TUMBLE.multiply(0.75), new KeyValue(translateYProperty(), -6, Interpolator.EASE_OUT)),
                new KeyFrame(TUMBLE, _ -> draw(newFace), new KeyValue(rotateProperty(), 0, Interpolator.EASE_OUT),
                        new KeyValue(translateYProperty(), 0, Interpolator.EASE_IN)));
        tumble.playFromStart();
    }

    private void draw(int shown) {
        getChildren().clear();
        var body = new Rectangle(SIZE, SIZE);
        body.setArcWidth(2 * DieDrawing.CORNER);
        body.setArcHeight(2 * DieDrawing.CORNER);
        var ivory = DieDrawing.BODY.stream().map(Paints::color).toList();
        body.setFill(new LinearGradient(0, 0, 1, 1, true, CycleMethod.NO_CYCLE, new Stop(0, ivory.get(0)),
                new Stop(DieDrawing.TURN, ivory.get(1)), new Stop(1, ivory.get(2))));
        body.setStroke(Paints.color(DieDrawing.EDGE));
        body.setStrokeWidth(1);
        getChildren().add(body);
        for (var pip : DieDrawing.pips(shown)) getChildren().add(new Circle(pip.x(), pip.y(), DieDrawing.PIP_RADIUS, PIP));
        if (shown > DieDrawing.MOST_PIPS) {
            var number = new Text(String.valueOf(shown));
            number.setFont(Font.font(Font.getDefault().getFamily(), FontWeight.BOLD, DieDrawing.NUMBER_HEIGHT));
            number.setFill(PIP);
            number.setX((SIZE - number.getLayoutBounds().getWidth()) / 2);
            number.setY(DieDrawing.NUMBER_LINE);
            getChildren().add(number);
        }
    }
}
