package rookery.desktop.face;

import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.transform.Scale;
import rookery.desktop.theme.Paints;
import rookery.look.face.Faces;
import rookery.look.face.Sketch;

/** The drawn faces as nodes. */
public final class FaceArt {
    private FaceArt() {}

    /** The face of a computer player by its name, in a square of that size. */
    public static Node bot(String name, double size) {
        return of(Faces.ofBot(name), size);
    }

    /** The face with that id, which must exist, in a square of that size. */
    public static Node of(String id, double size) {
        var group = new Group(Faces.of(id).shapes().stream().map(FaceArt::node).toList());
        // Makes it as large as the grid, however little is drawn.
        group.getChildren().addFirst(new Rectangle(Sketch.GRID, Sketch.GRID, Color.TRANSPARENT));
        group.setClip(new Rectangle(Sketch.GRID, Sketch.GRID));
        group.getTransforms().add(new Scale(size / Sketch.GRID, size / Sketch.GRID));
        var whole = new Group(group);
        whole.setMouseTransparent(true);
        return whole;
    }

    private static Node node(Sketch.Shape shape) {
        return switch (shape) {
            case Sketch.Shape.Fill(var color, var path) -> {
                var filled = path(path);
                filled.setFill(Paints.color(color));
                yield filled;
            }
            case Sketch.Shape.Line(var color, double width, var path) -> {
                var line = path(path);
                line.setFill(null);
                line.setStroke(Paints.color(color));
                line.setStrokeWidth(width);
                line.setStrokeLineCap(StrokeLineCap.ROUND);
                yield line;
            }
            case Sketch.Shape.Dot(var color, double x, double y, double radius) -> new Circle(x, y, radius, Paints.color(color));
            case Sketch.Shape.Block block -> {
                var node = new Rectangle(block.x() - block.width() / 2, block.y() - block.height() / 2, block.width(), block.height());
                node.setArcWidth(2 * Sketch.CORNER);
                node.setArcHeight(2 * Sketch.CORNER);
                node.setFill(Paints.color(block.color()));
                node.setStroke(Paints.color(block.edge()));
                node.setStrokeWidth(Sketch.BLOCK_EDGE);
                node.setRotate(block.turned());
                yield node;
            }
        };
    }

    private static SVGPath path(String words) {
        var path = new SVGPath();
        path.setContent(words);
        return path;
    }
}
