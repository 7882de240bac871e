package rookery.arena.report;

import java.io.BufferedOutputStream;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Writes a file of any size so that at every moment either the old or the new content is there in full: beside it, forced to the disk, renamed. */
public final class Outfile {

    /** What writes the content. */
    @FunctionalInterface
    public interface Content {
        void write(Writer out) throws IOException;
    }

    /** What writes content that is no text. */
    @FunctionalInterface
    public interface Bytes {
        void write(OutputStream out) throws IOException;
    }

    private Outfile() {
    }

    public static void write(Path file, Content content) throws IOException {
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
        Path beside = folder.resolve("." + file.getFileName() + ".new");
        try {
            try (FileChannel channel = FileChannel.open(beside, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING,
                    StandardOpenOption.WRITE);
                    OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel), 1 << 16)) {
                content.write(out);
                out.flush();
                channel.force(true);
            }
            rename(beside, file);
        } finally {
            Files.deleteIfExists(beside);
        }
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
