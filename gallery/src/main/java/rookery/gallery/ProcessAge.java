package rookery.gallery;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** How long this process has lived, from its very beginning: the JVM's own clock starts when much is done. */
final class ProcessAge {
    private static final int START_FIELD = 19;
    private static final long MILLIS_A_TICK = 10;

    private ProcessAge() {}

    static Duration now(InstantSource time) {
        try {
            var proc = Path.of("/proc");
            return Files.exists(proc.resolve("uptime")) ? linux(proc) : usual(time);
        } catch (IOException | NumberFormatException | IndexOutOfBoundsException _) {
            return usual(time);
        }
    }

    private static Duration usual(InstantSource time) {
        return Duration.between(ProcessHandle.current().info().startInstant().orElse(Instant.EPOCH), time.instant());
    }

    /** Linux tells the start in ticks since the machine was switched on; the JDK adds it to the whole second of that, and is early by up to a second. */
    static Duration linux(Path proc) throws IOException {
        var stat = Files.readString(proc.resolve("self/stat"));
        // The name of the program, in brackets, may contain anything.
        long ticks = Long.parseLong(stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1)[START_FIELD]);
        double up = Double.parseDouble(Files.readString(proc.resolve("uptime")).split(" ", 2)[0]);
        return Duration.ofMillis(Math.round(up * 1000) - ticks * MILLIS_A_TICK);
    }
}
