package rookery.archive;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;
import rookery.play.file.Folders;

/**
 * Who plays which game of a folder: a lock on one byte of the file {@code lock} for each game, which the system takes away however a program ends.
 *
 * <p>Unix takes away all locks of a program on a file as soon as the program closes it anywhere. So there is one channel for each folder in this program,
 * shared by all who ask.
 */
final class GameLocks implements AutoCloseable {

    private static final Map<Path, GameLocks> SHARED = new HashMap<>();

    private final Path folder;
    private final Map<String, FileLock> locks = new HashMap<>();
    private @Nullable FileChannel channel;
    private int users;

    private GameLocks(Path folder) {
        this.folder = folder;
    }

    static GameLocks of(Path folder) {
        synchronized (SHARED) {
            GameLocks shared = SHARED.computeIfAbsent(folder.toAbsolutePath().normalize(), GameLocks::new);
            shared.users++;
            return shared;
        }
    }

    private FileChannel channel() throws IOException {
        FileChannel opened = channel;
        if (opened == null) {
            Folders.makePrivate(folder);
            opened = FileChannel.open(folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            channel = opened;
        }
        return opened;
    }

    /** Games far apart in the file; two that share a byte cannot be played at once, which no one will ever see. */
    private static long place(String id) {
        CRC32 sum = new CRC32();
        sum.update(id.getBytes(StandardCharsets.UTF_8));
        return sum.getValue();
    }

    synchronized boolean lock(String id) {
        try {
            FileLock lock = channel().tryLock(place(id), 1, false);
            if (lock == null) {
                return false;
            }
            locks.put(id, lock);
            return true;
        } catch (OverlappingFileLockException e) {
            return false;
        } catch (IOException e) {
            // No locks in such a folder, so that every program has every game; if nothing can be written at all, writing the game says so.
            return true;
        }
    }

    synchronized void unlock(String id) {
        FileLock lock = locks.remove(id);
        if (lock != null) {
            try {
                lock.release();
            } catch (IOException e) {
                // The system lets go when the program ends.
            }
        }
    }

    /** Whether anybody has the game; an answer about the past. */
    synchronized boolean isLocked(String id) {
        if (locks.containsKey(id)) {
            return true;
        }
        if (!Files.exists(folder.resolve("lock"))) {
            return false;
        }
        boolean free = lock(id);
        unlock(id);
        return !free;
    }

    /** Takes the lock of a game that is held without one, because the folder could not be written then. */
    synchronized void secure(String id) {
        if (!locks.containsKey(id)) {
            lock(id);
        }
    }

    /** To be called once by everybody who asked for it. */
    @Override
    public void close() {
        // All under one lock: whoever asks for this folder now opens the file after it has been closed here.
        synchronized (SHARED) {
            if (--users == 0) {
                SHARED.values().remove(this);
                closeChannel();
            }
        }
    }

    private synchronized void closeChannel() {
        locks.clear();
        if (channel != null) {
            try {
                channel.close();
            } catch (IOException e) {
                // The system lets go when the program ends.
            }
        }
    }
}
