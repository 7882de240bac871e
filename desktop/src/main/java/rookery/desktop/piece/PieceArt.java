package rookery.desktop.piece;

import java.util.LinkedHashMap;
import java.util.Map;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.transform.Scale;

/**
 * Draws pieces. A kind is named as the kernel names it, in lower-case English; its letter stands on the tile of a kind that no set draws.
 * Safe for any thread.
 */
public final class PieceArt {

    /** Two sizes of every piece of XXL chess in both colours, rows of captured ones, and room for a change of size or set. */
    private static final int KEPT = 256;

    private record Key(PieceSet set, String kind, char letter, boolean white, int pixels) {}

    private static final Map<Key, Image> IMAGES = new LinkedHashMap<>(KEPT, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Image> eldest) {
            return size() > KEPT;
        }
    };

    private PieceArt() {}

    /** A square vector picture of the piece, {@code size} wide and high, for large or printed pictures. Its origin is the upper left corner. */
    public static Node node(PieceSet set, String kind, char letter, boolean white, double size) {
        var easel = new SceneEasel();
        set.brush(white, letter).paint(set.drawing(kind), easel);
        easel.group().getTransforms().add(new Scale(size / Drawing.GRID, size / Drawing.GRID));
        return new Group(easel.group());
    }

    /**
     * The picture of the piece as an image of {@code pixels} by {@code pixels} with transparent surroundings, painted once and kept. Ask for
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
        // Painted outside the lock: two threads may paint the same picture once, none waits for another's.
        var easel = new PixelEasel(pixels);
        set.brush(white, letter).paint(set.drawing(kind), easel);
        var image = easel.image();
        synchronized (IMAGES) {
            IMAGES.put(key, image);
        }
        return image;
    }

    /** The same picture as plain numbers, row by row, for those who do without JavaFX: alpha, red, green and blue of each pixel. */
    public static int[] argb(PieceSet set, String kind, char letter, boolean white, int pixels) {
        var numbers = new int[pixels * pixels];
        image(set, kind, letter, white, pixels).getPixelReader().getPixels(0, 0, pixels, pixels, PixelFormat.getIntArgbInstance(), numbers,
                0, pixels);
        return numbers;
    }
}
