package rookery.desktop.screen.learn;

import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import rookery.kernel.variant.Variant;

/** One page of learning: what it shows outlives its view. */
interface LearnTab {

    /** Turns to that game; where it is open at it already, what was begun stays. */
    void open(Variant variant);

    /** A fresh view of the present state. */
    Region build();

    /** A key that nothing in the view has used. Answers whether the page used it. */
    default boolean key(KeyEvent event) {
        return false;
    }

    /** Nobody looks any more: stop what runs. */
    default void close() {}
}
