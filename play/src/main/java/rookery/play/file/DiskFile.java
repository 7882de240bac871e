package rookery.play.file;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Objects;

/**
 * A file that is open for reading and writing, opened once for all of that: where a file is closed, some systems give up every lock this program has on it.
 * Every failure names the file and the reason. Mutable, for one thread at a time.
 */
public final class DiskFile implements Closeable {

    private final Path file;
    /** Not a channel: that would be closed when a thread that writes is interrupted. */
    private final RandomAccessFile content;

    private DiskFile(Path file, RandomAccessFile content) {
        this.file = file;
        this.content = content;
    }

    /** Opens a file at its beginning, making an empty one if there is none; in a folder that is private it is private too. */
    public static DiskFile open(Path file) throws IOException {
        try {
            Disk.before(Disk.Step.OPEN, file);
            if (Files.notExists(file)) {
                create(file, Folders.isPrivate(Disk.folder(file)));
            }
            return new DiskFile(file, new RandomAccessFile(file.toFile(), "rw"));
        } catch (IOException e) {
            throw DiskTrouble.about(file, e);
        }
    }

    /** Makes a file that is not there yet. */
    static DiskFile make(Path file, boolean ownersOnly) throws IOException {
        try {
            Disk.before(Disk.Step.OPEN, file);
            create(file, ownersOnly);
            return new DiskFile(file, new RandomAccessFile(file.toFile(), "rw"));
        } catch (IOException e) {
            throw DiskTrouble.about(file, e);
        }
    }

    private static void create(Path file, boolean ownersOnly) throws IOException {
        FileAttribute<?>[] attributes = ownersOnly && Folders.isPosix(file)
                ? new FileAttribute<?>[]{PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))}
                : new FileAttribute<?>[0];
        Files.createFile(file, attributes);
    }

    /** Takes the file for this program until it is closed; false if somebody else has it. */
    public boolean lock() throws IOException {
        try {
            return content.getChannel().tryLock() != null;
        } catch (OverlappingFileLockException e) {
            return false;
        } catch (IOException e) {
            throw DiskTrouble.about(file, e);
        }
    }

    public long length() throws IOException {
        return content.length();
    }

    /** Where the next byte is read or written. */
    public void seek(long place) throws IOException {
        content.seek(place);
    }

    /** Cuts the file off at a length, where the next byte is written. */
    public void truncate(long length) throws IOException {
        try {
            Disk.before(Disk.Step.WRITE, file);
            content.setLength(length);
            content.seek(length);
        } catch (IOException e) {
            throw DiskTrouble.about(file, e);
        }
    }

    public void write(byte[] bytes) throws IOException {
        write(bytes, 0, bytes.length);
    }

    private void write(byte[] bytes, int first, int count) throws IOException {
        try {
            try {
                Disk.before(Disk.Step.WRITE, file);
            } catch (IOException e) {
                // As a disk does that has no space for the rest.
                content.write(bytes, first, count / 2);
                throw e;
            }
            content.write(bytes, first, count);
        } catch (IOException e) {
            throw DiskTrouble.about(file, e);
        }
    }

    /** When this returns, what was written outlives a power cut. */
    public void sync() throws IOException {
        try {
            Disk.before(Disk.Step.SYNC, file);
            content.getFD().sync();
        } catch (IOException e) {
            throw DiskTrouble.about(file, e);
        }
    }

    /** What is in the file from the place on that {@link #seek} chose; closing the stream leaves the file open. */
    public InputStream input() {
        return new InputStream() {
            @Override
            public int read() throws IOException {
                return content.read();
            }

            @Override
            public int read(byte[] bytes, int first, int count) throws IOException {
                Objects.checkFromIndexSize(first, count, bytes.length);
                return content.read(bytes, first, count);
            }
        };
    }

    /** Writes where {@link #seek} chose; closing the stream leaves the file open. */
    public OutputStream output() {
        return new OutputStream() {
            @Override
            public void write(int value) throws IOException {
                DiskFile.this.write(new byte[]{(byte) value});
            }

            @Override
            public void write(byte[] bytes, int first, int count) throws IOException {
                DiskFile.this.write(bytes, first, count);
            }
        };
    }

    @Override
    public void close() throws IOException {
        content.close();
    }
}
