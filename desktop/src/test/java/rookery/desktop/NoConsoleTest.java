package rookery.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Nobody needs a terminal: the window neither reads from one nor writes what only one would show. */
final class NoConsoleTest {
    private static final Pattern CONSOLE = Pattern.compile("System\\.(in|out|err|console)\\b|printStackTrace\\(\\)|java\\.util\\.Scanner");

    @Test
    void theWindowNeverUsesAConsole() throws IOException {
        // C-36
        try (var files = Files.walk(Path.of("src/main/java"))) {
            var sources = files.filter(file -> file.toString().endsWith(".java")).toList();
            assertThat(sources).hasSizeGreaterThan(100);
            for (var source : sources) assertThat(CONSOLE.matcher(Files.readString(source)).find()).as(source.toString()).isFalse();
        }
    }
}
