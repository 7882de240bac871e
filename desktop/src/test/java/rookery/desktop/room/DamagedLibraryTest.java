package rookery.desktop.room;

import static org.assertj.core.api.Assertions.assertThat;
import static rookery.desktop.TestWindow.friends;
import static rookery.desktop.TestWindow.variant;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.archive.Library;
import rookery.desktop.FxThread;
import rookery.desktop.TestWindow;
import rookery.desktop.shell.Place;

/** Games continue, whatever has happened to the library. */
final class DamagedLibraryTest {
    @TempDir
    Path data;

    private TestWindow window;

    @AfterEach
    void close() throws Exception {
        window.close();
    }

    // G-02
    @Test
    void aFinishedGameThatCannotBeShelvedKeepsNobodyFromPlaying() throws Exception {
        Files.writeString(data.resolve(Library.FILE_NAME), "no library at all ".repeat(500));
        window = TestWindow.open(data);
        window.play(friends(variant("fide")));
        window.move("e2", "e4");
        var waiting = FxThread.call(() -> window.program().unfinished().getFirst().id());
        window.play(friends(variant("fide")));
        window.move("d2", "d4");
        window.resign();
        // It stays in its journal until the library can take it.
        try (var files = Files.list(data.resolve("games"))) {
            assertThat(files.filter(file -> file.toString().endsWith(".journal"))).hasSize(2);
        }
        window.go(friends(variant("dice")));
        window.go(new Place.Continue(waiting));
        window.await(() -> window.shows("#board") && window.moves() == 1 && window.status().equals("Black to move"));
        window.move("e7", "e5");
    }
}
