package rookery.kernel.game;

/**
 * An arrow drawn on the board with a move, or a circle when it starts and ends on one square.
 *
 * @param from square number; likewise {@code to}, which is the same for a circle
 */
public record Mark(Colour colour, int from, int to) {

    /** The four colours that chess programs agree on. */
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
