package rookery.play.file;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The temporary files beside their targets: names them, and removes those left by programs killed while writing. */
final class Leftovers {

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
