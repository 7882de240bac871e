package rookery.desktop;

import javafx.application.Application;

/** The desktop program as seen from outside: one call that returns when the window is closed. */
public final class Desktop {
    private Desktop() {}

    /** @throws UnsupportedOperationException if there is no display */
    public static void open() {
        Application.launch(RookeryApplication.class);
    }
}
