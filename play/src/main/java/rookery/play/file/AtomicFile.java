package rookery.play.file;

import java.io.BufferedOutputStream;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;

/**
 * Writes a file of any size so that either the old or the new content is there in full at every moment, even after a power cut: it writes a temporary file
 * beside the target, syncs it, renames it and syncs the folder. An existing file keeps its permissions and, if possible, its owner; a new one in a private
 * folder is private. A symbolic link stays, and its target is written.
 */
public final class AtomicFile {

    private static final int MOST_LINKS = 40;

    /** Writes the text. */
    @FunctionalInterface
    public interface Text {
        void write(Writer out) throws IOException;
    }

    /** Writes binary content. */
    @FunctionalInterface
    public interface Bytes {
        void write(OutputStream out) throws IOException;
    }

    private AtomicFile() {
    }

    public static void write(Path file, String text) throws IOException {
        writeBytes(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }

    public static void writeText(Path file, Text content) throws IOException {
        writeBytes(file, bytes -> {
            Writer out = new BufferedWriter(new OutputStreamWriter(bytes, StandardCharsets.UTF_8));
            content.write(out);
            out.flush();
        });
    }

    public static void writeBytes(Path file, Bytes content) throws IOException {
        Path target = target(file);
        Folders.make(Disk.folder(target));
        if (Files.exists(target) && !Files.isWritable(target)) {
            throw new AccessDeniedException(file.toString(), null, "the file is write-protected");
        }
        Path beside = Leftovers.begin(target);
        try {
            fill(beside, target, content);
            Disk.rename(beside, target);
        } catch (FileSystemException e) {
            throw isOurs(e, beside) || isOurs(e, target) ? DiskTrouble.about(file, e) : e;
        } finally {
            Leftovers.end(beside);
        }
    }

    private static boolean isOurs(FileSystemException problem, Path file) {
        return file.toString().equals(problem.getFile());
    }

    private static void fill(Path beside, Path target, Bytes content) throws IOException {
        boolean replaces = Files.exists(target);
        try (DiskFile open = DiskFile.make(beside, replaces || Folders.isPrivate(Disk.folder(target)))) {
            if (Folders.isPosix(target) && replaces) {
                keepPermissions(target, beside);
            }
            open.lock();
            OutputStream out = new BufferedOutputStream(open.output(), 1 << 16);
            content.write(out);
            out.flush();
            open.sync();
        }
    }

    private static void keepPermissions(Path from, Path to) throws IOException {
        PosixFileAttributes old = Files.readAttributes(from, PosixFileAttributes.class);
        PosixFileAttributeView view = Files.getFileAttributeView(to, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
        try {
            view.setGroup(old.group());
            view.setOwner(old.owner());
        } catch (IOException e) {
            // Only an administrator may change the owner.
        }
        Files.setPosixFilePermissions(to, old.permissions());
    }

    /** The final target of a symbolic link, existing or not; any other file itself. */
    private static Path target(Path file) throws IOException {
        Path target = file.toAbsolutePath();
        for (int links = 0; Files.isSymbolicLink(target); links++) {
            if (links == MOST_LINKS) {
                throw new FileSystemException(file.toString(), null, "too many symbolic links");
            }
            target = target.resolveSibling(Files.readSymbolicLink(target)).normalize();
        }
        return target;
    }
}
