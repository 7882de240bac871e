package rookery.play.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.Set;

/** Creates folders. */
public final class Folders {

    private static final Set<PosixFilePermission> OWN = PosixFilePermissions.fromString("rwx------");

    private Folders() {
    }

    /** Creates a folder and its missing parents. */
    public static void make(Path folder) throws IOException {
        make(folder.toAbsolutePath(), new FileAttribute<?>[0]);
    }

    /** Like {@link #make}, but only the owner may read the new folders. An existing folder keeps its permissions: it may be shared on purpose. */
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

    /** Whether only its owner may read a folder; files written there are private too. */
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
