package rookery.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.app.command.ExitCode;

/** {@code rookery doctor}: where everything is and what is wrong, with the exit code. */
final class DoctorTest {

    @TempDir
    private Path folder;
    private final Terminal terminal = new Terminal();

    private String examine(int code) {
        terminal.clear();
        assertThat(terminal.run("doctor", "--data", folder)).as(terminal.output()).isEqualTo(code);
        assertThat(terminal.errors()).isEmpty();
        return terminal.output();
    }

    /** What the check says about the folder, apart from what this machine lacks. */
    private String words(String topic) {
        terminal.run("doctor", "--data", folder);
        return String.join("\n", terminal.output().lines().filter(line -> line.substring(2).startsWith(topic)).toList());
    }

    @Test
    void saysWhereEverythingIsAndChangesNothing() throws IOException {
        Files.writeString(folder.resolve("note.txt"), "mine");
        String said = words("");
        assertThat(said).contains("program", "runtime", "Java 25", "data, settings, cache", folder.toString(), "library", "none yet",
                "unfinished", "0 games",
                "engines", "fonts");
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString())).containsExactly("note.txt");
        }
    }

    @Test
    void aDamagedLibraryIsWrong() throws IOException {
        byte[] bytes = Files.readAllBytes(Path.of("src/test/resources/version-0.1/data/library.db"));
        Arrays.fill(bytes, 4096, bytes.length / 2, (byte) 7);
        Files.write(folder.resolve("library.db"), bytes);
        assertThat(examine(ExitCode.FAILED)).containsPattern("(?m)^! library .*library\\.db").containsPattern("thing(s are| is) wrong");
        assertThat(folder.resolve("library.db")).hasBinaryContent(bytes);
    }

    @Test
    void gamesThatCannotBeReadAreWrong() throws IOException {
        Files.createDirectories(folder.resolve("games"));
        Files.writeString(folder.resolve("games/abcd1234.journal"), "nonsense\n");
        assertThat(examine(ExitCode.FAILED)).containsPattern("(?m)^! unfinished .*abcd1234\\.journal.*cannot be read");
    }

    @Test
    void anEngineThatDoesNotStartIsWrong() throws IOException {
        Files.writeString(folder.resolve("engines.json"),
                """
                        {"format": "rookery-engines", "version": 1, "engines": [{"id": "gone", "protocol": "uci", "path": "/no/such/engine", "arguments": [],
                         "options": {}, "says": {"name": "Gone", "author": "", "variants": ["chess"], "chess960": false, "options": []}}]}
                        """);
        assertThat(examine(ExitCode.FAILED)).containsPattern("(?m)^! engines .*Gone does not start");
    }

    @Test
    void whatTheFirstVersionLeftIsNoted() throws IOException {
        Files.copy(Path.of("src/test/resources/version-0.1/data/library.db"), folder.resolve("library.db"));
        Files.copy(Path.of("src/test/resources/version-0.1/data/running-game.journal"), folder.resolve("running-game.journal"));
        Files.writeString(folder.resolve("settings.damaged.json"), "{");
        Files.writeString(folder.resolve("running-game-2.damaged.journal"), "garbage");
        assertThat(words("library")).contains("11 games, 2 users", "is sound", "older version");
        assertThat(words("unfinished")).contains("running-game.journal is a game of version 0.1").doesNotContain("running-game-2");
        assertThat(words("damaged")).contains("settings.damaged.json", "running-game-2.damaged.journal");
    }

    @Test
    void foldersThatOthersMayReadOrNobodyCanWriteAreTold() throws IOException {
        assumeThat(folder.getFileSystem().supportedFileAttributeViews()).contains("posix");
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        assertThat(words("data")).contains("others can read");
        Path file = Files.writeString(folder.resolve("file"), "");
        terminal.clear();
        assertThat(terminal.run("doctor", "--data", file)).isEqualTo(ExitCode.FAILED);
        assertThat(terminal.output()).contains("is a file where a folder should be");
    }
}
