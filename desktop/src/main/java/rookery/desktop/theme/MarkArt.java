package rookery.desktop.theme;

import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.RadialGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Circle;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.shape.StrokeType;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Translate;
import rookery.look.theme.BoardTheme;
import rookery.look.theme.SquareMark;

/** Marks and arrows as shapes, with their origin at the square's upper left corner; transparent to the mouse. */
public final class MarkArt {

    private static final Color STAR = Color.web("#F6C445");
    private static final Color STAR_RIM = Color.web("#7A560A");

    private MarkArt() {}

    /** The opacity of a tile under a piece, whose outline must stay visible. */
    static final double TILE = 0.82;

    public static Node mark(SquareMark mark, BoardTheme theme, double size) {
        return shaped(mark, mark.shape(), theme, size);
    }

    /** A mark for the small squares of a large board. */
    public static Node shaded(SquareMark mark, BoardTheme theme, double size) {
        return shaped(mark, mark.shadedShape(), theme, size);
    }

    private static Node shaped(SquareMark mark, SquareMark.Shape shape, BoardTheme theme, double size) {
        var color = Paints.color(theme.marks().of(mark));
        var node = switch (shape) {
            case TINT -> new Rectangle(size, size, color);
            case DOT -> new Circle(size / 2, size / 2, size * 0.155, color);
            case CORNERS -> corners(size, color);
            case GLOW -> glow(size, color);
            case FRAME -> frame(size, color, size * 0.07);
            case FAINT_FRAME -> frame(size, color, Math.max(1.5, size * 0.035));
            case RING -> ring(size, color);
            case TILE -> new Rectangle(size, size, tile(color));
            case FRAMED_TILE ->
                new Group(new Rectangle(size, size, tile(color)), frame(size, color.deriveColor(0, 1, 0.62, 1), size * 0.08));
        };
        node.setMouseTransparent(true);
        return node;
    }

    /** The colour a whole square is shaded with. */
    private static Color tile(Color color) {
        return Color.color(color.getRed(), color.getGreen(), color.getBlue(), TILE);
    }

    /** The square without the disc in its middle: the piece stays clear, and the corners show the colour. */
    private static Shape corners(double size, Color color) {
        var corners = Shape.subtract(new Rectangle(size, size), new Circle(size / 2, size / 2, size * 0.56));
        corners.setFill(color);
        return corners;
    }

    private static Shape glow(double size, Color color) {
        var paint = new RadialGradient(0, 0, size / 2, size / 2, size * 0.62, false, CycleMethod.NO_CYCLE, new Stop(0, color),
                new Stop(0.35, color),
                new Stop(1, Color.color(color.getRed(), color.getGreen(), color.getBlue(), 0)));
        return new Rectangle(size, size, paint);
    }

    private static Shape frame(double size, Color color, double width) {
        var frame = new Rectangle(size, size, null);
        frame.setStroke(color);
        frame.setStrokeType(StrokeType.INSIDE);
        frame.setStrokeWidth(width);
        frame.setStrokeLineJoin(StrokeLineJoin.MITER);
        return frame;
    }

    private static Shape ring(double size, Color color) {
        var ring = new Circle(size / 2, size / 2, size * 0.46, null);
        ring.setStroke(color);
        ring.setStrokeWidth(size * 0.07);
        return ring;
    }

    /** A golden star around the middle of a square. */
    public static Node star(double x, double y, double size) {
        var star = new Polygon();
        for (int i = 0; i < 10; i++) {
            double reach = size * (i % 2 == 0 ? 0.36 : 0.16);
            double angle = Math.toRadians(36 * i - 90.0);
            star.getPoints().addAll(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
        }
        star.setFill(STAR);
        star.setStroke(STAR_RIM);
        star.setStrokeWidth(Math.max(1, size * 0.025));
        star.setStrokeLineJoin(StrokeLineJoin.ROUND);
        star.setMouseTransparent(true);
        return star;
    }

    /** An arrow between the middles of two squares, as one shape, so that its translucent colour is even. */
    public static Node arrow(double fromX, double fromY, double toX, double toY, double size, Color color) {
        double length = Math.hypot(toX - fromX, toY - fromY);
        double half = size * 0.085;
        double head = Math.min(size * 0.42, length * 0.6);
        double start = Math.min(size * 0.28, length * 0.2);
        var arrow = new Path(new MoveTo(start, -half), new LineTo(length - head, -half), new LineTo(length - head, -half - size * 0.14),
                new LineTo(length, 0), new LineTo(length - head, half + size * 0.14), new LineTo(length - head, half),
                new LineTo(start, half),
                new ClosePath());
        arrow.setFill(color);
        // A thin rim keeps an arrow visible on squares of its own colour.
        arrow.setStroke(Color.color(color.getRed() * 0.4, color.getGreen() * 0.4, color.getBlue() * 0.4, 0.55));
        arrow.setStrokeWidth(Math.max(0.8, size * 0.016));
        arrow.setSmooth(true);
        arrow.setMouseTransparent(true);
        arrow.getTransforms().addAll(new Translate(fromX, fromY),
                new Rotate(Math.toDegrees(Math.atan2(toY - fromY, toX - fromX))));
        return arrow;
    }
}
