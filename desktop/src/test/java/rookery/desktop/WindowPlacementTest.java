package rookery.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.archive.settings.Settings;
import rookery.archive.settings.SettingsFile;
import rookery.desktop.shell.Place;
import rookery.play.match.Venue;

/** Wherever a window stood, and whatever the system puts around it, it opens wholly on a screen. */
final class WindowPlacementTest {
    private static final Rectangle2D FIRST = new Rectangle2D(0, 24, 1366, 744);
    private static final Rectangle2D LEFT = new Rectangle2D(-1920, 0, 1920, 1080);
    private static final List<Rectangle2D> SCREENS = List.of(FIRST, LEFT);

    @TempDir
    Path data;
    private Program program;
    private Stage stage;

    @AfterEach
    void close() throws Exception {
        if (stage == null) return;
        TestWindow.run(() -> {
            stage.close();
            program.close();
        });
    }

    @Test
    void aPlaceOnAScreenIsKept() {
        var window = new Rectangle2D(-1900, 10, 900, 700);
        assertThat(WindowPlacement.onScreen(window, SCREENS)).isEqualTo(window);
    }

    @ParameterizedTest
    @CsvSource({"-1,-20,900,700, 0,24,900,700", "1300,700,900,700, 466,68,900,700", "5000,5000,900,700, 466,68,900,700",
        "100,100,2000,1500, 0,24,1366,744", "-1930,-5,2000,500, -1920,0,1920,500", "-800,300,1000,900, -1000,180,1000,900"})
    void anyOtherPlaceIsCorrected(double x, double y, double width, double height, double rightX, double rightY, double rightWidth,
            double rightHeight) {
        // W-02
        assertThat(WindowPlacement.onScreen(new Rectangle2D(x, y, width, height), SCREENS))
                .isEqualTo(new Rectangle2D(rightX, rightY, rightWidth, rightHeight));
    }

    @Test
    void aFirstStartIsInTheMiddle() {
        assertThat(WindowPlacement.inTheMiddle(966, 700, SCREENS)).isEqualTo(new Rectangle2D(200, 46, 966, 700));
        assertThat(WindowPlacement.inTheMiddle(1240, 820, SCREENS)).isEqualTo(new Rectangle2D(63, 24, 1240, 744));
    }

    @ParameterizedTest
    @CsvSource({"-1,-1,1240,820", "-1,-20,900,700", "9000,9000,900,700", "-700,40,900,700", "10,10,9000,9000"})
    void theWindowOpensWhollyOnItsScreen(double x, double y, double width, double height) throws Exception {
        // W-02
        open(new Settings.Window(x, y, width, height, false));
        assertOnScreen();
    }

    @Test
    void aFrameThatComesLateIsOnTheScreenToo() throws Exception {
        // W-02: as a window manager does that puts a title bar on top of a window at the screen's edge.
        open(new Settings.Window(0, 0, 900, 700, false));
        TestWindow.run(() -> stage.setY(-20));
        assertOnScreen();
    }

    @Test
    void whoUsesTheWindowMayPutItAnywhere() throws Exception {
        open(new Settings.Window(0, 0, 900, 700, false));
        assertOnScreen();
        TestWindow.run(() -> {
            stage.fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.SHIFT, true, false, false, false));
            stage.setX(-300);
        });
        frames();
        assertThat(FxThread.call(stage::getX)).isEqualTo(-300);
    }

    private void open(Settings.Window place) throws Exception {
        new SettingsFile(data).write(Settings.DEFAULT.withLanguage("en").withWindow(place));
        FxThread.call(() -> {
            program = new Program(data, new SplittableRandom(1), LocalDate.of(2026, 11, 15), Venue.standard());
            stage = new Stage();
            var window = new MainWindow(stage, program);
            program.shell().go(new Place.Home());
            stage.show();
            return window;
        });
        frames();
    }

    /** Lets a few frames pass. */
    private void frames() throws Exception {
        for (int i = 0; i < 3; i++) {
            var painted = new CountDownLatch(1);
            TestWindow.run(() -> {
                var once = new Runnable[1];
                once[0] = () -> {
                    stage.getScene().removePostLayoutPulseListener(once[0]);
                    painted.countDown();
                };
                stage.getScene().addPostLayoutPulseListener(once[0]);
                Platform.requestNextPulse();
            });
            assertThat(painted.await(40, TimeUnit.SECONDS)).isTrue();
        }
    }

    private void assertOnScreen() throws Exception {
        frames();
        var now = FxThread.call(() -> new Rectangle2D(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight()));
        assertThat(FxThread.call(() -> Screen.getPrimary().getVisualBounds()).contains(now)).as(now.toString()).isTrue();
    }
}
