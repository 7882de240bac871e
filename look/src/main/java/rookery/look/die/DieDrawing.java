package rookery.look.die;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import rookery.look.paint.Rgba;

/** An ivory die seen from above: pips up to six, numbers beyond. */
public final class DieDrawing {
    /** As wide and high as the die. */
    public static final double GRID = 46;
    public static final double CORNER = 8;
    public static final double PIP_RADIUS = GRID * 0.085;
    /** Faces beyond this one show a number, with this height and baseline. */
    public static final int MOST_PIPS = 6;
    public static final double NUMBER_HEIGHT = GRID * 0.5;
    public static final double NUMBER_LINE = GRID * 0.68;
    public static final Rgba PIP = Rgba.of("#3A2A1C");
    public static final Rgba EDGE = Rgba.of("#B59F6E");
    /** The body, from the upper left to the lower right corner, with the second colour at {@link #TURN}. */
    public static final List<Rgba> BODY = List.of(Rgba.of("#FFFDF4"), Rgba.of("#F3EAD3"), Rgba.of("#DCCBA3"));
    public static final double TURN = 0.6;

    /** Where pips can be, in steps from the middle, and which of them each face has. */
    private static final int[][] SPOTS = {{0, 0}, {-1, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, 0}, {1, 0}};
    private static final int[][] FACES = {{}, {0}, {1, 2}, {0, 1, 2}, {1, 2, 3, 4}, {0, 1, 2, 3, 4}, {1, 2, 3, 4, 5, 6}};
    private static final double STEP = GRID * 0.27;

    /** The middle of a pip. */
    public record Pip(double x, double y) {}

    private DieDrawing() {}

    /** The pips of a face; none for an unrolled die (0) or a face with a number. */
    public static List<Pip> pips(int face) {
        if (face < 0 || face > MOST_PIPS) return List.of();
        return Arrays.stream(FACES[face]).mapToObj(spot -> new Pip(GRID / 2 + SPOTS[spot][0] * STEP, GRID / 2 + SPOTS[spot][1] * STEP))
                .toList();
    }

    /** The face as an SVG file without scripts or links. */
    public static String svg(int face) {
        var text = new StringBuilder(String.format(Locale.ROOT, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-1 -1 %1$.0f %1$.0f\">"
                + "<linearGradient id=\"ivory\" x1=\"0\" y1=\"0\" x2=\"1\" y2=\"1\"><stop offset=\"0\" stop-color=\"%2$s\"/>"
                + "<stop offset=\"%3$.1f\" stop-color=\"%4$s\"/><stop offset=\"1\" stop-color=\"%5$s\"/></linearGradient>"
                + "<rect width=\"%6$.0f\" height=\"%6$.0f\" rx=\"%7$.0f\" fill=\"url(#ivory)\"%8$s/>", GRID + 2, BODY.get(0).css(), TURN,
                BODY.get(1).css(), BODY.get(2).css(), GRID, CORNER, EDGE.svg("stroke")));
        for (var pip : pips(face)) {
            text.append(String.format(Locale.ROOT, "<circle cx=\"%.2f\" cy=\"%.2f\" r=\"%.2f\"%s/>", pip.x(), pip.y(), PIP_RADIUS,
                    PIP.svg("fill")));
        }
        if (face > MOST_PIPS) {
            text.append(String.format(Locale.ROOT,
                    "<text x=\"%.0f\" y=\"%.2f\" font-size=\"%.0f\" font-weight=\"bold\" font-family=\"sans-serif\" text-anchor=\"middle\"%s>%d</text>",
                    GRID / 2, NUMBER_LINE, NUMBER_HEIGHT, PIP.svg("fill"), face));
        }
        return text.append("</svg>\n").toString();
    }
}
