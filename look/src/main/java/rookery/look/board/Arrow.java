package rookery.look.board;

/** A line from square to square, or a circle where they are the same. */
public record Arrow(int from, int to, Ink ink) {

    /** Who draws, or what it means. */
    public enum Ink {
        USER, WARNING, ALTERNATIVE, HINT
    }
}
