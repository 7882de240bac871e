package rookery.kernel.catalogue;

/**
 * Something wrong in a variant file.
 *
 * @param line    from 1; 0 for the file as a whole
 * @param column  from 1
 * @param path    the way to the value through names and list indices: {@code pieces.A.moves}, {@code goals[1].white[0]}; empty for the whole file
 * @param message what is wrong and what was expected, in words for the author of the file
 */
public record VariantProblem(int line, int column, String path, String message) {

    /** On one line, in the style of compilers. */
    @Override
    public String toString() {
        String place = line == 0 ? "" : "line " + line + ", column " + column + ": ";
        return place + (path.isEmpty() ? "" : path + ": ") + message;
    }
}
