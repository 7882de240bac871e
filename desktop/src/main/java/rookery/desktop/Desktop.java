package rookery.desktop;

import javafx.application.Application;

/** The desktop program as seen from outside: one call that returns when the window is closed. */
public final class Desktop {
    /** The argument by which the window tries itself out and closes, for checks of the packaged program. */
    static final String SMOKE = "--smoke";

    private Desktop() {}

    /**
     * Opens the window and waits until it is closed.
     *
     * @param smoke whether the window closes by itself once it was seen on the display
     * @throws UnsupportedOperationException if there is no display
     */
    public static void open(boolean smoke) {
        Application.launch(RookeryApplication.class, smoke ? new String[]{SMOKE} : new String[0]);
    }
}
