package rookery.play.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file is there in full or not at all. */
final class AtomicFileTest {

    @TempDir
    private Path folder;

    private List<String> names() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(each -> each.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void theContentTakesThePlaceOfWhatWasThere() throws IOException {
        Path file = folder.resolve("a.txt");
        AtomicFile.write(file, "old");
        AtomicFile.writeText(file, out -> out.append("ünd nöw").append(" more"));
        assertThat(file).hasContent("ünd nöw more");
        AtomicFile.writeBytes(file, out -> out.write(new byte[]{1, 2, 3}));
        assertThat(Files.readAllBytes(file)).containsExactly(1, 2, 3);
        assertThat(names()).containsExactly("a.txt");
    }

    @Test
    void aFolderThatIsMissingIsMade() throws IOException {
        Path file = folder.resolve("one/two/a.txt");
        AtomicFile.write(file, "text");
        assertThat(file).hasContent("text");
    }

    @Test
    void aWriterThatFailsHalfWayLeavesTheOldContentAndNothingBeside() throws IOException {
        Path file = folder.resolve("a.txt");
        AtomicFile.write(file, "old");
        assertThatThrownBy(() -> AtomicFile.writeBytes(file, out -> {
            out.write("half of the new".repeat(10_000).getBytes(StandardCharsets.UTF_8));
            throw new IOException("no space left on device");
        })).isInstanceOf(IOException.class).hasMessage("no space left on device");
        assertThat(file).hasContent("old");
        assertThat(names()).containsExactly("a.txt");
    }

    @Test
    void whatGoesWrongIsSaidAboutTheFileThatWasMeant() throws IOException {
        Path file = folder.resolve("a.txt");
        Files.createDirectories(file.resolve("occupied"));
        assertThatThrownBy(() -> AtomicFile.write(file, "text")).isInstanceOf(FileSystemException.class)
                .satisfies(trouble -> assertThat(trouble.getMessage()).startsWith(file.toString()).doesNotContain(".new"));
        assertThat(names()).containsExactly("a.txt");
        Path odd = folder.resolve("x".repeat(300));
        assertThatThrownBy(() -> AtomicFile.write(odd, "text"))
                .satisfies(trouble -> assertThat(trouble.getMessage()).doesNotContain(".new"));
    }

    @Test
    void theOldContentIsThereWhileTheNewIsWritten() throws IOException {
        Path file = folder.resolve("a.txt");
        AtomicFile.write(file, "old");
        AtomicFile.writeText(file, out -> {
            out.append("new");
            out.flush();
            assertThat(file).hasContent("old");
        });
        assertThat(file).hasContent("new");
    }
}
