package rookery.desktop.piece;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.SnapshotParameters;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Paint;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.transform.Scale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rookery.desktop.FxThread;
import rookery.desktop.theme.Paints;
import rookery.look.paint.Bitmap;
import rookery.look.paint.Rgba;
import rookery.look.piece.Drawing;
import rookery.look.piece.Gradient;
import rookery.look.piece.Outline;
import rookery.look.piece.Painter;
import rookery.look.piece.PieceSet;

class PieceArtTest {

    @Test
    void aPictureIsPaintedOnce() {
        assertThat(PieceArt.image(PieceSet.ATELIER, "king", 'K', true, 61))
                .isSameAs(PieceArt.image(PieceSet.ATELIER, "king", 'K', true, 61));
    }

    /** Two painters, one drawing: our pixels against those of JavaFX. */
    @ParameterizedTest
    @EnumSource
    void imagesLookLikeJavaFxPaintsTheSamePaths(PieceSet set) throws Exception {
        for (var kind : List.of("king", "amazon", "camel", "wyvern")) {
            for (boolean white : List.of(true, false)) {
                var shapes = FxThread.call(() -> {
                    var parameters = new SnapshotParameters();
                    parameters.setFill(Color.TRANSPARENT);
                    parameters.setViewport(new Rectangle2D(0, 0, 90, 90));
                    var painter = new ShapePainter();
                    set.paint(kind, 'W', white, painter);
                    painter.group.getTransforms().add(new Scale(90 / Drawing.GRID, 90 / Drawing.GRID));
                    return Paints.bitmap(new Group(painter.group).snapshot(parameters, null));
                });
                assertThat(difference(shapes, set.bitmap(kind, 'W', white, 90))).as(kind).isLessThan(0.012);
            }
        }
    }

    /** The mean difference of the channels, alpha included, 0 to 1. */
    private static double difference(Bitmap one, Bitmap other) {
        double sum = 0;
        for (int i = 0; i < one.argb().length; i++) {
            for (int shift = 0; shift < 32; shift += 8) {
                sum += Math.abs((one.argb()[i] >>> shift & 0xFF) - (other.argb()[i] >>> shift & 0xFF)) / 255.0;
            }
        }
        return sum / (4 * one.argb().length);
    }

    /** Paints with shapes of a scene graph. */
    private static final class ShapePainter implements Painter {
        /** The invisible square gives the picture its bounds. */
        private final Group group = new Group(new Rectangle(Drawing.GRID, Drawing.GRID, Color.TRANSPARENT));

        @Override
        public void fill(Outline outline, Gradient paint) {
            group.getChildren().add(path(outline, paint.isFlat()
                    ? Paints.color(paint.left())
                    : new LinearGradient(Gradient.FROM, 0, Gradient.TO, 0, false, CycleMethod.NO_CYCLE,
                            new Stop(0, Paints.color(paint.left())), new Stop(Gradient.MIDDLE, Paints.color(paint.middle())),
                            new Stop(1, Paints.color(paint.right())))));
        }

        @Override
        public void stroke(Outline outline, Rgba color, double width) {
            var path = path(outline, Color.TRANSPARENT);
            path.setStroke(Paints.color(color));
            path.setStrokeWidth(width);
            path.setStrokeLineCap(StrokeLineCap.ROUND);
            path.setStrokeLineJoin(StrokeLineJoin.ROUND);
            group.getChildren().add(path);
        }

        private static SVGPath path(Outline outline, Paint fill) {
            var path = new SVGPath();
            path.setContent(outline.svg());
            path.setFill(fill);
            return path;
        }
    }
}
