package rookery.desktop;

import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;
import rookery.desktop.settings.Settings;
import rookery.desktop.shell.Dialogs.Answer;

/** The window around the program: it stands where it stood, asks before it closes on a game, and remembers its place when it does. */
final class MainWindow {
    /** Smaller the screens do not get; the width is that of source 004's window. */
    private static final double LEAST_WIDTH = 792;
    private static final double LEAST_HEIGHT = 640;

    private final Stage stage;
    private final Program program;

    /** Puts the program into a window that is not shown yet. */
    MainWindow(Stage stage, Program program) {
        this.stage = stage;
        this.program = program;
        var window = program.shell().settings().state().window();
        stage.setTitle("Rookery");
        stage.setScene(program.scene(window.width(), window.height()));
        stage.setMinWidth(LEAST_WIDTH);
        stage.setMinHeight(LEAST_HEIGHT);
        place(window);
        stage.setOnCloseRequest(event -> {
            event.consume();
            askToClose();
        });
    }

    /** Where it was, if that place is still on a screen. */
    private void place(Settings.Window window) {
        boolean visible = window.x() >= 0 && Screen.getScreens().stream().map(Screen::getVisualBounds)
                .anyMatch(bounds -> bounds.intersects(new Rectangle2D(window.x() + 40, window.y(), 200, 40)));
        if (visible) {
            stage.setX(window.x());
            stage.setY(window.y());
        } else {
            var bounds = Screen.getPrimary().getVisualBounds();
            stage.setWidth(Math.min(window.width(), bounds.getWidth()));
            stage.setHeight(Math.min(window.height(), bounds.getHeight()));
            stage.centerOnScreen();
        }
        stage.setMaximized(window.maximized());
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
