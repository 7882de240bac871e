package rookery.desktop.theme;

/**
 * What the board can say about a square. Marks that can stand on one square differ in shape as well as in colour, so that they survive
 * every theme and every pair of eyes.
 */
public enum Mark {

    LAST_MOVE(Shape.TINT), SELECTED(Shape.TINT), PREMOVE(Shape.TINT),
    /** An empty square the selected piece may go to. */
    TARGET(Shape.DOT),
    /** A piece the selected one may take. */
    CAPTURE(Shape.CORNERS),
    /** The king that must be defended. */
    CHECK(Shape.GLOW),
    /** A piece that takes part in the mate. */
    MATE(Shape.FRAME),
    /** The square under the mouse, if something can be done there. */
    HOVER(Shape.FAINT_FRAME),
    /** A circle drawn by the user. */
    CIRCLE(Shape.RING);

    /** How a mark lies on its square. */
    public enum Shape {
        TINT, DOT, CORNERS, GLOW, FRAME, FAINT_FRAME, RING
    }

    private final Shape shape;

    Mark(Shape shape) {
        this.shape = shape;
    }

    public Shape shape() {
        return shape;
    }
}
