package rookery.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The start script of the packages, with a Java that only says how it was called. {@code .ci/package} tries the packages themselves. */
@DisabledOnOs(OS.WINDOWS)
final class PackagedStartTest {

    @TempDir
    private Path folder;
    private Path home;
    private Path program;

    @BeforeEach
    void unpack() throws IOException {
        Path prefix = Files.createDirectories(folder.resolve("My games, unpacked")).toRealPath();
        home = prefix.resolve("lib/rookery");
        program = prefix.resolve("bin/rookery");
        script(program, Files.readString(Path.of("..", "packaging", "rookery.sh")).replace("@SQLITE@", "libsqlitejdbc.so"));
        script(home.resolve("runtime/bin/java"), "#!/bin/sh\necho \"locale ${LC_ALL:-none}\"\nprintf '%s\\n' \"$@\"\n");
    }

    private static void script(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r-xr-xr-x"));
    }

    private List<String> start(Path started, List<String> environment, String... arguments) throws Exception {
        var command = Stream.of(Stream.of("/usr/bin/env", "-i", "PATH=/usr/bin:/bin"), environment.stream(), Stream.of(started.toString()),
                Stream.of(arguments)).flatMap(words -> words).toList();
        var process = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
        var lines = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        assertThat(process.waitFor()).as(String.join("\n", lines)).isZero();
        return lines;
    }

    @Test
    void findsItsPartsWhereverItLies() throws Exception {
        assertThat(start(program, List.of(), "play", "two words")).contains("-XX:AOTCache=" + home.resolve("rookery.aot"),
                "-Drookery.launcher=" + program, home.resolve("app/rookery.jar").toString(), "rookery.app.Main", "play", "two words");
    }

    @Test
    void isStartedThroughALink() throws Exception {
        Path link = Files.createSymbolicLink(folder.resolve("link"), program);
        Path chain = Files.createSymbolicLink(folder.resolve("chain"), link);
        assertThat(start(chain, List.of(), "help")).contains("-Drookery.launcher=" + program, home.resolve("app/rookery.jar").toString());
    }

    @Test
    void theWindowHasASmallNursery() throws Exception {
        Files.writeString(folder.resolve("game.pgn"), "");
        for (var window : List.of(new String[0], new String[]{"desktop"}, new String[]{"--smoke"}, new String[]{"game.pgn"})) {
            assertThat(start(program, List.of(), window)).as(String.join(" ", window)).contains("-XX:+UseSerialGC", "-Xmn32m");
        }
        for (var tool : List.of("help", "match", "--version", "--help")) {
            assertThat(start(program, List.of(), tool)).as(tool).doesNotContain("-XX:+UseSerialGC");
        }
    }

    @Test
    void textsAreUtf8AndOptionsAreAdded() throws Exception {
        assertThat(start(program, List.of(), "help")).contains("locale C.UTF-8");
        assertThat(start(program, List.of("LANG=de_DE.UTF-8", "ROOKERY_JAVA_OPTS=-Xmx4g -Da=b"), "help")).contains("locale none", "-Xmx4g",
                "-Da=b");
    }
}
