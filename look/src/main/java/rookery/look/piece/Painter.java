package rookery.look.piece;

import rookery.look.paint.Rgba;

/** What a drawing is painted on, from the back to the front: shapes in a scene, pixels, or the text of an SVG file. */
public interface Painter {

    void fill(Outline outline, Gradient paint);

    void stroke(Outline outline, Rgba color, double width);
}
