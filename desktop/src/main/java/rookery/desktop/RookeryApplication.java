package rookery.desktop;

import java.nio.file.Path;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.geometry.Rectangle2D;
import javafx.scene.image.Image;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import rookery.desktop.piece.PieceArt;
import rookery.desktop.piece.PieceSet;
import rookery.desktop.settings.DataFolder;
import rookery.desktop.settings.Settings;
import rookery.desktop.shell.Dialogs.Answer;
import rookery.desktop.shell.Place;
import rookery.desktop.store.Background;
import rookery.play.chance.Seeds;

/** The JavaFX side of {@link Desktop}: one window that remembers its place, asks before it closes on a game, and survives errors. */
public final class RookeryApplication extends Application {
    private static final AtomicBoolean SMOKE_PASSED = new AtomicBoolean();
    private static final AtomicReference<String> MEASURED = new AtomicReference<>("");
    /** Smaller the screens do not get; the width is that of source 004's window. */
    private static final double LEAST_WIDTH = 792;
    private static final double LEAST_HEIGHT = 640;

    private @Nullable Program program;

    static boolean smokePassed() {
        return SMOKE_PASSED.get();
    }

    static String measured() {
        return Objects.requireNonNullElse(MEASURED.get(), "");
    }

    @Override
    public void start(Stage stage) {
        var opened = new Program(data(), new SplittableRandom(Seeds.fresh()), LocalDate.now(ZoneId.systemDefault()));
        program = opened;
        Thread.setDefaultUncaughtExceptionHandler(
                (_, problem) -> Background.later(() -> opened.shell().trouble("trouble.unexpected", problem)));
        var window = opened.shell().settings().state().window();
        stage.setTitle("Rookery");
        stage.setScene(opened.scene(window.width(), window.height()));
        stage.setMinWidth(LEAST_WIDTH);
        stage.setMinHeight(LEAST_HEIGHT);
        place(stage, window);
        opened.shell().go(new Place.Home());
        stage.setOnCloseRequest(event -> {
            event.consume();
            close(stage, opened);
        });
        var arguments = getParameters().getRaw();
        if (arguments.contains(Desktop.MEASURE) || arguments.contains(Desktop.MEASURE_START)) {
            var plan = arguments.contains(Desktop.MEASURE) ? Stopwatch.Plan.USUAL : Stopwatch.Plan.START;
            new Stopwatch(opened, InstantSource.system(), plan).run(words -> {
                MEASURED.set(words);
                leave(stage, opened);
            });
        }
        stage.show();
        afterFirstPicture(() -> {
            stage.getIcons().addAll(icon(32), icon(64), icon(128));
            opened.begin();
        });
        if (arguments.contains(Desktop.SMOKE)) {
            new Smoke(opened).run(passed -> {
                SMOKE_PASSED.set(passed);
                leave(stage, opened);
            });
        }
    }

    private Path data() {
        return getParameters().getRaw().stream().filter(argument -> argument.startsWith(Desktop.DATA)).findFirst()
                .map(argument -> Path.of(argument.substring(Desktop.DATA.length()))).orElseGet(DataFolder::usual);
    }

    /** Runs the action when the first picture has been seen; a frame is painted after it was announced. */
    private static void afterFirstPicture(Runnable action) {
        new AnimationTimer() {
            private int frames;

            @Override
            public void handle(long now) {
                if (++frames < 3) return;
                stop();
                action.run();
            }
        }.start();
    }

    private static Image icon(int pixels) {
        return PieceArt.image(PieceSet.HERITAGE, "rook", 'R', true, pixels);
    }

    /** Puts the window where it was, if that place is still on a screen. */
    private static void place(Stage stage, Settings.Window window) {
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

    private static void close(Stage stage, Program program) {
        var shell = program.shell();
        if (!program.isPlaying()) {
            leave(stage, program);
        } else if (!shell.dialogs().isOpen()) {
            shell.dialogs().ask(shell.text("play.leave.title"), shell.text("play.leave.text"),
                    new Answer(shell.text("play.leave.close"), Answer.Tone.MAIN, () -> leave(stage, program)),
                    new Answer(shell.text("dialog.cancel"), Answer.Tone.CANCEL, () -> {}));
        }
    }

    private static void leave(Stage stage, Program program) {
        boolean maximized = stage.isMaximized();
        var before = program.shell().settings().state().window();
        var scene = stage.getScene();
        program.shell().change(settings -> settings.withWindow(maximized
                ? new Settings.Window(before.x(), before.y(), before.width(), before.height(), true)
                : new Settings.Window(stage.getX(), stage.getY(), scene.getWidth(), scene.getHeight(), false)));
        stage.close();
    }

    @Override
    public void stop() {
        if (program != null) program.close();
    }
}
