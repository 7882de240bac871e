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

/** A die of ivory. It tumbles half a second and comes to rest; up to six it has pips, beyond that numbers. */
final class DieFace extends Pane {
    static final double SIZE = 46;
    private static final Duration TUMBLE = Duration.millis(500);
    private static final Color PIP = Color.web("#3A2A1C");
    /** Where pips can be, in thirds from the middle, and which of them each face has. */
    private static final int[][] SPOTS = {{0, 0}, {-1, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, 0}, {1, 0}};
    private static final int[][] FACES = {{}, {0}, {1, 2}, {0, 1, 2}, {1, 2, 3, 4}, {0, 1, 2, 3, 4}, {1, 2, 3, 4, 5, 6}};

    private final Timeline tumble = new Timeline();
    private int face;

    /** @param landed called when a die that tumbled has come to rest */
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
        body.setArcWidth(16);
        body.setArcHeight(16);
        body.setFill(new LinearGradient(0, 0, 1, 1, true, CycleMethod.NO_CYCLE, new Stop(0, Color.web("#FFFDF4")),
                new Stop(0.6, Color.web("#F3EAD3")), new Stop(1, Color.web("#DCCBA3"))));
        body.setStroke(Color.web("#B59F6E"));
        body.setStrokeWidth(1);
        getChildren().add(body);
        if (shown <= 6) {
            double step = SIZE * 0.27;
            for (int spot : FACES[Math.max(0, shown)]) {
                var pip = new Circle(SIZE / 2 + SPOTS[spot][0] * step, SIZE / 2 + SPOTS[spot][1] * step, SIZE * 0.085, PIP);
                getChildren().add(pip);
            }
        } else {
            var number = new Text(String.valueOf(shown));
            number.setFont(Font.font(Font.getDefault().getFamily(), FontWeight.BOLD, SIZE * 0.5));
            number.setFill(PIP);
            number.setX((SIZE - number.getLayoutBounds().getWidth()) / 2);
            number.setY(SIZE * 0.68);
            getChildren().add(number);
        }
    }
}
