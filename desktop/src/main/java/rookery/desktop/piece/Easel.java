package rookery.desktop.piece;

import javafx.scene.paint.Color;

/** What a drawing is painted on, from the back to the front: shapes in a scene, or pixels. */
interface Easel {

    void fill(Outline outline, Wash paint);

    void stroke(Outline outline, Color color, double width);
}
