package rookery.desktop.piece;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javafx.scene.image.Image;
import rookery.desktop.theme.Paints;
import rookery.look.piece.FigurineSet;

/** The figurines of lines of text as images. Safe for any thread. */
public final class FigurineArt {
    private record Key(String kind, boolean dark, int pixels) {}

    private static final Map<Key, Image> IMAGES = new ConcurrentHashMap<>();

    private FigurineArt() {}

    /**
     * The figurine of a kind that is drawn, as an image of {@code pixels} by {@code pixels}, painted once and kept.
     *
     * @param dark whether the page is dark
     */
    public static Image image(String kind, boolean dark, int pixels) {
        return IMAGES.computeIfAbsent(new Key(kind, dark, pixels), _ -> Paints.image(FigurineSet.bitmap(kind, dark, pixels)));
    }
}
