package rookery.kernel.game;

/**
 * Something drawn on the board beside a move: an arrow, or a circle when it leads nowhere.
 *
 * @param from square number; likewise {@code to}, which is the same for a circle
 */
public record Mark(Colour colour, int from, int to) {

    /** The four colours that programs exchange. */
    public enum Colour {
        RED, GREEN, YELLOW, BLUE
    }

    public static Mark circle(Colour colour, int square) {
        return new Mark(colour, square, square);
    }

    public static Mark arrow(Colour colour, int from, int to) {
        return new Mark(colour, from, to);
    }

    public boolean isCircle() {
        return from == to;
    }
}
