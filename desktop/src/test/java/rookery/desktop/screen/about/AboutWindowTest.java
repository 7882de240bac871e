package rookery.desktop.screen.about;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;
import javafx.scene.control.TextArea;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.desktop.FxThread;
import rookery.desktop.TestWindow;
import rookery.desktop.shell.Place;

final class AboutWindowTest {
    /** The jars of the program by what they are called on the page. */
    private static final Map<String, String> JARS = Map.of("javafx-controls", "JavaFX", "atlantafx-base", "AtlantaFX", "ikonli-core",
            "Ikonli",
            "jackson-databind", "Jackson", "jackson-annotations", "Jackson annotations", "sqlite-jdbc", "SQLite JDBC", "jspecify",
            "JSpecify");

    @Test
    void saysTheVersionAndShowsTheLicence(@TempDir Path data) throws Exception {
        var window = TestWindow.open(data);
        try {
            window.go(new Place.About());
            assertThat(window.text("#version")).contains("0.1");
            window.fire("licence");
            var area = (TextArea) window.node("#licence-text");
            assertThat(FxThread.<String>call(area::getText)).contains("Apache License").contains("TERMS AND CONDITIONS");
        } finally {
            window.close();
        }
    }

    @Test
    void namesEveryPartInTheVersionThatIsUsed() {
        var jar = Pattern.compile("(.+?)-(\\d[\\d.]*)(?:-\\w+)?\\.jar");
        for (var entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            var matcher = jar.matcher(Path.of(entry).getFileName().toString());
            if (!matcher.matches() || !JARS.containsKey(matcher.group(1))) continue;
            assertThat(Part.ALL).filteredOn(part -> part.name().equals(JARS.get(matcher.group(1)))).singleElement()
                    .extracting(Part::version).isEqualTo(matcher.group(2));
        }
    }
}
