package rookery.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ProcessAgeTest {
    @Test
    void countsFromTheStartOfTheProcess(@TempDir Path proc) throws Exception {
        Files.createDirectories(proc.resolve("self"));
        Files.writeString(proc.resolve("self/stat"),
                "4711 (java) run (x) S 1 4711 4711 0 -1 4194560 26310 0 6 0 101 22 0 0 20 0 21 0 123456 8609640448 52000 18446744073709551615\n");
        Files.writeString(proc.resolve("uptime"), "1235.91 4000.00\n");
        assertThat(ProcessAge.linux(proc)).isEqualTo(Duration.ofMillis(1350));
    }

    @Test
    void isMoreThanNothingOnThisMachineToo() {
        assertThat(ProcessAge.now(InstantSource.system())).isPositive().isLessThan(Duration.ofDays(1));
    }
}
