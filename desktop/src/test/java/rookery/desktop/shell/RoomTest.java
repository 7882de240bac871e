package rookery.desktop.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static rookery.desktop.TestWindow.friends;
import static rookery.desktop.TestWindow.variant;

import java.nio.file.Path;
import java.util.Map;
import javafx.scene.control.Labeled;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kordamp.ikonli.javafx.FontIcon;
import rookery.archive.Player;
import rookery.desktop.FxThread;
import rookery.desktop.TestWindow;
import rookery.archive.settings.Settings;
import rookery.kernel.piece.Side;
import rookery.play.match.Clocks;

/** Windows of every size: words grow with a large one, and in a small one nothing is cut off or lost. */
final class RoomTest {
    @TempDir
    Path data;
    private TestWindow window;

    @AfterEach
    void close() throws Exception {
        if (window != null) window.close();
    }

    @Test
    void wordsGrowWithTheWindowInAFewSteps() {
        assertThat(Stylesheets.room(900, 640)).isEqualTo(1);
        assertThat(Stylesheets.room(1366, 768)).isEqualTo(1);
        assertThat(Stylesheets.room(1920, 1080)).isEqualTo(1);
        assertThat(Stylesheets.room(2200, 1400)).isEqualTo(1.15);
        assertThat(Stylesheets.room(3840, 2160)).isEqualTo(1.5);
        // A wide window that is low has no more room for words than its height gives.
        assertThat(Stylesheets.room(3840, 700)).isEqualTo(1);
    }

    @Test
    void aLargeWindowHasLargeWordsAndLinesOfMovesToMatch() throws Exception {
        window = TestWindow.open(data);
        window.play(friends(variant("fide")));
        window.type("e4");
        window.await(() -> window.shows("#move-1"));
        double line = window.area("#move-1").getHeight();
        double letters = size();
        // The window of tests cannot be as large as a wall, so the clothes of such a window are put on here.
        TestWindow.run(() -> Stylesheets.apply(window.program().shell().getScene(), window.program().shell().settings().state(),
                Stylesheets.room(3840, 2160)));
        window.await(() -> Math.abs(size() - letters * 1.5) < 0.1);
        window.await(() -> window.area("#move-1").getHeight() > line * 1.3);
        // Who has chosen large letters does not get them larger still.
        TestWindow.run(() -> Stylesheets.apply(window.program().shell().getScene(),
                Settings.DEFAULT.withLook(Settings.DEFAULT.look().withScale(150)), Stylesheets.room(3840, 2160)));
        window.settle();
        assertThat(size()).isCloseTo(letters * 1.5, within(0.1));
    }

    @Test
    void iconsGrowWithTheWords() throws Exception {
        // W-25
        window = TestWindow.open(data);
        var icon = (FontIcon) window.node("#rail-new .glyph");
        assertThat(FxThread.call(icon::getIconSize)).isEqualTo(20);
        double rail = window.area("#rail-new").getHeight();
        var settings = Settings.DEFAULT.withLook(Settings.DEFAULT.look().withScale(150));
        for (double room : new double[]{Stylesheets.room(1366, 768), Stylesheets.room(3840, 2160)}) {
            TestWindow.run(() -> Stylesheets.apply(window.program().shell().getScene(), Settings.DEFAULT, 1));
            window.settle();
            TestWindow.run(() -> Stylesheets.apply(window.program().shell().getScene(), room > 1 ? Settings.DEFAULT : settings, room));
            window.settle();
            assertThat(FxThread.call(icon::getIconSize)).isEqualTo(30);
            assertThat(window.area("#rail-new").getHeight()).isGreaterThan(rail + 8);
        }
    }

    private double size() throws Exception {
        var label = (Labeled) window.node(".move-number");
        return FxThread.call(() -> label.getFont().getSize());
    }

    @Test
    void theBoardOfDiceIsLargeInASmallWindowAndItsButtonsAreWhole() throws Exception {
        window = TestWindow.open(data);
        window.size(900, 640);
        window.play(TestWindow.order(variant("dice"), new Player.Computer("greedy", "Greedy", Map.of()),
                new Player.Computer("random", "Random", Map.of()), Clocks.UNTIMED, Side.WHITE, 3, false, false));
        window.settle();
        var view = window.board();
        assertThat(FxThread.call(() -> view.squares().getWidth())).isGreaterThanOrEqualTo(400);
        // The die stays below the board, players are beside it.
        assertThat(window.area("#die").getCenterY()).isGreaterThanOrEqualTo(window.area("#board").getMaxY());
        assertThat(window.area(".player-strip").getMinX()).isGreaterThanOrEqualTo(window.area("#board").getMaxX());
        for (var id : new String[]{"#pause", "#step"}) {
            var button = (Labeled) window.node(id);
            assertThat(FxThread.call(() -> button.getWidth() >= button.prefWidth(-1))).as(id).isTrue();
        }
    }

    // W-13
    @Test
    void theBoardIsAsLargeAsALowWindowAllows() throws Exception {
        window = TestWindow.open(data);
        window.size(1000, 700);
        window.play(friends(variant("fide")));
        window.settle();
        var view = window.board();
        assertThat(FxThread.call(() -> view.squares().getWidth())).isGreaterThanOrEqualTo(540);
    }

    @Test
    void noticesCoverNothing() throws Exception {
        window = TestWindow.open(data);
        window.size(900, 640);
        window.play(friends(variant("fide")));
        var shell = window.program().shell();
        TestWindow.run(() -> {
            shell.notices().tell("A long sentence about something that happened in the meantime, and what it means for the game.", "Do it",
                    () -> {});
            shell.trouble("trouble.unexpected", new IllegalStateException("/a/long/path/to/a/file/that/could/not/be/written.json"));
        });
        window.settle();
        // W-15: they have a strip of their own, below everything else.
        var screen = FxThread.call(() -> {
            var content = shell.lookup(".content");
            return content.localToScene(content.getLayoutBounds());
        });
        var notices = FxThread.call(() -> shell.notices().lookupAll(".notice").stream()
                .map(notice -> notice.localToScene(notice.getLayoutBounds())).toList());
        assertThat(notices).hasSize(2).allSatisfy(notice -> {
            assertThat(notice.getMinY()).isGreaterThanOrEqualTo(screen.getMaxY() - 0.5);
            assertThat(notice.getMaxX()).isLessThanOrEqualTo(900);
            assertThat(notice.getMaxY()).isLessThanOrEqualTo(640.5);
        });
    }
}
