package rookery.desktop.shell;

import javafx.scene.Node;
import javafx.scene.input.KeyEvent;

/** One page of the program. It lives until another one is opened; its view may be rebuilt meanwhile, as when the language changes. */
public interface Screen {

    /** Creates a view of the current state. */
    Node build();

    /** Handles a key that nothing in the view has used; returns whether the screen used it. */
    default boolean key(KeyEvent event) {
        return false;
    }

    /** Handles a typed character that nothing in the view has used; returns whether the screen used it. */
    default boolean typed(KeyEvent event) {
        return false;
    }

    /** A dialog now covers the screen, or has gone. */
    default void covered(boolean now) {}

    /** Whether to ask before closing the window, as during a game. */
    default boolean isBusy() {
        return false;
    }

    /** The last call: stops what is running. */
    default void close() {}
}
