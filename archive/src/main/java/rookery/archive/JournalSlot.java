package rookery.archive;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/**
 * A place for one running game in the data folder, held by one program at a time: a journal, and beside it a file that is locked as long as the program
 * lives. The system lets go of the lock however the program ends.
 */
final class JournalSlot implements AutoCloseable {

    private final Path file;
    private final @Nullable FileChannel lock;

    private JournalSlot(Path file, @Nullable FileChannel lock) {
        this.file = file;
        this.lock = lock;
    }

    /** Takes the place; null if another program holds it. */
    static @Nullable JournalSlot claim(Path file) {
        try {
            FileChannel channel = FileChannel.open(file.resolveSibling(file.getFileName() + ".lock"), StandardOpenOption.CREATE,
                    StandardOpenOption.WRITE);
            if (isLocked(channel)) {
                sweep(file);
                return new JournalSlot(file, channel);
            }
            channel.close();
            return null;
        } catch (IOException e) {
            // No locks in such a folder, so that every program has every place; if nothing can be written at all, writing the game says so.
            return new JournalSlot(file, null);
        }
    }

    private static boolean isLocked(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            return false;
        }
    }

    /** Takes away what programs have left that were killed while they wrote. */
    private static void sweep(Path file) throws IOException {
        try (DirectoryStream<Path> litter = Files.newDirectoryStream(file.resolveSibling("."), "." + file.getFileName() + ".*.new")) {
            for (Path each : litter) {
                Files.deleteIfExists(each);
            }
        }
    }

    Path file() {
        return file;
    }

    @Override
    public void close() {
        if (lock != null) {
            try {
                lock.close();
            } catch (IOException e) {
                // Nothing was written to it; the system lets go when the program ends.
            }
        }
    }
}
