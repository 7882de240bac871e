package rookery.play.file;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Why a disk operation failed, in words for a user. The system's own message is English on some machines and a bare file name on others. */
public enum DiskTrouble {
    FULL("there is no space left on the disk", "no space left", "not enough space"),
    QUOTA("your share of the disk is used up", "quota exceeded"),
    READ_ONLY("the disk is read-only", "read-only file system", "write protected", "write-protected"),
    FORBIDDEN("permission is denied", "permission denied", "access is denied", "operation not permitted"),
    NAME_TOO_LONG("its name is too long", "file name too long"),
    TOO_LARGE("the file is larger than the disk allows", "file too large"),
    FOLDER("there is a folder of that name", "is a directory", "directory not empty"),
    NO_FOLDER("a file stands where a folder is needed", "not a directory"),
    MISSING("it is not there", "no such file", "cannot find the"),
    BROKEN("the disk reports an error", "input/output error", "data error"),
    OTHER("");

    private final String words;
    private final List<String> signs;

    DiskTrouble(String words, String... signs) {
        this.words = words;
        this.signs = List.of(signs);
    }

    public static DiskTrouble of(IOException problem) {
        String said = String.valueOf(problem.getMessage()).toLowerCase(Locale.ROOT);
        String reason = problem instanceof FileSystemException known && known.getReason() != null
                ? known.getReason().toLowerCase(Locale.ROOT)
                : said;
        for (DiskTrouble trouble : values()) {
            if (trouble.signs.stream().anyMatch(reason::contains) || !trouble.words.isEmpty() && reason.contains(trouble.words)) {
                return trouble;
            }
        }
        return switch (problem) {
            case AccessDeniedException _ -> FORBIDDEN;
            case NoSuchFileException _ -> MISSING;
            case NotDirectoryException _,FileAlreadyExistsException _ -> NO_FOLDER;
            default -> OTHER;
        };
    }

    /** The reason alone, such as "there is no space left on the disk"; the system's own message for anything unknown. */
    public static String words(IOException problem) {
        DiskTrouble trouble = of(problem);
        String said = problem instanceof FileSystemException known && known.getReason() != null
                ? known.getReason()
                : problem.getMessage();
        return !trouble.words.isEmpty() ? trouble.words : said == null || said.isBlank() ? problem.getClass().getSimpleName() : said;
    }

    /** The same problem, reported about the file the user knows: its message is the file and the reason. */
    public static FileSystemException about(Path file, IOException problem) {
        FileSystemException told = of(problem) == FORBIDDEN
                ? new AccessDeniedException(file.toString(), null, words(problem))
                : new FileSystemException(file.toString(), null, words(problem));
        told.initCause(problem);
        return told;
    }
}
