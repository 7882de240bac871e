package rookery.archive;

import java.nio.file.Path;
import rookery.archive.sqlite.SqliteLibrary;

/**
 * Everything Rookery stores for its users in one file: profiles, games and ratings. {@code docs/archive.md} shows how to use it.
 *
 * <p>Calls may come from any thread and block until done, so screens use a background thread. One write runs at a time, alongside reads; other programs may use
 * the same file. Disk errors never throw: every call returns an {@link Attempt}.
 */
public interface Library extends AutoCloseable {

    /** The file's name in the data folder. */
    String FILE_NAME = "library.db";

    /** Opens the library of that folder. Creates a missing one, and upgrades an older one after making a copy. */
    static Opening open(Path folder) {
        return SqliteLibrary.open(folder);
    }

    /** Checks the library of that folder without changing it; a missing one is a trouble. Reads the whole file, which may take a while. */
    static Attempt<LibraryHealth> examine(Path folder) {
        return SqliteLibrary.examine(folder);
    }

    Path file();

    Profiles profiles();

    Games games();

    Ranking ranking();

    /** Closes the file. No calls are allowed afterwards. */
    @Override
    void close();

    /** The result of opening a library. */
    sealed interface Opening {
    }

    record Opened(Library library) implements Opening {
    }

    /** The file, if there is one, is unchanged. */
    record Refused(Trouble trouble) implements Opening {
    }
}
