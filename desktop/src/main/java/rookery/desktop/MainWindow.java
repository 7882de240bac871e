package rookery.desktop;

import java.util.List;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.event.Event;
import javafx.event.EventHandler;
import javafx.geometry.Rectangle2D;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.stage.Screen;
import javafx.stage.Stage;
import rookery.archive.settings.Settings;
import rookery.desktop.shell.Dialogs.Answer;

/** The program's window: it opens where it was, entirely on a screen, asks before closing during a game, and remembers its place. */
final class MainWindow {
    /** The minimum size of the screens; the width comes from X-06. */
    private static final double LEAST_WIDTH = 792;
    private static final double LEAST_HEIGHT = 640;
    private static final double TITLE_BAR = 32;
    private static final double BORDER = 6;

    private final Stage stage;
    private final Program program;

    /** Puts the program into a window that is not shown yet. */
    MainWindow(Stage stage, Program program) {
        this.stage = stage;
        this.program = program;
        var window = program.shell().settings().state().window();
        var wanted = wanted(window);
        stage.setTitle("Rookery");
        stage.setScene(program.scene(wanted.getWidth(), wanted.getHeight()));
        stage.setX(wanted.getMinX());
        stage.setY(wanted.getMinY());
        stage.setMinWidth(Math.min(LEAST_WIDTH, wanted.getWidth()));
        stage.setMinHeight(Math.min(LEAST_HEIGHT, wanted.getHeight()));
        stage.setMaximized(window.maximized());
        stage.setOnShown(_ -> new Opening().begin());
        stage.setOnCloseRequest(event -> {
            event.consume();
            askToClose();
        });
    }

    /** Where it was, or as near as the current screens allow. */
    private static Rectangle2D wanted(Settings.Window window) {
        return window.hasPlace()
                ? WindowPlacement.onScreen(new Rectangle2D(window.x(), window.y(), window.width(), window.height()), framedScreens())
                : WindowPlacement.inTheMiddle(window.width(), window.height(), framedScreens());
    }

    /**
     * The screens less room for a title bar and borders: their size is unknown until the system has added them, and a requested place may or may not include
     * them.
     */
    private static List<Rectangle2D> framedScreens() {
        return screens().stream().map(screen -> new Rectangle2D(screen.getMinX() + BORDER, screen.getMinY() + TITLE_BAR,
                screen.getWidth() - 2 * BORDER, screen.getHeight() - TITLE_BAR - BORDER)).toList();
    }

    private static List<Rectangle2D> screens() {
        return Stream.concat(Stream.of(Screen.getPrimary()), Screen.getScreens().stream()).distinct().map(Screen::getVisualBounds).toList();
    }

    /**
     * Keeps the window on its screen while it opens. The size of title bar and borders is known only once the system has added them, and part of them may then
     * be off screen. Later the window stays where the user puts it.
     */
    private final class Opening implements InvalidationListener {
        private static final long NANOS = 5_000_000_000L;
        /** After this many tries the window system gets its way. */
        private static final int TRIES = 8;

        private final EventHandler<Event> hand = _ -> end();
        private final Runnable pulse = this::correct;
        private final long began = System.nanoTime();
        private int tries = TRIES;
        private boolean asked;

        private List<ReadOnlyDoubleProperty> places() {
            return List.of(stage.xProperty(), stage.yProperty(), stage.widthProperty(), stage.heightProperty());
        }

        void begin() {
            places().forEach(place -> place.addListener(this));
            stage.addEventFilter(MouseEvent.MOUSE_PRESSED, hand);
            stage.addEventFilter(KeyEvent.KEY_PRESSED, hand);
            askToCorrect();
        }

        private void end() {
            places().forEach(place -> place.removeListener(this));
            stage.removeEventFilter(MouseEvent.MOUSE_PRESSED, hand);
            stage.removeEventFilter(KeyEvent.KEY_PRESSED, hand);
        }

        @Override
        public void invalidated(Observable place) {
            if (tries == 0 || System.nanoTime() - began > NANOS) end();
            else askToCorrect();
        }

        /** In the next frame: the system reports the four numbers one after another. */
        private void askToCorrect() {
            if (asked) return;
            asked = true;
            stage.getScene().addPreLayoutPulseListener(pulse);
            Platform.requestNextPulse();
        }

        private void correct() {
            asked = false;
            stage.getScene().removePreLayoutPulseListener(pulse);
            if (!stage.isShowing() || stage.isMaximized() || stage.isFullScreen()) return;
            var now = new Rectangle2D(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight());
            if (WindowPlacement.onScreen(now, screens()).equals(now)) return;
            var right = WindowPlacement.onScreen(now, framedScreens());
            tries--;
            if (right.getWidth() < now.getWidth()) stage.setWidth(right.getWidth());
            if (right.getHeight() < now.getHeight()) stage.setHeight(right.getHeight());
            stage.setX(right.getMinX());
            stage.setY(right.getMinY());
        }
    }

    private void askToClose() {
        var shell = program.shell();
        if (!program.isPlaying()) {
            leave();
        } else if (!shell.dialogs().isOpen()) {
            shell.dialogs().ask(shell.text("play.leave.title"), shell.text("play.leave.text"),
                    new Answer(shell.text("play.leave.close"), Answer.Tone.MAIN, this::leave),
                    new Answer(shell.text("dialog.cancel"), Answer.Tone.CANCEL, () -> {}));
        }
    }

    /** Closes it without a question. */
    void leave() {
        boolean maximized = stage.isMaximized();
        var before = program.shell().settings().state().window();
        var scene = stage.getScene();
        program.shell().change(settings -> settings.withWindow(maximized
                ? new Settings.Window(before.x(), before.y(), before.width(), before.height(), true)
                : new Settings.Window(stage.getX(), stage.getY(), scene.getWidth(), scene.getHeight(), false)));
        stage.close();
    }
}
