package rookery.play.file;

import java.io.BufferedOutputStream;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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

    /** The temporary files beside their targets: names them, and removes those left by programs killed while writing. */
    private static final class Leftovers {

        private static final Pattern NAME = Pattern.compile("\\..+\\.(\\d{1,18})(-\\d{1,18})?\\.new", Pattern.DOTALL);
        private static final long OURSELVES = ProcessHandle.current().pid();
        private static final AtomicLong COUNT = new AtomicLong();
        /** The files this program is writing. */
        private static final Set<Path> UNDER_WAY = ConcurrentHashMap.newKeySet();
        /** Folders already swept; once is enough, since this program removes its own files. */
        private static final Set<Path> SWEPT = ConcurrentHashMap.newKeySet();

        private Leftovers() {
        }

        /** A unique name beside the target, so that two programs writing the same file do not mix their text. */
        static Path begin(Path target) throws IOException {
            Path folder = Disk.folder(target);
            Path beside = folder.resolve("." + target.getFileName() + "." + OURSELVES + "-" + COUNT.incrementAndGet() + ".new");
            UNDER_WAY.add(beside);
            if (SWEPT.add(folder)) {
                sweep(folder);
            }
            return beside;
        }

        /** The file has been renamed, or must be removed. */
        static void end(Path beside) {
            try {
                Files.deleteIfExists(beside);
            } catch (IOException e) {
                // The caller reports the earlier failure, which matters more.
            }
            UNDER_WAY.remove(beside);
        }

        private static void sweep(Path folder) {
            try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, ".*.new")) {
                for (Path each : files) {
                    if (isDead(each)) {
                        Files.deleteIfExists(each);
                    }
                }
            } catch (IOException e) {
                // It concerns other files than the one being written.
            }
        }

        private static boolean isDead(Path file) throws IOException {
            Matcher name = NAME.matcher(file.getFileName().toString());
            if (!name.matches() || UNDER_WAY.contains(file) || !Files.isRegularFile(file)) {
                return false;
            }
            long writer = Long.parseLong(name.group(1));
            Optional<ProcessHandle> alive = writer == OURSELVES ? Optional.empty() : ProcessHandle.of(writer);
            return alive.isEmpty() && isFree(file);
        }

        /** A program on another machine, whose process number means nothing here, locks the file it writes. */
        private static boolean isFree(Path file) throws IOException {
            try (DiskFile open = DiskFile.open(file)) {
                return open.lock();
            }
        }
    }
}
