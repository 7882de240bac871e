package rookery.desktop;

import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.SplittableRandom;
import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.scene.image.Image;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import rookery.desktop.piece.PieceArt;
import rookery.desktop.shell.Place;
import rookery.desktop.shell.Stylesheets;
import rookery.desktop.store.Background;
import rookery.look.piece.PieceSet;
import rookery.play.chance.Seeds;
import rookery.play.file.UserFolders;

/** The JavaFX side of {@link Desktop}: one window that remembers its place, asks before closing during a game, and survives errors. */
public final class RookeryApplication extends Application {
    private @Nullable Program program;

    @Override
    public void start(Stage stage) {
        var data = data();
        Stylesheets.theme(Prelude.settings(data)).setBase();
        var opened = new Program(data, new SplittableRandom(Seeds.fresh()), LocalDate.now(ZoneId.systemDefault()));
        program = opened;
        Thread.setDefaultUncaughtExceptionHandler(
                (_, problem) -> Background.later(() -> opened.shell().trouble("trouble.unexpected", problem)));
        var window = new MainWindow(stage, opened);
        opened.shell().go(new Place.Home());
        var arguments = getParameters().getRaw();
        Desktop.trial().ifPresent(trial -> trial.begin(opened, window::leave));
        stage.show();
        afterFirstPicture(() -> {
            stage.getIcons().addAll(icon(32), icon(64), icon(128));
            opened.begin();
            var files = arguments.stream().filter(argument -> argument.startsWith(Desktop.OPEN))
                    .map(argument -> Path.of(argument.substring(Desktop.OPEN.length()))).toList();
            if (!files.isEmpty()) opened.shell().go(new Place.Open(files));
        });
    }

    private Path data() {
        return getParameters().getRaw().stream().filter(argument -> argument.startsWith(Desktop.DATA)).findFirst()
                .map(argument -> Path.of(argument.substring(Desktop.DATA.length()))).orElseGet(() -> UserFolders.usual().data());
    }

    /** Runs the action after the first frame is visible; a frame is painted after its pulse. */
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
