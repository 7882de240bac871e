package rookery.look.piece;

import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

/**
 * A path on the 45-unit grid: moves, lines and cubic curves in absolute coordinates, the SVG commands M, L, C and Z.
 */
public record Outline(List<Step> steps) {

    /** Pieces are turned around this vertical line. */
    static final double AXIS = 22.5;

    public sealed interface Step {

        record Move(Point to) implements Step {}

        record Line(Point to) implements Step {}

        record Curve(Point first, Point second, Point to) implements Step {}

        record Close() implements Step {}
    }

    public record Point(double x, double y) {

        Point mirrored() {
            return new Point(2 * AXIS - x, y);
        }

        Point placed(double scale, double dx, double dy) {
            return new Point(x * scale + dx, y * scale + dy);
        }
    }

    public Outline {
        steps = List.copyOf(steps);
    }

    static Outline parse(String text) {
        var steps = new ArrayList<Step>();
        var tokens = new StringTokenizer(text, "MLCZ, ", true);
        while (tokens.hasMoreTokens()) {
            char next = tokens.nextToken().charAt(0);
            if (next == ' ') {
                continue;
            }
            steps.add(switch (next) {
                case 'M' -> new Step.Move(point(tokens));
                case 'L' -> new Step.Line(point(tokens));
                case 'C' -> new Step.Curve(point(tokens), point(tokens), point(tokens));
                case 'Z' -> new Step.Close();
                default -> throw new IllegalArgumentException("unknown path command " + next + " in " + text);
            });
        }
        return new Outline(steps);
    }

    private static Point point(StringTokenizer tokens) {
        return new Point(number(tokens), number(tokens));
    }

    private static double number(StringTokenizer tokens) {
        var token = tokens.nextToken();
        while (token.equals(" ") || token.equals(",")) {
            token = tokens.nextToken();
        }
        return Double.parseDouble(token);
    }

    /** The same path seen in a mirror on the axis. */
    Outline mirrored() {
        return new Outline(steps.stream().map(Outline::mirrored).toList());
    }

    private static Step mirrored(Step step) {
        return switch (step) {
            case Step.Move(var to) -> new Step.Move(to.mirrored());
            case Step.Line(var to) -> new Step.Line(to.mirrored());
            case Step.Curve(var first, var second, var to) -> new Step.Curve(first.mirrored(), second.mirrored(), to.mirrored());
            case Step.Close close -> close;
        };
    }

    /** This open left profile, drawn from the axis at the top to the axis at the bottom, and its mirror image as one closed shape. */
    Outline turned() {
        var closed = new ArrayList<>(steps);
        for (int i = steps.size() - 1; i > 0; i--) {
            closed.add(switch (steps.get(i)) {
                case Step.Line _ -> new Step.Line(end(i - 1).mirrored());
                case Step.Curve(var first, var second, _) -> new Step.Curve(second.mirrored(), first.mirrored(), end(i - 1).mirrored());
                case Step.Move _,Step.Close _ -> throw new IllegalStateException("a profile is one open path");
            });
        }
        closed.add(new Step.Close());
        return new Outline(closed);
    }

    /** The right half of what {@link #turned} makes of this profile: the side that lies in the shade. */
    Outline rightHalf() {
        var half = new ArrayList<>(mirrored().steps);
        half.add(new Step.Line(new Point(AXIS, end(steps.size() - 1).y())));
        half.add(new Step.Close());
        return new Outline(half);
    }

    Outline plus(Outline other) {
        var both = new ArrayList<>(steps);
        both.addAll(other.steps);
        return new Outline(both);
    }

    /** Scaled about the origin, then moved. */
    Outline placed(double scale, double dx, double dy) {
        return new Outline(steps.stream().map(step -> placed(step, scale, dx, dy)).toList());
    }

    private static Step placed(Step step, double scale, double dx, double dy) {
        return switch (step) {
            case Step.Move(var to) -> new Step.Move(to.placed(scale, dx, dy));
            case Step.Line(var to) -> new Step.Line(to.placed(scale, dx, dy));
            case Step.Curve(var first, var second, var to) ->
                new Step.Curve(first.placed(scale, dx, dy), second.placed(scale, dx, dy), to.placed(scale, dx, dy));
            case Step.Close close -> close;
        };
    }

    private Point end(int index) {
        return switch (steps.get(index)) {
            case Step.Move(var to) -> to;
            case Step.Line(var to) -> to;
            case Step.Curve(_, _, var to) -> to;
            case Step.Close _ -> throw new IllegalStateException("a profile is one open path");
        };
    }

    /** As the {@code d} of an SVG path. */
    public String svg() {
        var text = new StringBuilder();
        for (var step : steps) {
            switch (step) {
                case Step.Move(var to) -> append(text, 'M', to);
                case Step.Line(var to) -> append(text, 'L', to);
                case Step.Curve(var first, var second, var to) -> append(text, 'C', first, second, to);
                case Step.Close _ -> text.append('Z');
            }
        }
        return text.toString();
    }

    private static void append(StringBuilder text, char command, Point... points) {
        text.append(command);
        for (var point : points) {
            text.append((float) point.x()).append(',').append((float) point.y()).append(' ');
        }
    }
}
