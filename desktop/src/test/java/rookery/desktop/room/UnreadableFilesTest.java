package rookery.desktop.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.control.Labeled;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.desktop.FxThread;
import rookery.desktop.TestWindow;
import rookery.desktop.shell.Place;

/** Law 2: a file of the user's that we do not understand is set aside, with a message, and never overwritten. */
final class UnreadableFilesTest {
    @TempDir
    Path data;

    private TestWindow window;

    @AfterEach
    void close() throws Exception {
        window.close();
    }

    private boolean isTold(String words) throws Exception {
        return FxThread.call(() -> window.program().shell().notices().lookupAll(".label").stream()
                .anyMatch(node -> node instanceof Labeled label && label.getText() != null && label.getText().contains(words)));
    }

    @Test
    void settings() throws Exception {
        Files.writeString(data.resolve("settings.json"), "{\"look\": ");
        window = TestWindow.reopen(data);
        window.await(() -> isTold("settings.damaged.json"));
        assertThat(data.resolve("settings.damaged.json")).hasContent("{\"look\": ");
    }

    @Test
    void theGameInTheStudio() throws Exception {
        var draft = Files.createDirectories(data.resolve("studio")).resolve("draft.json");
        Files.writeString(draft, "my game, by hand");
        window = TestWindow.open(data);
        window.go(new Place.Studio(""));
        window.await(() -> isTold("draft.damaged.json") && Files.exists(draft));
        assertThat(draft.resolveSibling("draft.damaged.json")).hasContent("my game, by hand");
    }
}
