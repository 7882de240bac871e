package rookery.kernel.catalogue.json;

/** Where something stands in a text, both counted from 1. */
public record Place(int line, int column) {

    /** Of values made in memory. */
    public static final Place NOWHERE = new Place(0, 0);

    @Override
    public String toString() {
        return "line " + line + ", column " + column;
    }
}
