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

/** The steps by which our files reach the disk, each of which can fail. They are taken here and in {@link DiskFile} only, so that a test can let any of them. */
public final class Disk {

    /** What is about to be done. */
    public enum Step {
        OPEN, WRITE, SYNC, RENAME
    }

    /** Is asked before every step, and throws to let it fail. There is none but in tests. */
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

    /** Gives a file another name in its folder, in place of what has that name; when this returns, the new name outlives a power cut. */
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
            // Some network folders cannot; the window without a file is then as small as the platform allows.
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Makes the names in a folder outlive a power cut, where the system can: a file whose name is lost is lost. */
    public static void syncFolder(Path folder) throws IOException {
        try {
            before(Step.SYNC, folder);
            if (FOLDERS_ARE_FILES && Files.isReadable(folder)) {
                try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
                    channel.force(true);
                }
            }
        } catch (IOException e) {
            // Not every file system can do it for folders, and each says so in its own words.
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
