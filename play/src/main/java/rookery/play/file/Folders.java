package rookery.play.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.Set;

/** Makes the folders that files go to. */
public final class Folders {

    private static final Set<PosixFilePermission> OWN = PosixFilePermissions.fromString("rwx------");

    private Folders() {
    }

    /** Makes a folder and those above it, where they are missing. */
    public static void make(Path folder) throws IOException {
        make(folder.toAbsolutePath(), new FileAttribute<?>[0]);
    }

    /** As {@link #make}, but nobody else may look into what is made. A folder that is there keeps its permissions: it may be shared on purpose. */
    public static void makePrivate(Path folder) throws IOException {
        Path whole = folder.toAbsolutePath();
        Path above = whole.getParent();
        if (above != null) {
            make(above);
        }
        make(whole, isPosix(whole) ? new FileAttribute<?>[]{PosixFilePermissions.asFileAttribute(OWN)} : new FileAttribute<?>[0]);
    }

    private static void make(Path folder, FileAttribute<?>[] attributes) throws IOException {
        if (Files.isDirectory(folder)) {
            return;
        }
        Path above = folder.getParent();
        if (above != null) {
            make(above, new FileAttribute<?>[0]);
        }
        try {
            Disk.before(Disk.Step.OPEN, folder);
            Files.createDirectories(folder, attributes);
            if (above != null) {
                Disk.syncFolder(above);
            }
        } catch (IOException e) {
            throw DiskTrouble.about(folder, e);
        }
    }

    /** Whether nobody but its owner may look into a folder; what is written there is as private. */
    static boolean isPrivate(Path folder) throws IOException {
        if (!isPosix(folder)) {
            return false;
        }
        Set<PosixFilePermission> allowed = EnumSet.noneOf(PosixFilePermission.class);
        allowed.addAll(Files.getPosixFilePermissions(folder));
        allowed.removeAll(OWN);
        return allowed.isEmpty();
    }

    static boolean isPosix(Path file) {
        return file.getFileSystem().supportedFileAttributeViews().contains("posix");
    }
}
