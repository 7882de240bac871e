package rookery.desktop.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SettingsFileTest {
    @TempDir
    Path folder;

    @Test
    void keepsWhatWasSet() throws Exception {
        var file = new SettingsFile(folder.resolve("deep").resolve("er"));
        assertThat(file.read()).isEqualTo(Settings.DEFAULT);
        var changed = Settings.DEFAULT.withLanguage("ko").withLook(Settings.DEFAULT.look().withTheme("dark").withScale(120))
                .withRemembered(Map.of("new.variant", "xxl")).withWindow(new Settings.Window(5, 6, 1000, 700, true));
        file.write(changed);
        assertThat(file.read()).isEqualTo(changed);
    }

    @Test
    void fillsWhatAnOlderFileLacks() throws Exception {
        Files.writeString(folder.resolve("settings.json"), "{\"language\":\"zh\",\"look\":{\"theme\":\"dark\",\"unknown\":1},\"more\":[]}");
        var settings = new SettingsFile(folder).read();
        assertThat(settings.language()).isEqualTo("zh");
        assertThat(settings.look().theme()).isEqualTo("dark");
        assertThat(settings.look().pieceSet()).isEqualTo(Settings.DEFAULT.look().pieceSet());
        assertThat(settings.play()).isEqualTo(Settings.DEFAULT.play());
    }

    @Test
    void setsADamagedFileAside() throws Exception {
        Files.writeString(folder.resolve("settings.json"), "{\"language\": \"z");
        assertThat(new SettingsFile(folder).read()).isEqualTo(Settings.DEFAULT);
        assertThat(folder.resolve("settings.damaged.json")).exists();
    }

    @Test
    void knowsThePlatformsFolders() {
        var home = Path.of("/home/ada");
        assertThat(DataFolder.usual("Linux", home, Map.of())).isEqualTo(home.resolve(".local/share/rookery"));
        assertThat(DataFolder.usual("Linux", home, Map.of("XDG_DATA_HOME", "/data"))).isEqualTo(Path.of("/data/rookery"));
        assertThat(DataFolder.usual("Linux", home, Map.of("XDG_DATA_HOME", "relative"))).isEqualTo(home.resolve(".local/share/rookery"));
        assertThat(DataFolder.usual("Mac OS X", home, Map.of())).isEqualTo(home.resolve("Library/Application Support/Rookery"));
        assertThat(DataFolder.usual("Windows 11", home, Map.of("APPDATA", "/roaming"))).isEqualTo(Path.of("/roaming/Rookery"));
    }
}
