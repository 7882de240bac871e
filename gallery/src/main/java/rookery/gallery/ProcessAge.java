package rookery.gallery;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** The age of this process from its very start: the JVM's own clock starts late. */
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

    /** Linux reports the start in ticks since boot; the JDK adds that to a boot time in whole seconds and is off by up to a second. */
    static Duration linux(Path proc) throws IOException {
        var stat = Files.readString(proc.resolve("self/stat"));
        // The name of the program, in brackets, may contain anything.
        long ticks = Long.parseLong(stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1)[START_FIELD]);
        double up = Double.parseDouble(Files.readString(proc.resolve("uptime")).split(" ", 2)[0]);
        return Duration.ofMillis(Math.round(up * 1000) - ticks * MILLIS_A_TICK);
    }
}
