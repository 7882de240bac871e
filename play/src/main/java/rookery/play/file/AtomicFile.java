package rookery.play.file;

import java.io.BufferedOutputStream;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Writes a file of any size so that at every moment either the old or the new content is there in full: beside it, forced to the disk, renamed. */
public final class AtomicFile {

    /** What writes a text. */
    @FunctionalInterface
    public interface Text {
        void write(Writer out) throws IOException;
    }

    /** What writes content that is no text. */
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
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null) {
            throw new IOException(file + " has no folder");
        }
        Files.createDirectories(folder);
        Path beside = beside(folder, file);
        boolean complete = false;
        try {
            try (FileChannel channel = FileChannel.open(beside, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING,
                    StandardOpenOption.WRITE);
                    OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel), 1 << 16)) {
                content.write(out);
                out.flush();
                channel.force(true);
            }
            rename(beside, file);
            complete = true;
        } catch (FileSystemException e) {
            throw beside.toString().equals(e.getFile()) ? about(file, e) : e;
        } finally {
            if (!complete) {
                remove(beside);
            }
        }
    }

    private static void remove(Path beside) {
        try {
            Files.deleteIfExists(beside);
        } catch (IOException e) {
            // What went wrong before is told.
        }
    }

    /** A name that no other program has: two programs that write the same file at once must not mix their words. */
    private static Path beside(Path folder, Path file) {
        return folder.resolve("." + file.getFileName() + "." + ProcessHandle.current().pid() + ".new");
    }

    /** The same trouble about the file that the user knows. */
    private static FileSystemException about(Path file, FileSystemException trouble) {
        FileSystemException told = trouble instanceof AccessDeniedException
                ? new AccessDeniedException(file.toString(), null, trouble.getReason())
                : new FileSystemException(file.toString(), null, trouble.getReason());
        told.initCause(trouble);
        return told;
    }

    private static void rename(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            // Some network folders cannot; the window without a file is then as small as the platform allows.
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
