package rookery.desktop.screen.setup;

import org.jspecify.annotations.Nullable;
import rookery.kernel.variant.Setup;
import rookery.play.match.Clocks;

/** Where the game begins. */
sealed interface StartChoice {

    /** The variant's own array. */
    record Standard() implements StartChoice {}

    /** One of the 960 shuffles. */
    record Shuffled(int number) implements StartChoice {}

    /** A position the user pasted, or the text as far as it is typed. */
    record FromFen(String fen) implements StartChoice {}

    /**
     * What a file says: its position, and its clocks where it has any.
     *
     * @param name of the file, for people
     */
    record FromFile(String name, Setup setup, @Nullable Clocks clocks) implements StartChoice {}

    /** A position from the editor. */
    record Edited(Setup setup) implements StartChoice {}
}
