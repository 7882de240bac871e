package rookery.look.theme;

/** A mark on a square. Marks that can share a square differ in shape as well as colour, so that they work in every theme and for colour-blind eyes. */
public enum SquareMark {

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
        TINT, DOT, CORNERS, GLOW, FRAME, FAINT_FRAME, RING,
        /** The whole square, strong enough to be seen from afar. */
        TILE,
        /** A tile with a frame, so that captures differ by more than colour. */
        FRAMED_TILE
    }

    private final Shape shape;

    SquareMark(Shape shape) {
        this.shape = shape;
    }

    public Shape shape() {
        return shape;
    }

    /** Its shape on the small squares of a large board, where dots and corners would be lost: whole tiles change their shade. */
    public Shape shadedShape() {
        return switch (this) {
            case TARGET, CHECK -> Shape.TILE;
            case CAPTURE, MATE -> Shape.FRAMED_TILE;
            case LAST_MOVE, SELECTED, PREMOVE, HOVER, CIRCLE -> shape;
        };
    }
}
