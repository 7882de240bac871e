package rookery.archive;

/**
 * Why something could not be read from or written to the library. The game that is being played goes on all the same.
 *
 * @param message one sentence for the user, which names the file where that helps; screens may show their own by kind
 */
public record Trouble(Kind kind, String message) {

    /** What the user could do something about. */
    public enum Kind {
        /** No space is left on the disk. */
        DISK_FULL,
        /** The folder or the file may not be written. */
        READ_ONLY,
        /** Another program holds the library for too long. */
        BUSY,
        /** The file is damaged or no library at all. It is never overwritten. */
        DAMAGED,
        /** The library was written by a newer Rookery. It is never overwritten. */
        NEWER,
        /** The disk failed in another way. */
        DISK,
        /** There is no such game or profile (any more). */
        MISSING,
        /** What was asked makes no sense, such as a profile without a name or with a name that is taken. */
        REFUSED
    }
}
