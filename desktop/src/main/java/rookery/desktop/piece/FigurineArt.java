package rookery.desktop.piece;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javafx.scene.image.Image;

/** Small pictures of pieces for lines of text, in one colour and the same for every set: what reads on a board is too fine between letters. Safe for any thread. */
public final class FigurineArt {
    private static final Map<String, Drawing> DRAWINGS = ArtFile.read("figurine.art");
    private static final Map<Key, Image> IMAGES = new ConcurrentHashMap<>();

    private record Key(String kind, boolean dark, int pixels) {}

    private FigurineArt() {}

    /** Whether there is a figurine of the kind; the others keep their letters. */
    public static boolean draws(String kind) {
        return DRAWINGS.containsKey(PieceSet.usualName(kind));
    }

    /**
     * The figurine of a kind that is drawn, as an image of {@code pixels} by {@code pixels}, painted once and kept.
     *
     * @param dark whether the page is dark
     */
    public static Image image(String kind, boolean dark, int pixels) {
        var name = PieceSet.usualName(kind);
        var drawing = DRAWINGS.get(name);
        if (drawing == null) throw new IllegalArgumentException("no figurine of a " + kind);
        return IMAGES.computeIfAbsent(new Key(name, dark, pixels), _ -> {
            var easel = new PixelEasel(pixels);
            new Brush(dark ? Palette.FIGURINE_ON_DARK : Palette.FIGURINE_ON_LIGHT, ' ', 0).paint(drawing, easel);
            return easel.image();
        });
    }
}
