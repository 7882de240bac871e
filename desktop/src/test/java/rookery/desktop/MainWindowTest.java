package rookery.desktop;

import static org.assertj.core.api.Assertions.assertThat;
import static rookery.desktop.TestWindow.friends;
import static rookery.desktop.TestWindow.variant;

import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.SplittableRandom;
import javafx.event.ActionEvent;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.archive.settings.Settings;
import rookery.archive.settings.SettingsFile;
import rookery.desktop.shell.Place;

/** The window remembers its place, asks before it closes on a game, and keeps the game. */
final class MainWindowTest {
    @TempDir
    Path data;
    private Program program;
    private Stage stage;

    @BeforeEach
    void open() throws Exception {
        new SettingsFile(data).write(Settings.DEFAULT.withLanguage("en").withWindow(new Settings.Window(30, 20, 900, 700, false)));
        FxThread.call(() -> {
            program = new Program(data, new SplittableRandom(1), LocalDate.of(2026, 11, 15));
            stage = new Stage();
            var window = new MainWindow(stage, program);
            program.shell().go(new Place.Home());
            stage.show();
            return window;
        });
    }

    @AfterEach
    void close() throws Exception {
        TestWindow.run(() -> {
            stage.close();
            program.close();
        });
    }

    private void pressTheCross() throws Exception {
        TestWindow.run(() -> stage.fireEvent(new WindowEvent(stage, WindowEvent.WINDOW_CLOSE_REQUEST)));
    }

    private boolean isAsking() throws Exception {
        return FxThread.call(() -> program.shell().dialogs().isOpen());
    }

    @Test
    void standsWhereItStoodAndKeepsItsPlace() throws Exception {
        assertThat(FxThread.call(() -> stage.getX())).isEqualTo(30);
        assertThat(FxThread.call(() -> stage.getScene().getWidth())).isEqualTo(900);
        TestWindow.run(() -> {
            stage.setX(44);
            stage.setY(55);
            stage.setWidth(930);
            stage.setHeight(720);
        });
        long end = System.nanoTime() + Duration.ofSeconds(30).toNanos();
        while (FxThread.call(() -> stage.getScene().getHeight()) != 720) assertThat(System.nanoTime()).isLessThan(end);
        pressTheCross();
        assertThat(FxThread.call(() -> stage.isShowing())).isFalse();
        TestWindow.run(program::close);
        assertThat(new SettingsFile(data).read().window()).isEqualTo(new Settings.Window(44, 55, 930, 720, false));
    }

    @Test
    void asksBeforeItClosesOnAGameAndKeepsIt() throws Exception {
        TestWindow.run(() -> program.shell().go(friends(variant("fide"))));
        var field = (TextField) FxThread.call(() -> program.shell().lookup("#typed"));
        TestWindow.run(() -> {
            field.setText("e4");
            field.fireEvent(new ActionEvent());
        });
        pressTheCross();
        assertThat(isAsking()).isTrue();
        assertThat(FxThread.call(() -> stage.isShowing())).isTrue();
        // A second press asks nothing more, and "Cancel" continues the game.
        pressTheCross();
        TestWindow.run(() -> program.shell().dialogs().close());
        assertThat(FxThread.call(program::isPlaying)).isTrue();
        pressTheCross();
        TestWindow.run(() -> ((Button) program.shell().lookup(".dialog-buttons .accent")).fire());
        assertThat(FxThread.call(() -> stage.isShowing())).isFalse();
        TestWindow.run(program::close);
        var again = TestWindow.reopen(data);
        try {
            again.await(() -> again.shows("#home-continue"));
        } finally {
            again.close();
        }
    }
}
