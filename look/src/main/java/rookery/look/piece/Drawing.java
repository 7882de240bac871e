package rookery.look.piece;

import java.util.List;

/** One kind of piece of one set: layers from the back to the front on the 45-unit grid. */
public record Drawing(List<Layer> layers) {

    /** As wide and high as every drawing. */
    public static final double GRID = 45;

    public Drawing {
        layers = List.copyOf(layers);
    }
}
