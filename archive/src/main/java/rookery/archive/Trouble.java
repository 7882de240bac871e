package rookery.archive;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import rookery.play.file.DiskTrouble;

/**
 * Why something could not be read from or written to disk. A running game continues regardless.
 *
 * @param message one sentence for the user, naming the file if that helps; screens may show their own words by kind
 */
public record Trouble(Kind kind, String message) {

    /** The kinds of trouble, as far as users can act on them. */
    public enum Kind {
        /** No space is left on the disk. */
        DISK_FULL,
        /** The folder or the file may not be written. */
        READ_ONLY,
        /** Another program has kept the library locked for too long. */
        BUSY,
        /** The file is damaged or not a library. It is never overwritten. */
        DAMAGED,
        /** The library was written by a newer Rookery. It is never overwritten. */
        NEWER,
        /** The disk failed in another way. */
        DISK,
        /** There is no such game or profile (any more). */
        MISSING,
        /** An invalid request, such as a profile without a name or with a name already taken. */
        REFUSED
    }

    /** Less space than this on a disk that cannot be written means that it is full. */
    private static final long FULL = 1 << 16;

    /** Why the file could not be written or read. */
    public static Trouble of(Path file, IOException problem) {
        return switch (DiskTrouble.of(problem)) {
            case FORBIDDEN, READ_ONLY -> new Trouble(Kind.READ_ONLY, file + " cannot be written: " + DiskTrouble.words(problem) + ".");
            case FULL, QUOTA -> full(file);
            case BROKEN, OTHER -> isFull(file) ? full(file) : other(file, problem);
            case NAME_TOO_LONG, TOO_LARGE, FOLDER, NO_FOLDER, MISSING -> other(file, problem);
        };
    }

    private static Trouble other(Path file, IOException problem) {
        return new Trouble(Kind.DISK, file + " could not be used: " + DiskTrouble.words(problem) + ".");
    }

    private static Trouble full(Path file) {
        return new Trouble(Kind.DISK_FULL, "There is no space left on the disk for " + file + ".");
    }

    private static boolean isFull(Path file) {
        try {
            Path folder = file.toAbsolutePath().getParent();
            return folder != null && Files.getFileStore(folder).getUsableSpace() < FULL;
        } catch (IOException e) {
            return false;
        }
    }
}
