package rookery.desktop.piece;

import java.util.List;

/** One kind of piece of one set: layers from the back to the front on the 45-unit grid. */
record Drawing(List<Layer> layers) {

    static final double GRID = 45;

    Drawing {
        layers = List.copyOf(layers);
    }
}
