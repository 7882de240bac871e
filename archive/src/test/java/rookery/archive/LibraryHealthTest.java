package rookery.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LibraryHealthTest {

    @TempDir
    private Path folder;

    private Path older() throws IOException {
        try (var in = LibraryHealthTest.class.getResourceAsStream("/library/version-2.db")) {
            return Files.write(folder.resolve(Library.FILE_NAME), Objects.requireNonNull(in).readAllBytes());
        }
    }

    @Test
    void aLibraryIsLookedThroughAndNotChanged() throws IOException {
        Path file = older();
        byte[] before = Files.readAllBytes(file);
        assertThat(Library.examine(folder)).isInstanceOfSatisfying(Attempt.Done.class, done -> {
            LibraryHealth health = (LibraryHealth) done.value();
            assertThat(health.version()).isEqualTo(2);
            assertThat(health.newest()).isGreaterThan(2);
            assertThat(health.games()).isPositive();
            assertThat(health.flaws()).isEmpty();
        });
        assertThat(file).hasBinaryContent(before);
    }

    @Test
    void damageIsFound() throws IOException {
        Path file = older();
        byte[] bytes = Files.readAllBytes(file);
        Arrays.fill(bytes, 4096, bytes.length - 4096, (byte) 0x5a);
        Files.write(file, bytes);
        var found = Library.examine(folder);
        assertThat(found.problem().map(Trouble::kind).orElse(Trouble.Kind.DAMAGED)).isEqualTo(Trouble.Kind.DAMAGED);
        assertThat(found.result().map(health -> !health.flaws().isEmpty()).orElse(true)).isTrue();
        assertThat(file).hasBinaryContent(bytes);
    }

    @Test
    void whereThereIsNoneThatIsSaid() {
        assertThat(Library.examine(folder).problem().map(Trouble::kind)).contains(Trouble.Kind.MISSING);
        assertThat(folder.resolve(Library.FILE_NAME)).doesNotExist();
    }
}
