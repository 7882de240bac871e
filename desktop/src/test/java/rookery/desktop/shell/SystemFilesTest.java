package rookery.desktop.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.stage.FileChooser.ExtensionFilter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a file is called that is saved by the platform's chooser. */
final class SystemFilesTest {
    private static final ExtensionFilter OURS = new ExtensionFilter("Rookery", "*.rookery");

    @Test
    void theKindThatWasChosenDecidesOnTheEnding(@TempDir Path folder) throws IOException { // W-12
        assertThat(SystemFiles.named(folder.resolve("game.pgn"), OURS)).isEqualTo(folder.resolve("game.rookery"));
        assertThat(SystemFiles.named(folder.resolve("game"), OURS)).isEqualTo(folder.resolve("game.rookery"));
        assertThat(SystemFiles.named(folder.resolve("game.ROOKERY"), OURS)).isEqualTo(folder.resolve("game.ROOKERY"));
        assertThat(SystemFiles.named(folder.resolve("round 1.5"), OURS)).isEqualTo(folder.resolve("round 1.5.rookery"));
        Files.createFile(folder.resolve("game.rookery"));
        assertThat(SystemFiles.named(folder.resolve("game.pgn"), OURS)).isEqualTo(folder.resolve("game 2.rookery"));
        assertThat(SystemFiles.named(folder.resolve("game.rookery"), OURS)).isEqualTo(folder.resolve("game.rookery"));
    }
}
