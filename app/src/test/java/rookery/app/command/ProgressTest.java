package rookery.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.arena.opening.OpeningReader;
import rookery.kernel.variant.Presets;

/** Law 3: whoever reads a large file says how far it is. */
class ProgressTest {

    private final ByteArrayOutputStream said = new ByteArrayOutputStream();
    private final Console console = new Console(InputStream.nullInputStream(), System.out,
            new PrintStream(said, true, StandardCharsets.UTF_8));
    private Duration now = Duration.ZERO;

    private long clock() {
        return now.toNanos();
    }

    @Test
    void isSilentAtFirstAndThenToldNowAndThen() {
        Progress progress = new Progress(console, "big.pgn", this::clock);
        for (int second = 0; second < 30; second++) {
            now = Duration.ofSeconds(second);
            progress.tell(100 * second, second / 30.0);
        }
        assertThat(said.toString(StandardCharsets.UTF_8)).hasToString("""
                big.pgn: 200 games, 7 %
                big.pgn: 1200 games, 40 %
                big.pgn: 2200 games, 73 %
                """.replace("\n", System.lineSeparator()));
    }

    @Test
    void openingsAreCountedWhileTheyAreRead(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("book.pgn"), "1. e4 e5 *\n\n1. d4 d5 *\n\n".repeat(2_000));
        Progress progress = new Progress(console, "book.pgn", () -> {
            now = now.plusMillis(10);
            return clock();
        });
        OpeningReader.read(file, Presets.FIDE, 2, progress::tell);
        assertThat(said.toString(StandardCharsets.UTF_8).lines()).hasSize(4)
                .allMatch(line -> line.matches("book.pgn: [0-9]+ games, [0-9]+ %"))
                .element(2).asString().startsWith("book.pgn: 2200 games, ");
    }
}
