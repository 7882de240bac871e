package rookery.desktop.screen.setup;

import rookery.kernel.variant.Setup;

/** Where the game begins. */
sealed interface StartChoice {

    /** The variant's own array. */
    record Standard() implements StartChoice {}

    /** One of the 960 shuffles. */
    record Shuffled(int number) implements StartChoice {}

    /** A position the user pasted or is typing. */
    record FromFen(String fen) implements StartChoice {}

    /**
     * The position of a file.
     *
     * @param name of the file, for people
     */
    record FromFile(String name, Setup setup) implements StartChoice {}

    /** A position from the editor. */
    record Edited(Setup setup) implements StartChoice {}
}
