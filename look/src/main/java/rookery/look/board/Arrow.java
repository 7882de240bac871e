package rookery.look.board;

/** A line from square to square, or a circle where they are the same; a star in {@link Ink#STAR}. */
public record Arrow(int from, int to, Ink ink) {

    /** Who draws, or what it means. */
    public enum Ink {
        USER, WARNING, ALTERNATIVE, HINT,
        /** Something to be collected. */
        STAR
    }
}
