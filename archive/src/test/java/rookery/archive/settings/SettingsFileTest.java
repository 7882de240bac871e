package rookery.archive.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SettingsFileTest {
    @TempDir
    Path folder;

    @Test
    void keepsWhatWasSet() throws Exception {
        var file = new SettingsFile(folder.resolve("deep").resolve("er"));
        assertThat(file.read()).isEqualTo(Settings.DEFAULT);
        // Every value is another than the usual one.
        var changed = new Settings(new Settings.Window(5, 6.5, 1000, 700, true),
                new Settings.Look("dark", "forest", "letters", "b\u00f6ard \"1\".png", "C:\\pictures\\\u68cb.png", 120, false, false),
                new Settings.Sound(false, 11, true, 22),
                new Settings.Play(Settings.Animation.CLASSIC, 7.25, 2.5, true, true, false, false, false, false, true),
                "ko", "\uae40", Map.of("new.variant", "xxl", "a.b.c", "1 2\n3"));
        file.write(changed);
        assertThat(file.read()).isEqualTo(changed);
    }

    @Test
    void fillsWhatAnOlderFileLacks() throws Exception {
        Files.writeString(folder.resolve("settings.json"),
                "{\"language\":\"zh\",\"look\":{\"theme\":\"dark\",\"unknown\":1,\"list\":[1,{\"scale\":150}],\"boardTheme\":null},\"more\":[]}");
        var settings = new SettingsFile(folder).read();
        assertThat(settings.language()).isEqualTo("zh");
        assertThat(settings.look().theme()).isEqualTo("dark");
        assertThat(settings.look().pieceSet()).isEqualTo(Settings.DEFAULT.look().pieceSet());
        assertThat(settings.play()).isEqualTo(Settings.DEFAULT.play());
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"language\": \"z", "", "[]", "\"dark\"", "{\"look\":{\"scale\":\"large\"}}",
        "{\"play\":{\"animation\":\"FAST\"}}"})
    void setsADamagedFileAside(String damaged) throws Exception {
        Files.writeString(folder.resolve("settings.json"), damaged);
        assertThat(new SettingsFile(folder).read()).isEqualTo(Settings.DEFAULT);
        assertThat(folder.resolve("settings.damaged.json")).exists();
    }

    @Test
    void whatIsNoTextIsSetAsideAndNothingSetAsideIsLost() throws Exception { // F-09
        byte[] latin = "{\"profile\": \"Zo\u00eb\"}".getBytes(java.nio.charset.StandardCharsets.ISO_8859_1);
        var settings = folder.resolve("settings.json");
        Files.write(settings, latin);
        var file = new SettingsFile(folder);
        assertThat(file.read()).isEqualTo(Settings.DEFAULT);
        file.write(Settings.DEFAULT);
        assertThat(Files.readAllBytes(folder.resolve("settings.damaged.json"))).isEqualTo(latin);
        Files.writeString(settings, "{");
        file.read();
        assertThat(Files.readAllBytes(folder.resolve("settings.damaged.json"))).isEqualTo(latin);
        assertThat(folder.resolve("settings.damaged-2.json")).hasContent("{");
    }
}
