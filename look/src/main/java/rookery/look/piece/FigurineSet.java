package rookery.look.piece;

import java.util.List;
import rookery.look.paint.Bitmap;

/** Small piece pictures for running text, in one colour and the same for every set: board drawings are too fine between letters. */
public final class FigurineSet {
    private static final ArtFile DRAWINGS = ArtFile.read(List.of("figurine.art"));

    private FigurineSet() {}

    /** Whether there is a figurine of the kind; the others keep their letters. */
    public static boolean draws(String kind) {
        return DRAWINGS.draws(PieceSet.usualName(kind));
    }

    /** The figurine of a kind that is drawn, as a picture of {@code pixels} by {@code pixels}, for a page that is dark or light. Works on any thread. */
    public static Bitmap bitmap(String kind, boolean dark, int pixels) {
        var painter = new PixelPainter(pixels);
        paint(kind, dark, painter);
        return painter.bitmap();
    }

    /** The same as an SVG file. */
    public static String svg(String kind, boolean dark) {
        var painter = new SvgPainter();
        paint(kind, dark, painter);
        return painter.svg();
    }

    private static void paint(String kind, boolean dark, Painter painter) {
        var drawing = DRAWINGS.drawing(PieceSet.usualName(kind));
        if (drawing == null) throw new IllegalArgumentException("no figurine of a " + kind);
        drawing.paint(dark ? Palette.FIGURINE_ON_DARK : Palette.FIGURINE_ON_LIGHT, ' ', 0, painter);
    }
}
