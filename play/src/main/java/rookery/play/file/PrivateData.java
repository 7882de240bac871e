package rookery.play.file;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.util.EnumSet;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Makes a data folder private. Earlier versions left its permissions to the system, which usually lets everybody read.
 *
 * <p>It touches only files that have our names and belong to the user, follows no links, and closes the folder itself only if nothing else is in it. What
 * others may write is shared on purpose and stays so.
 */
public final class PrivateData {

    private static final System.Logger LOG = System.getLogger(PrivateData.class.getName());
    /** Everything Rookery puts into its data folder. */
    private static final Pattern OURS = Pattern
            .compile(
                    "(settings|engines)(\\.damaged.*)?\\.json|library\\.db.*|running-game.*|(import|copy)-.*\\.tmp|\\..*\\.new|learning-\\d+\\.jsonl|mistakes-\\d+\\..*"
                            + "|games|native|variants|agents|lab|nets|training|tuning|studio|tables|invited|puzzles|repertoires");
    private static final Set<PosixFilePermission> SHARING = EnumSet.of(PosixFilePermission.GROUP_WRITE, PosixFilePermission.OTHERS_WRITE);
    private static final Set<PosixFilePermission> OTHERS = EnumSet.of(PosixFilePermission.GROUP_READ, PosixFilePermission.GROUP_EXECUTE,
            PosixFilePermission.OTHERS_READ, PosixFilePermission.OTHERS_EXECUTE);

    private PrivateData() {
    }

    /** Makes the folder and our files in it private, as far as the system allows. Safe to repeat. */
    public static void close(Path folder) {
        try {
            if (!Folders.isPosix(folder) || !isOpen(folder)) {
                return;
            }
            boolean onlyOurs = true;
            try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
                for (Path entry : entries) {
                    boolean ours = OURS.matcher(entry.getFileName().toString()).matches();
                    onlyOurs &= ours;
                    if (ours) {
                        closeAll(entry);
                    }
                }
            }
            if (onlyOurs) {
                closeOne(folder);
            }
        } catch (IOException e) {
            // Another user's folder, or a file system without permissions: nothing changes.
            LOG.log(System.Logger.Level.DEBUG, "not closed: " + folder, e);
        }
    }

    /** Whether the folder is this user's and others may read but not write it. */
    private static boolean isOpen(Path folder) throws IOException {
        if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
            return false;
        }
        PosixFileAttributes attributes = attributes(folder);
        Set<PosixFilePermission> allowed = attributes.permissions();
        String user = System.getProperty("user.name", "");
        return attributes.owner().getName().equals(user) && allowed.stream().noneMatch(SHARING::contains)
                && allowed.stream().anyMatch(OTHERS::contains);
    }

    private static PosixFileAttributes attributes(Path file) throws IOException {
        return Files.readAttributes(file, PosixFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    }

    private static void closeAll(Path ours) throws IOException {
        Files.walkFileTree(ours, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) throws IOException {
                closeOne(folder);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                if (attributes.isRegularFile()) {
                    closeOne(file);
                }
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException problem) {
                // It disappeared, or is already unreadable to others.
                return FileVisitResult.CONTINUE;
            }
        });
    }

    private static void closeOne(Path file) throws IOException {
        PosixFileAttributes attributes = attributes(file);
        Set<PosixFilePermission> allowed = EnumSet.noneOf(PosixFilePermission.class);
        allowed.addAll(attributes.permissions());
        if (allowed.stream().anyMatch(SHARING::contains) || !allowed.removeAll(OTHERS)) {
            return;
        }
        Files.getFileAttributeView(file, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS).setPermissions(allowed);
    }
}
