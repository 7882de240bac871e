package rookery.desktop.face;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.StrokeLineCap;

/** Shapes from the back to the front on a grid of 48 units. Mutable while it is drawn. */
final class Sketch {
    static final double GRID = 48;
    static final String DARK = "#1B1512";

    private final List<Node> shapes = new ArrayList<>();

    List<Node> shapes() {
        return List.copyOf(shapes);
    }

    /** A filled path in SVG's words. */
    Sketch fill(String color, String path) {
        var shape = new SVGPath();
        shape.setContent(path);
        shape.setFill(Color.web(color));
        shapes.add(shape);
        return this;
    }

    Sketch line(String color, double width, String path) {
        var shape = new SVGPath();
        shape.setContent(path);
        shape.setFill(null);
        shape.setStroke(Color.web(color));
        shape.setStrokeWidth(width);
        shape.setStrokeLineCap(StrokeLineCap.ROUND);
        shapes.add(shape);
        return this;
    }

    Sketch dot(String color, double x, double y, double radius) {
        shapes.add(new Circle(x, y, radius, Color.web(color)));
        return this;
    }

    /** A square with round corners about its middle, turned by some degrees. */
    Sketch block(String color, double x, double y, double width, double height, double turned) {
        var block = new Rectangle(x - width / 2, y - height / 2, width, height);
        block.setArcWidth(9);
        block.setArcHeight(9);
        block.setFill(Color.web(color));
        block.setStroke(Color.web(color).deriveColor(0, 1.1, 0.6, 1));
        block.setStrokeWidth(1.4);
        block.setRotate(turned);
        shapes.add(block);
        return this;
    }

    /** An eye that looks to the right. */
    Sketch eye(String ring, double x, double y, double radius) {
        return dot(ring, x, y, radius).dot(DARK, x + 0.3, y, radius * 0.72).dot("#FFFFFF", x + radius * 0.4, y - radius * 0.35,
                radius * 0.24);
    }
}
