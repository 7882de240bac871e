package rookery.play.file;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/**
 * Moves, once, what version 0.1 kept in the data folder to its place today. A file is synced in its new place before the old one goes, so that a crash at any
 * moment leaves at least one of them, and the next start finishes the job. If several programs start at once, one moves and the others wait.
 */
public final class DataMigration {

    /** The user's settings. */
    public static final List<String> SETTINGS = List.of("settings.json", "engines.json");

    private static final String LOCK = ".moving.lock";
    private static final long PAUSE = Duration.ofMillis(20).toNanos();
    private static final int MOST_PAUSES = 500;
    private static final System.Logger LOG = System.getLogger(DataMigration.class.getName());

    private DataMigration() {
    }

    /** Moves files from the old places; those that cannot be moved are used where they are. */
    public static void run(UserFolders folders) {
        if (folders.config().equals(folders.data()) || unmoved(folders).isEmpty()) {
            return;
        }
        try {
            Folders.makePrivate(folders.config());
            Path lock = folders.config().resolve(LOCK);
            try (DiskFile guard = DiskFile.open(lock)) {
                for (int pauses = 0; !guard.lock(); pauses++) {
                    if (pauses == MOST_PAUSES) {
                        throw new IOException("another program is moving them");
                    }
                    LockSupport.parkNanos(PAUSE);
                }
                for (String file : unmoved(folders)) {
                    move(folders.data().resolve(file), folders.config().resolve(file));
                }
            }
            removeOldCode(folders);
        } catch (IOException e) {
            LOG.log(System.Logger.Level.DEBUG, "settings stay in " + folders.data(), e);
        }
    }

    /** The files still in version 0.1's places. */
    public static List<String> unmoved(UserFolders folders) {
        List<String> found = new ArrayList<>();
        if (!folders.config().equals(folders.data())) {
            SETTINGS.stream().filter(file -> Files.isRegularFile(folders.data().resolve(file))).forEach(found::add);
        }
        return found;
    }

    private static void move(Path from, Path to) throws IOException {
        byte[] content = Files.readAllBytes(from);
        if (Files.notExists(to)) {
            AtomicFile.writeBytes(to, out -> out.write(content));
        }
        // Otherwise version 0.1 was used again since: both stay, and the new one counts.
        if (Arrays.equals(Files.readAllBytes(to), content)) {
            Files.delete(from);
        }
    }

    /** SQLite's native code, which is unpacked again in the right place. */
    private static void removeOldCode(UserFolders folders) throws IOException {
        Path code = folders.data().resolve("native");
        if (Files.isDirectory(code)) {
            try (DirectoryStream<Path> files = Files.newDirectoryStream(code, "sqlite-*")) {
                for (Path each : files) {
                    Files.deleteIfExists(each);
                }
            }
            if (isEmpty(code)) {
                Files.delete(code);
            }
        }
    }

    private static boolean isEmpty(Path folder) throws IOException {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            return !files.iterator().hasNext();
        }
    }
}
