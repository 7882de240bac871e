package rookery.desktop.shell;

import javafx.scene.Node;
import javafx.scene.input.KeyEvent;

/** One page of the program. It lives until another one is opened; its view may be built anew meanwhile, as when the language changes. */
public interface Screen {

    /** A fresh view of the present state. */
    Node build();

    /** A key that nothing in the view has used. Answers whether the screen used it. */
    default boolean key(KeyEvent event) {
        return false;
    }

    /** A character typed that nothing in the view has used. Answers whether the screen used it. */
    default boolean typed(KeyEvent event) {
        return false;
    }

    /** A dialog now lies over the screen, or has gone. */
    default void covered(boolean now) {}

    /** Whether closing the window should be asked about: a game is running. */
    default boolean isBusy() {
        return false;
    }

    /** The last call: stop what runs. */
    default void close() {}
}
