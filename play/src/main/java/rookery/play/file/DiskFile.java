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
 * A file open for reading and writing. It is opened only once, because some systems release every lock a program has on a file as soon as one handle is closed.
 * Every failure names the file and the reason. Mutable, for one thread at a time.
 */
public final class DiskFile implements Closeable {

    private final Path file;
    /** Not a channel, which closes when the writing thread is interrupted. */
    private final RandomAccessFile content;

    private DiskFile(Path file, RandomAccessFile content) {
        this.file = file;
        this.content = content;
    }

    /** Opens a file at its beginning, creating an empty one if needed; private in a private folder. */
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

    /** Creates a new file. */
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

    /** Locks the file for this program until it is closed; false if another program has it. */
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

    /** Sets where the next byte is read or written. */
    public void seek(long place) throws IOException {
        content.seek(place);
    }

    /** Truncates the file; the next byte is written there. */
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
                // Like a disk that runs out of space.
                content.write(bytes, first, count / 2);
                throw e;
            }
            content.write(bytes, first, count);
        } catch (IOException e) {
            throw DiskTrouble.about(file, e);
        }
    }

    /** After this returns, what was written survives a power cut. */
    public void sync() throws IOException {
        try {
            Disk.before(Disk.Step.SYNC, file);
            content.getFD().sync();
        } catch (IOException e) {
            throw DiskTrouble.about(file, e);
        }
    }

    /** Reads from the current position; closing the stream leaves the file open. */
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

    /** Writes from the current position; closing the stream leaves the file open. */
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
