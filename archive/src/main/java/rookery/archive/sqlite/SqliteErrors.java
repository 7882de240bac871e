package rookery.archive.sqlite;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;
import rookery.archive.Trouble;
import rookery.archive.Trouble.Kind;

/** Translates database errors into words. */
final class SqliteErrors {

    private SqliteErrors() {
    }

    /** Aborts the current work with a message for the caller. */
    static final class Stop extends Exception {
        private static final long serialVersionUID = 1;
        private final transient Trouble trouble;

        Stop(Trouble trouble) {
            super(trouble.message(), null, false, false);
            this.trouble = trouble;
        }

        Stop(Kind kind, String message) {
            this(new Trouble(kind, message));
        }

        Trouble trouble() {
            return trouble;
        }
    }

    static Trouble of(Path file, SQLException problem) {
        Kind kind = problem instanceof SQLiteException known ? kind(known.getResultCode()) : Kind.DISK;
        return new Trouble(kind, switch (kind) {
            case DISK_FULL -> "There is no space left on the disk for " + file + ".";
            case READ_ONLY -> Files.isReadable(file) || Files.notExists(file)
                    ? file + " cannot be written: the folder or the file is read-only."
                    : file + " cannot be opened: permission is denied.";
            case BUSY -> file + " is in use by another program; please try again.";
            case DAMAGED -> file + " is damaged or not a library of Rookery. It was left as it is.";
            case NEWER, DISK, MISSING, REFUSED -> file + " could not be used: " + problem.getMessage() + ".";
        });
    }

    private static Kind kind(SQLiteErrorCode code) {
        // Extended codes have the primary one in their lowest byte.
        return switch (code.code & 0xff) {
            case 5, 6 -> Kind.BUSY;
            case 3, 8, 14, 23 -> Kind.READ_ONLY;
            case 11, 26 -> Kind.DAMAGED;
            case 13 -> Kind.DISK_FULL;
            default -> Kind.DISK;
        };
    }
}
