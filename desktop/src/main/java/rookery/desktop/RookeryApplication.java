package rookery.desktop;

import java.nio.file.Path;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicReference;
import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.scene.image.Image;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import rookery.desktop.piece.PieceArt;
import rookery.desktop.piece.PieceSet;
import rookery.desktop.shell.Dress;
import rookery.desktop.shell.Place;
import rookery.desktop.store.Background;
import rookery.play.chance.Seeds;
import rookery.play.file.UserFolders;

/** The JavaFX side of {@link Desktop}: one window that remembers its place, asks before it closes on a game, and survives errors. */
public final class RookeryApplication extends Application {
    private static final AtomicReference<Optional<String>> SMOKE = new AtomicReference<>(Optional.of("the window was closed too early"));
    private static final AtomicReference<String> MEASURED = new AtomicReference<>("");

    private @Nullable Program program;

    /** What failed when the window tried itself out. */
    static Optional<String> smoke() {
        return Objects.requireNonNull(SMOKE.get());
    }

    static String measured() {
        return Objects.requireNonNullElse(MEASURED.get(), "");
    }

    @Override
    public void start(Stage stage) {
        var data = data();
        Dress.theme(Prelude.settings(data)).setBase();
        var opened = new Program(data, new SplittableRandom(Seeds.fresh()), LocalDate.now(ZoneId.systemDefault()));
        program = opened;
        Thread.setDefaultUncaughtExceptionHandler(
                (_, problem) -> Background.later(() -> opened.shell().trouble("trouble.unexpected", problem)));
        var window = new MainWindow(stage, opened);
        opened.shell().go(new Place.Home());
        var arguments = getParameters().getRaw();
        if (arguments.contains(Desktop.MEASURE) || arguments.contains(Desktop.MEASURE_START)) {
            var plan = arguments.contains(Desktop.MEASURE) ? Stopwatch.Plan.USUAL : Stopwatch.Plan.START;
            new Stopwatch(opened, InstantSource.system(), plan).run(words -> {
                MEASURED.set(words);
                window.leave();
            });
        }
        stage.show();
        afterFirstPicture(() -> {
            stage.getIcons().addAll(icon(32), icon(64), icon(128));
            opened.begin();
            var files = arguments.stream().filter(argument -> argument.startsWith(Desktop.OPEN))
                    .map(argument -> Path.of(argument.substring(Desktop.OPEN.length()))).toList();
            if (!files.isEmpty()) opened.shell().go(new Place.Open(files));
        });
        if (arguments.contains(Desktop.SMOKE)) {
            new Smoke(opened, failed -> {
                SMOKE.set(failed);
                window.leave();
            }).run();
        }
    }

    private Path data() {
        return getParameters().getRaw().stream().filter(argument -> argument.startsWith(Desktop.DATA)).findFirst()
                .map(argument -> Path.of(argument.substring(Desktop.DATA.length()))).orElseGet(() -> UserFolders.usual().data());
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

    @Override
    public void stop() {
        if (program != null) program.close();
    }
}
