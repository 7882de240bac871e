package rookery.desktop;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.application.Application;

/** The desktop program as seen from outside: one call that returns when the window is closed. */
public final class Desktop {
    /** The argument by which the window tries itself out and closes, for checks of the packaged program. */
    static final String SMOKE = "--smoke";
    /** The argument that names the data folder. */
    static final String DATA = "--data=";

    /** The argument by which the window measures itself and closes. */
    static final String MEASURE = "--measure";
    /** The argument by which it measures its start only. */
    static final String MEASURE_START = "--measure=start";

    private Desktop() {}

    /**
     * Opens the window and waits until it is closed.
     *
     * @param data  the folder in which everything is kept
     * @param smoke whether the window plays a few moves by itself and closes
     * @return whether all went well; only a smoke run can fail
     * @throws UnsupportedOperationException if there is no display
     */
    public static boolean open(Path data, boolean smoke) {
        var arguments = new ArrayList<String>();
        arguments.add(DATA + data.toAbsolutePath());
        if (smoke) arguments.add(SMOKE);
        launch(data, arguments);
        return !smoke || RookeryApplication.smokePassed();
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
