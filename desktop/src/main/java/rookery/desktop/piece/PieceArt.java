package rookery.desktop.piece;

import java.util.LinkedHashMap;
import java.util.Map;
import javafx.scene.image.Image;
import rookery.desktop.theme.Paints;
import rookery.look.piece.PieceSet;

/** The pieces as images. A kind is named as the kernel names it, in lower-case English; its letter is for the tile of a kind without a drawing. Thread-safe. */
public final class PieceArt {

    /** Enough for small ones of every kind on a page of all games, two sizes for a running game, and a change of size or set. */
    private static final int KEPT = 600;

    private record Key(PieceSet set, String kind, char letter, boolean white, int pixels) {}

    private static final Map<Key, Image> IMAGES = new LinkedHashMap<>(KEPT, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Image> eldest) {
            return size() > KEPT;
        }
    };

    private PieceArt() {}

    /**
     * The picture of the piece as an image of {@code pixels} by {@code pixels} with a transparent background, cached. Ask for
     * the size in device pixels (square size times output scale) and show it in an {@code ImageView} of the square's size.
     */
    public static Image image(PieceSet set, String kind, char letter, boolean white, int pixels) {
        var key = new Key(set, kind, letter, white, pixels);
        synchronized (IMAGES) {
            var kept = IMAGES.get(key);
            if (kept != null) {
                return kept;
            }
        }
        // Painted outside the lock: two threads may paint the same image, but none waits for another.
        var image = Paints.image(set.bitmap(kind, letter, white, pixels));
        synchronized (IMAGES) {
            IMAGES.put(key, image);
        }
        return image;
    }
}
