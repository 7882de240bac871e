package rookery.archive.format;

/**
 * Something wrong with an archive.
 *
 * @param line     counted from 1; 0 when it concerns the whole file
 * @param found    what the file has
 * @param expected what it should have
 */
public record ArchiveProblem(ArchiveCode code, int line, String found, String expected) {

    /** For a terminal or a log; screens translate by code and show the rest as it is. */
    @Override
    public String toString() {
        String place = line > 0 ? " (line " + line + ")" : "";
        return code.number() + " " + code.title() + place + ": found " + found + ", expected " + expected;
    }
}
