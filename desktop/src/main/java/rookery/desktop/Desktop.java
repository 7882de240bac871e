package rookery.desktop;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import javafx.application.Application;
import org.jspecify.annotations.Nullable;

/** The desktop program as seen from outside: one call that returns when the window is closed. */
public final class Desktop {
    /** The argument that names the data folder. */
    static final String DATA = "--data=";
    /** The argument that names a file to open. */
    static final String OPEN = "--open=";

    /** The trial for the next window; JavaFX creates the application itself and passes only strings. */
    private static final AtomicReference<@Nullable Trial> TRIAL = new AtomicReference<>();

    /** Something done with the window from outside, such as measuring it. */
    @FunctionalInterface
    public interface Trial {
        /**
         * Called on the JavaFX thread before the window is shown; home is its first screen.
         *
         * @param close closes the window without a question
         */
        void begin(Program program, Runnable close);
    }

    private Desktop() {}

    /**
     * Opens the window and waits until it is closed.
     *
     * @param data  the data folder
     * @param files to open at once
     * @throws UnsupportedOperationException if there is no display
     */
    public static void open(Path data, List<Path> files) {
        launch(data,
                Stream.concat(Stream.of(DATA + data.toAbsolutePath()), files.stream().map(file -> OPEN + file.toAbsolutePath())).toList());
    }

    /**
     * Opens the window, runs the trial and waits until the window is closed.
     *
     * @throws UnsupportedOperationException if there is no display
     */
    public static void open(Path data, Trial trial) {
        TRIAL.set(trial);
        open(data, List.of());
    }

    /** The trial for the window now opening, if any. */
    static Optional<Trial> trial() {
        return Optional.ofNullable(TRIAL.getAndSet(null));
    }

    private static void launch(Path data, List<String> arguments) {
        Prelude.begin(data);
        Application.launch(RookeryApplication.class, arguments.toArray(String[]::new));
    }
}
