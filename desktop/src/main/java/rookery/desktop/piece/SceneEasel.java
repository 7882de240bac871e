package rookery.desktop.piece;

import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;

/** Paints with shapes of a scene graph, on the 45-unit grid. */
final class SceneEasel implements Easel {

    /** The invisible square gives the picture its bounds. */
    private final Group group = new Group(new Rectangle(Drawing.GRID, Drawing.GRID, Color.TRANSPARENT));

    Group group() {
        return group;
    }

    @Override
    public void fill(Outline outline, Wash paint) {
        group.getChildren().add(path(outline, paint.paint()));
    }

    @Override
    public void stroke(Outline outline, Color color, double width) {
        var path = path(outline, Color.TRANSPARENT);
        path.setStroke(color);
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
