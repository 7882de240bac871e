package rookery.desktop.screen.setup;

import rookery.kernel.variant.Setup;

/** Where the game begins. */
sealed interface StartChoice {

    /** The variant's own array. */
    record Standard() implements StartChoice {}

    /** One of the 960 shuffles. */
    record Shuffled(int number) implements StartChoice {}

    /** A position the user pasted, or the text as far as it is typed. */
    record FromFen(String fen) implements StartChoice {}

    /** A position from the editor or from a file. */
    record Edited(Setup setup) implements StartChoice {}
}
