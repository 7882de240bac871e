package rookery.desktop.screen.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.control.TitledPane;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.archive.format.GameFile;
import rookery.archive.format.Reading;
import rookery.desktop.FxThread;
import rookery.desktop.ScriptedFiles;
import rookery.desktop.TestWindow;
import rookery.desktop.settings.Settings;
import rookery.desktop.shell.Place;

/** Games that begin from files, and games that go to them. */
final class NewGameWindowTest {
    private static final String ROW = "              ";

    @TempDir
    Path data;
    @TempDir
    Path elsewhere;
    private TestWindow window;
    private final ScriptedFiles files = new ScriptedFiles();

    @BeforeEach
    void open() throws Exception {
        window = TestWindow.open(data);
        TestWindow.run(() -> window.program().shell().files(files));
    }

    @AfterEach
    void close() throws Exception {
        window.close();
    }

    private void load(Path file) throws Exception {
        window.go(new Place.NewGame(Place.NewGame.Kind.COMPUTER));
        var fold = (TitledPane) window.node("#start-position");
        TestWindow.run(() -> fold.setExpanded(true));
        files.choose(file);
        window.fire("start-file");
    }

    @Test
    void aConfigurationSetsLayoutClocksSideAndSpeed() throws Exception {
        Files.writeString(elsewhere.resolve("level1.txt"),
                "      K       \n" + (ROW + "\n").repeat(11) + "PPPP          \n      k       \n");
        var config = Files.writeString(elsewhere.resolve("config.json"), """
                {"layout": "level1.txt",
                 "time_controls": {"player": {"seconds": 180, "increment": 2}, "cpu": {"seconds": 60, "increment": 0}},
                 "player_colour": "white", "piece_movement_speed": 8.0, "max_movement_time": 0.5}
                """);
        load(config);
        window.await(
                () -> FxThread.call(() -> window.program().shell().settings().state().play().animation()) == Settings.Animation.CLASSIC);
        window.fire("start");
        window.await(() -> window.shows("#board"));
        assertThat(window.board().model().figures()).hasSize(6);
        assertThat(window.text("#clock-white")).startsWith("0").contains(":");
        assertThat(FxThread.call(() -> window.program().shell().settings().state().play().pixelsPerFrame())).isEqualTo(8);
    }

    @Test
    void aGameOfAFileIsPlayedOn() throws Exception {
        load(Files.writeString(elsewhere.resolve("game.pgn"), "1. e4 e5 2. Nf3 *\n"));
        window.fire("kind-FRIEND");
        window.await(() -> window.shows("#start-loaded"));
        window.fire("start");
        window.await(() -> window.shows("#board") && window.status().equals("Black to move"));
        assertThat(window.board().model().figures()).containsKey(window.board().model().shape().parse("f3"));
    }

    @Test
    void aFileThatIsWrongIsExplained() throws Exception {
        load(Files.writeString(elsewhere.resolve("bad.txt"), "nothing to see"));
        window.await(() -> FxThread.call(() -> window.program().shell().dialogs().isOpen()));
    }

    @Test
    void aGameIsSavedInOurOwnFormat() throws Exception {
        // C-11, C-13
        window.play(TestWindow.friends(TestWindow.variant("fide")));
        window.move("e2", "e4");
        var file = elsewhere.resolve("mine.rookery");
        files.choose(file);
        window.press("save");
        window.await(() -> Files.exists(file));
        assertThat(GameFile.read(file)).isInstanceOfSatisfying(Reading.Read.class,
                read -> assertThat(read.games().getFirst().mainLine()).hasSize(1));
    }
}
