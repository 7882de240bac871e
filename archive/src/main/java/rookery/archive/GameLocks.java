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
 * Which program plays which game of a folder: for each game a lock on one byte of the file {@code lock}. The system releases it however the program ends.
 *
 * <p>Unix releases all of a program's locks on a file as soon as the program closes the file anywhere. So this program has one shared channel per folder.
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

    /** Spreads games over the file. Two games that share a byte cannot be played at once, but that is all but impossible. */
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
            // Such a folder has no locks, so every program may have every game; if it is not writable at all, writing the game will say so.
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

    /** Whether anybody has the game; may be outdated at once. */
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

    /** Locks a game that is held without a lock because the folder was not writable before. */
    synchronized void secure(String id) {
        if (!locks.containsKey(id)) {
            lock(id);
        }
    }

    /** Every user must call this once. */
    @Override
    public void close() {
        // Under one lock, so that nobody reopens the file before it is closed here.
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
