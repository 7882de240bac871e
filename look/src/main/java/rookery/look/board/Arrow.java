package rookery.look.board;

/** An arrow from square to square, or a circle if they are the same; a star in {@link Ink#STAR}. */
public record Arrow(int from, int to, Ink ink) {

    /** Who drew it, or what it means. */
    public enum Ink {
        USER, WARNING, ALTERNATIVE, HINT,
        /** Something to be collected. */
        STAR
    }
}
