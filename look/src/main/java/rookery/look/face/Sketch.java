package rookery.look.face;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import rookery.look.paint.Rgba;

/** Shapes from the back to the front on a grid of 48 units; anything outside is clipped. Mutable while it is drawn. */
public final class Sketch {
    public static final double GRID = 48;
    /** How round the corners of a block are. */
    public static final double CORNER = 4.5;
    public static final double BLOCK_EDGE = 1.4;
    static final String DARK = "#1B1512";

    /** One of the shapes; paths use SVG syntax. */
    public sealed interface Shape {
        record Fill(Rgba color, String path) implements Shape {}

        /** Its ends are round. */
        record Line(Rgba color, double width, String path) implements Shape {}

        record Dot(Rgba color, double x, double y, double radius) implements Shape {}

        /** A rectangle with round corners about its middle, turned clockwise by some degrees, with a darker edge. */
        record Block(Rgba color, double x, double y, double width, double height, double turned) implements Shape {
            public Rgba edge() {
                return color.scaled(1.1, 0.6);
            }
        }
    }

    private final List<Shape> shapes = new ArrayList<>();

    public List<Shape> shapes() {
        return List.copyOf(shapes);
    }

    private Sketch add(Shape shape) {
        shapes.add(shape);
        return this;
    }

    Sketch fill(String color, String path) {
        return add(new Shape.Fill(Rgba.of(color), path));
    }

    Sketch line(String color, double width, String path) {
        return add(new Shape.Line(Rgba.of(color), width, path));
    }

    Sketch dot(String color, double x, double y, double radius) {
        return add(new Shape.Dot(Rgba.of(color), x, y, radius));
    }

    Sketch block(String color, double x, double y, double width, double height, double turned) {
        return add(new Shape.Block(Rgba.of(color), x, y, width, height, turned));
    }

    /** An eye that looks to the right. */
    Sketch eye(String ring, double x, double y, double radius) {
        return dot(ring, x, y, radius).dot(DARK, x + 0.3, y, radius * 0.72).dot("#FFFFFF", x + radius * 0.4, y - radius * 0.35,
                radius * 0.24);
    }

    /** As an SVG file without scripts, styles or links. */
    public String svg() {
        var text = new StringBuilder("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 48 48\">");
        shapes.forEach(shape -> text.append(svg(shape)));
        return text.append("</svg>\n").toString();
    }

    private static String svg(Shape shape) {
        return switch (shape) {
            case Shape.Fill(var color, var path) -> "<path d=\"" + path + '"' + color.svg("fill") + "/>";
            case Shape.Line(var color, double width, var path) -> "<path d=\"" + path + "\" fill=\"none\"" + color.svg("stroke")
                    + " stroke-width=\"" + (float) width + "\" stroke-linecap=\"round\"/>";
            case Shape.Dot(var color, double x, double y, double radius) ->
                "<circle cx=\"" + (float) x + "\" cy=\"" + (float) y + "\" r=\"" + (float) radius + '"' + color.svg("fill") + "/>";
            case Shape.Block block -> String.format(Locale.ROOT,
                    "<rect x=\"%.2f\" y=\"%.2f\" width=\"%.2f\" height=\"%.2f\" rx=\"%.1f\"%s%s stroke-width=\"%.1f\" transform=\"rotate(%.1f %.2f %.2f)\"/>",
                    block.x() - block.width() / 2, block.y() - block.height() / 2, block.width(), block.height(), CORNER,
                    block.color().svg("fill"), block.edge().svg("stroke"), BLOCK_EDGE, block.turned(), block.x(), block.y());
        };
    }
}
