package rookery.play.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * The steps by which our files reach the disk, each of which can fail. Only this class and {@link DiskFile} take them, so that a test can make any of them
 * fail.
 */
public final class Disk {

    /** A step about to be taken. */
    public enum Step {
        OPEN, WRITE, SYNC, RENAME
    }

    /** Called before every step; throws to make it fail. Only tests set one. */
    @FunctionalInterface
    interface Watch {
        void before(Step step, Path file) throws IOException;
    }

    private static final List<Watch> WATCHES = new CopyOnWriteArrayList<>();
    private static final boolean FOLDERS_ARE_FILES = !System.getProperty("os.name").startsWith("Windows");

    private Disk() {
    }

    static void watch(Watch watch) {
        WATCHES.add(watch);
    }

    static void unwatch(Watch watch) {
        WATCHES.remove(watch);
    }

    static void before(Step step, Path file) throws IOException {
        for (Watch watch : WATCHES) {
            watch.before(step, file);
        }
    }

    /** Renames a file within its folder, replacing any file of that name; after this returns, the new name survives a power cut. */
    public static void rename(Path from, Path to) throws IOException {
        try {
            before(Step.RENAME, to);
            move(from, to);
        } catch (IOException e) {
            throw DiskTrouble.about(to, e);
        }
        syncFolder(folder(to));
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            // Some network folders cannot; the moment without a file is then as short as the platform allows.
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Makes the names in a folder survive a power cut, where the system can: a file whose name is lost is lost. */
    public static void syncFolder(Path folder) throws IOException {
        try {
            before(Step.SYNC, folder);
            if (FOLDERS_ARE_FILES && Files.isReadable(folder)) {
                try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
                    channel.force(true);
                }
            }
        } catch (IOException e) {
            // Not every file system can sync folders, and each fails in its own way.
            if (DiskTrouble.of(e) != DiskTrouble.OTHER) {
                throw DiskTrouble.about(folder, e);
            }
        }
    }

    /** The folder a file is in. */
    static Path folder(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null) {
            throw new IOException(file + " has no folder");
        }
        return folder;
    }
}
