package rookery.desktop.screen.about;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextArea;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.desktop.FxThread;
import rookery.desktop.TestWindow;
import rookery.desktop.shell.Place;
import rookery.play.file.UserFolders;

final class AboutWindowTest {
    @Test
    void saysTheVersionAndShowsTheLicence(@TempDir Path data) throws Exception {
        var window = TestWindow.open(data);
        try {
            window.go(new Place.About());
            assertThat(window.text("#version")).contains("1.0");
            window.fire("licence");
            var area = (TextArea) window.node("#licence-text");
            assertThat(FxThread.<String>call(area::getText)).contains("Apache License").contains("TERMS AND CONDITIONS");
        } finally {
            window.close();
        }
    }

    @Test
    void namesThePartsThatWerePackagedAndShowsTheirLicences(@TempDir Path data) throws Exception {
        // Defect L06: what the build has written, here a folder of these tests; app's ThirdPartyTest looks at the real one.
        var window = TestWindow.open(data);
        try {
            window.go(new Place.About());
            var words = FxThread
                    .call(() -> window.program().shell().lookupAll(".label").stream().map(label -> ((Labeled) label).getText()).toList());
            assertThat(words).contains("Clockwork 1.2", "MIT", "Springs 3.0", "Apache-2.0")
                    .noneMatch(word -> word != null && word.contains("SLF4J"));
            window.fire("third-party");
            var area = (TextArea) window.node("#licence-text");
            assertThat(FxThread.<String>call(area::getText)).contains("may be wound by anyone");
        } finally {
            window.close();
        }
    }

    @Test
    void saysWhereEverythingIsStored(@TempDir Path data) throws Exception {
        var window = TestWindow.open(data);
        try {
            window.go(new Place.About());
            assertThat(window.text("#folders")).isEqualTo("Everything is stored in " + data);
        } finally {
            window.close();
        }
    }

    @Test
    void saysWhereTheSettingsAreIfTheyAreElsewhere(@TempDir Path home) throws Exception {
        var window = TestWindow.open(home.resolve("data"));
        try {
            var shell = window.program().shell();
            var folders = new UserFolders(home.resolve("data"), home.resolve("config"), home.resolve("cache"));
            TestWindow.run(() -> shell.register(Place.About.class, _ -> new AboutScreen(shell, folders)));
            window.go(new Place.About());
            assertThat(window.text("#folders"))
                    .isEqualTo("Settings and engines are stored in " + folders.config() + ", everything else in " + folders.data());
            for (var language : List.of("zh", "ko")) {
                TestWindow.run(() -> shell.change(settings -> settings.withLanguage(language)));
                assertThat(window.text("#folders")).contains(folders.config().toString(), folders.data().toString())
                        .doesNotContain("stored");
            }
        } finally {
            window.close();
        }
    }
}
