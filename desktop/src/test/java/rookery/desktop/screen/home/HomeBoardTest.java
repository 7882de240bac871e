package rookery.desktop.screen.home;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.desktop.FxThread;
import rookery.desktop.TestWindow;
import rookery.desktop.WindowTest;
import rookery.archive.settings.Settings;
import rookery.archive.settings.SettingsFile;
import rookery.desktop.shell.Place;

final class HomeBoardTest extends WindowTest {

    private Region board() throws Exception {
        var board = (Region) window.node(".home-board");
        window.await(() -> FxThread.call(board::getWidth) > 0);
        return board;
    }

    @Test
    void isKeptForTheNextStart() throws Exception {
        var board = board();
        var seen = FxThread.call(() -> HomeBoard.of(board));
        window.go(new Place.Options());
        window.await(() -> HomeBoard.in(new SettingsFile(data).read()).equals(seen));
    }

    @Test
    void isGuessedForTheVeryFirst() throws Exception {
        var usual = Settings.DEFAULT.window();
        var board = board();
        TestWindow.run(() -> {
            var stage = board.getScene().getWindow();
            stage.setWidth(usual.width());
            stage.setHeight(usual.height());
        });
        window.await(() -> FxThread.call(() -> board.getScene().getWidth()) == usual.width());
        window.settle();
        // Fonts differ from machine to machine.
        assertThat(HomeBoard.FIRST.width()).isCloseTo(FxThread.call(board::getWidth), within(12.0));
        assertThat(HomeBoard.FIRST.height()).isCloseTo(FxThread.call(board::getHeight), within(12.0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "700", "700 700", "wide high 1", "1 2 3 4", "NaN 700 1", "700 Infinity 1"})
    void isGuessedWhereTheSettingsSayNothingUseful(String kept) {
        assertThat(HomeBoard.in(Settings.DEFAULT.withRemembered(Map.of("home.board", kept)))).isEqualTo(HomeBoard.FIRST);
    }

    @Test
    void isNeverLargerThanADisplay() {
        var huge = HomeBoard.in(Settings.DEFAULT.withRemembered(Map.of("home.board", "1e9 30000 1e6")));
        assertThat(huge).isEqualTo(new HomeBoard(4000, 4000, 3));
    }
}
