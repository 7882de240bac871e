package rookery.desktop.board;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import rookery.desktop.store.Background;
import rookery.desktop.theme.Paints;
import rookery.kernel.geometry.BoardShape;
import rookery.look.theme.BoardSurface;

/** The squares, as one picture. The first is painted at once; while the window is resized the last one is stretched until a sharp one is ready. */
final class SquareLayer extends ImageView {
    private record Key(BoardLook look, BoardShape shape, int pixels) {}

    private static final int KEPT = 12;
    private static final Map<Key, Image> PAINTED = Collections.synchronizedMap(new LinkedHashMap<>(KEPT, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Image> eldest) {
            return size() > KEPT;
        }
    });

    private final AtomicLong wanted = new AtomicLong();

    SquareLayer() {
        getStyleClass().add("board-surface");
        // Caches the shadow, so that it is not repainted with every moving piece.
        cacheProperty().bind(effectProperty().isNotNull());
        setManaged(false);
        setMouseTransparent(true);
    }

    void show(BoardLook look, Grid grid, double outputScale) {
        var area = grid.bounds();
        setX(area.getMinX());
        setY(area.getMinY());
        setFitWidth(area.getWidth());
        setFitHeight(area.getHeight());
        // The image has the first rank at the bottom; the other view rotates it.
        setRotate(grid.firstRankBelow() ? 0 : 180);
        var key = key(look, grid, outputScale);
        var ready = PAINTED.get(key);
        long order = wanted.incrementAndGet();
        if (ready != null) {
            setImage(ready);
        } else if (getImage() == null) {
            setImage(paint(key));
            PAINTED.put(key, getImage());
        } else {
            Thread.startVirtualThread(() -> {
                if (wanted.get() != order) return;
                var image = paint(key);
                Background.later(() -> {
                    PAINTED.put(key, image);
                    if (wanted.get() == order) setImage(image);
                });
            });
        }
    }

    /** Paints the squares in advance; on any thread. */
    static void paintAhead(BoardLook look, Grid grid, double outputScale) {
        var key = key(look, grid, outputScale);
        PAINTED.put(key, paint(key));
    }

    private static Key key(BoardLook look, Grid grid, double outputScale) {
        return new Key(look, grid.shape(), Math.clamp(Math.round(grid.size() * outputScale), 4, 256));
    }

    private static Image paint(Key key) {
        var picture = key.look.picture();
        return Paints.image(picture == null
                ? BoardSurface.paint(key.look.theme(), key.shape.files(), key.shape.ranks(), key.pixels, (_, _) -> false)
                : BoardSurface.paint(Paints.bitmap(picture), key.shape.files(), key.shape.ranks(), key.pixels, BoardLook.PICTURE_SQUARES));
    }
}
