package rookery.play.file;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes disk steps below a folder fail, for tests: the n-th step, or all from the n-th on, as with a full disk or a pulled cable. It records the steps, so that
 * a test can count them first and then fail each in turn. Thread-safe.
 */
public final class FaultyDisk implements AutoCloseable {

    private final Path folder;
    private final int first;
    private final int last;
    private final String reason;
    private final List<String> steps = new ArrayList<>();
    private final Disk.Watch watch = this::before;

    private FaultyDisk(Path folder, int first, int last, String reason) {
        this.folder = folder.toAbsolutePath();
        this.first = first;
        this.last = last;
        this.reason = reason;
        Disk.watch(watch);
    }

    /** Nothing fails; the steps are counted. */
    public static FaultyDisk counting(Path folder) {
        return new FaultyDisk(folder, Integer.MAX_VALUE, Integer.MAX_VALUE, "");
    }

    /** The n-th step fails, counted from 1, and no other. */
    public static FaultyDisk failingAt(Path folder, int step, String reason) {
        return new FaultyDisk(folder, step, step, reason);
    }

    /** The n-th step fails, counted from 1, and all after it. */
    public static FaultyDisk failingFrom(Path folder, int step, String reason) {
        return new FaultyDisk(folder, step, Integer.MAX_VALUE, reason);
    }

    private synchronized void before(Disk.Step step, Path file) throws IOException {
        if (!file.toAbsolutePath().startsWith(folder)) {
            return;
        }
        steps.add(step + " " + file.getFileName());
        if (steps.size() >= first && steps.size() <= last) {
            throw new IOException(reason);
        }
    }

    /** What has been done so far, such as {@code "SYNC games.pgn"}, the failed steps included. */
    public synchronized List<String> steps() {
        return List.copyOf(steps);
    }

    /** The disk works again. */
    @Override
    public void close() {
        Disk.unwatch(watch);
    }
}
