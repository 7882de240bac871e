package rookery.kernel.catalogue.json;

/** A place in a text; line and column count from 1. */
public record LineColumn(int line, int column) {

    /** The place of values made in memory. */
    public static final LineColumn NOWHERE = new LineColumn(0, 0);

    @Override
    public String toString() {
        return "line " + line + ", column " + column;
    }
}
