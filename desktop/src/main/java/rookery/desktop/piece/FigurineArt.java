package rookery.desktop.piece;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javafx.scene.image.Image;
import rookery.desktop.theme.Paints;
import rookery.look.piece.FigurineSet;

/** Figurines for running text as images. Thread-safe. */
public final class FigurineArt {
    private record Key(String kind, boolean dark, int pixels) {}

    private static final Map<Key, Image> IMAGES = new ConcurrentHashMap<>();

    private FigurineArt() {}

    /**
     * The figurine of a kind that has one, as a cached image of {@code pixels} by {@code pixels}.
     *
     * @param dark whether the page is dark
     */
    public static Image image(String kind, boolean dark, int pixels) {
        return IMAGES.computeIfAbsent(new Key(kind, dark, pixels), _ -> Paints.image(FigurineSet.bitmap(kind, dark, pixels)));
    }
}
