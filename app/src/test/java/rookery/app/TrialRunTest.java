package rookery.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.app.command.ExitCode;

/**
 * The window tries itself out in a process of its own, as {@code rookery --smoke} and the launcher's training run have it, or has its pictures taken;
 * without a display.
 */
final class TrialRunTest {
    @TempDir
    Path home;
    @TempDir
    Path temporary;
    private Path data;

    @BeforeEach
    void leaveAGameThatWaits() throws IOException {
        data = Files.createDirectories(home.resolve("rookery"));
        Files.writeString(data.resolve("running-game.journal"), "a game that waits to be continued");
        Files.writeString(data.resolve("library.db"), "games of many years");
        Files.writeString(data.resolve("settings.json"), "{\"language\": \"ko\"}");
    }

    @Test
    void leavesTheUsualFolderAlone() throws Exception {
        // G-01
        var before = contents();
        run("--smoke");
        assertThat(contents()).isEqualTo(before);
    }

    @Test
    void leavesANamedFolderAlone() throws Exception {
        // G-01
        var before = contents();
        run("--smoke", "--data=" + data);
        assertThat(contents()).isEqualTo(before);
    }

    @Test
    void theGalleryClearsUpBehindIt() throws Exception {
        // The picture for which a file is dropped onto the window.
        run("gallery", home.resolve("pictures").toString(), "--only=library-problem-light", "--size=900x640");
        assertThat(home.resolve("pictures")).isDirectoryContaining("glob:**/library-problem-light-900x640.png");
        assertThat(temporary).isEmptyDirectory();
    }

    private Map<String, String> contents() throws IOException {
        var found = new TreeMap<String, String>();
        try (var files = Files.walk(data)) {
            for (var file : files.filter(Files::isRegularFile).toList())
                found.put(data.relativize(file).toString(), Files.readString(file));
        }
        return found;
    }

    private void run(String... arguments) throws Exception {
        var command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1",
                "-Dglass.platform=Headless", "-Dprism.order=sw", "-Duser.home=" + home, "-Djava.io.tmpdir=" + temporary,
                "-Djavafx.cachedir=" + Path.of("target", "openjfx-cache").toAbsolutePath(), "--enable-native-access=ALL-UNNAMED", "-cp",
                System.getProperty("java.class.path"), "rookery.app.Main"));
        command.addAll(List.of(arguments));
        var builder = new ProcessBuilder(command).redirectErrorStream(true);
        // What UserFolders.usual looks at: this variable on Linux, the next on Windows, the user's home elsewhere.
        builder.environment().put("XDG_DATA_HOME", home.toString());
        builder.environment().put("XDG_CONFIG_HOME", home.resolve("config").toString());
        builder.environment().put("XDG_CACHE_HOME", home.resolve("cache").toString());
        builder.environment().put("APPDATA", home.toString());
        var process = builder.start();
        var words = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int code = process.waitFor();
        assertThat(code).as(words).isEqualTo(ExitCode.OK);
    }
}
