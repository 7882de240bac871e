package rookery.desktop;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.Optional;
import javafx.application.Application;

/** The desktop program as seen from outside: one call that returns when the window is closed. */
public final class Desktop {
    /** The argument by which the window tries itself out and closes, for checks of the packaged program. */
    static final String SMOKE = "--smoke";
    /** The argument that names the data folder. */
    static final String DATA = "--data=";
    /** The argument that names a file to open. */
    static final String OPEN = "--open=";

    /** The argument by which the window measures itself and closes. */
    static final String MEASURE = "--measure";
    /** The argument by which it measures its start only. */
    static final String MEASURE_START = "--measure=start";

    private Desktop() {}

    /**
     * Opens the window and waits until it is closed.
     *
     * @param data  the folder in which everything is kept
     * @param files to be opened at once
     * @throws UnsupportedOperationException if there is no display
     */
    public static void open(Path data, List<Path> files) {
        launch(data,
                Stream.concat(Stream.of(DATA + data.toAbsolutePath()), files.stream().map(file -> OPEN + file.toAbsolutePath())).toList());
    }

    /**
     * Opens the window, plays a few moves by itself, looks at what it shows and closes it.
     *
     * @return what failed, in words; nothing if all went well
     * @throws UnsupportedOperationException if there is no display
     */
    public static Optional<String> tryOut(Path data) {
        launch(data, List.of(DATA + data.toAbsolutePath(), SMOKE));
        return RookeryApplication.smoke();
    }

    /**
     * Opens the window, measures how long it takes until the first screen can be used and how long frames take while pieces travel, and closes it.
     *
     * @param startOnly whether to close it as soon as the first screen can be used
     * @return the figures in words
     * @throws UnsupportedOperationException if there is no display
     */
    public static String measure(Path data, boolean startOnly) {
        launch(data, List.of(DATA + data.toAbsolutePath(), startOnly ? MEASURE_START : MEASURE));
        return RookeryApplication.measured();
    }

    private static void launch(Path data, List<String> arguments) {
        Prelude.begin(data);
        Application.launch(RookeryApplication.class, arguments.toArray(String[]::new));
    }
}
