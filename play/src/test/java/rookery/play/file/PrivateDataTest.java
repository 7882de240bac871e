package rookery.play.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PrivateDataTest {

    @TempDir
    private Path above;
    private Path data;

    @BeforeEach
    void anOldDataFolder() throws IOException {
        Assumptions.assumeTrue(Folders.isPosix(above));
        data = made("data", "rwxr-xr-x");
        file(data.resolve("settings.json"), "rw-r--r--");
        file(data.resolve("library.db"), "rw-r--r--");
        Files.createDirectories(data.resolve("games/deleted"));
        mode(data.resolve("games"), "rwxr-xr-x");
        mode(data.resolve("games/deleted"), "rwxr-xr-x");
        file(data.resolve("games/a.journal"), "rw-r--r--");
    }

    private Path made(String name, String mode) throws IOException {
        Path folder = Files.createDirectory(above.resolve(name));
        mode(folder, mode);
        return folder;
    }

    private static void file(Path file, String mode) throws IOException {
        mode(Files.writeString(file, "x"), mode);
    }

    private static void mode(Path file, String mode) throws IOException {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));
    }

    private static String mode(Path file) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }

    @Test
    void whatAnEarlierVersionMadeIsClosed() throws IOException {
        PrivateData.close(data);
        assertThat(mode(data)).isEqualTo("rwx------");
        assertThat(mode(data.resolve("settings.json"))).isEqualTo("rw-------");
        assertThat(mode(data.resolve("library.db"))).isEqualTo("rw-------");
        assertThat(mode(data.resolve("games"))).isEqualTo("rwx------");
        assertThat(mode(data.resolve("games/deleted"))).isEqualTo("rwx------");
        assertThat(mode(data.resolve("games/a.journal"))).isEqualTo("rw-------");
    }

    @Test
    void whatNewerVersionsKeepIsClosedToo() throws IOException {
        for (String name : List.of("learning-1.jsonl", "mistakes-1.puzzles", "mistakes-1.damaged.puzzles")) {
            file(data.resolve(name), "rw-r--r--");
        }
        for (String name : List.of("variants", "agents", "lab", "nets", "training", "tuning", "studio", "tables", "invited", "puzzles",
                "repertoires")) {
            Files.createDirectory(data.resolve(name));
            mode(data.resolve(name), "rwxr-xr-x");
            file(data.resolve(name).resolve("a"), "rw-r--r--");
        }
        PrivateData.close(data);
        try (Stream<Path> all = Files.walk(data)) {
            for (Path each : all.toList()) {
                assertThat(mode(each)).as(each.toString()).endsWith("------");
            }
        }
    }

    @Test
    void whatIsNotOursStaysAsItIs() throws IOException {
        file(data.resolve("thesis.tex"), "rw-r--r--");
        PrivateData.close(data);
        assertThat(mode(data)).as("somebody else may need it").isEqualTo("rwxr-xr-x");
        assertThat(mode(data.resolve("thesis.tex"))).isEqualTo("rw-r--r--");
        assertThat(mode(data.resolve("library.db"))).isEqualTo("rw-------");
    }

    @Test
    void whatOthersMayWriteIsSharedOnPurpose() throws IOException {
        mode(data, "rwxrwxr-x");
        PrivateData.close(data);
        assertThat(mode(data)).isEqualTo("rwxrwxr-x");
        assertThat(mode(data.resolve("library.db"))).isEqualTo("rw-r--r--");

        mode(data, "rwxr-xr-x");
        mode(data.resolve("library.db"), "rw-rw-r--");
        PrivateData.close(data);
        assertThat(mode(data.resolve("library.db"))).isEqualTo("rw-rw-r--");
    }

    @Test
    void linksAreNotFollowed() throws IOException {
        Path elsewhere = made("elsewhere", "rwxr-xr-x");
        file(elsewhere.resolve("engines.json"), "rw-r--r--");
        Files.createSymbolicLink(data.resolve("engines.json"), elsewhere.resolve("engines.json"));
        Files.createSymbolicLink(data.resolve("lab"), elsewhere);
        PrivateData.close(data);
        assertThat(mode(elsewhere)).isEqualTo("rwxr-xr-x");
        assertThat(mode(elsewhere.resolve("engines.json"))).isEqualTo("rw-r--r--");

        Path link = Files.createSymbolicLink(above.resolve("link"), elsewhere);
        PrivateData.close(link);
        assertThat(mode(elsewhere)).isEqualTo("rwxr-xr-x");
        PrivateData.close(above.resolve("missing"));
    }
}
