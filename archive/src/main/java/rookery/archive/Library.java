package rookery.archive;

import java.nio.file.Path;
import rookery.archive.sqlite.SqliteExamination;
import rookery.archive.sqlite.SqliteLibrary;

/**
 * Everything Rookery keeps for its users in one file: profiles, games and ratings. {@code docs/archive.md} shows how it is used.
 *
 * <p>All calls may come from any thread and block until done, so screens call from a background thread. Writing is done one thing at a time, reading goes
 * on meanwhile; other programs may use the same file. No call throws for what the disk does: it gives an {@link Attempt}.
 */
public interface Library extends AutoCloseable {

    /** The file's name in the data folder. */
    String FILE_NAME = "library.db";

    /** Opens the library of that folder, makes it where there is none, and brings an older one up to date, keeping a copy of it. */
    static Opening open(Path folder) {
        return SqliteLibrary.open(folder);
    }

    /** Looks the library of that folder through without changing it. Where there is none, that is the trouble. Reads the whole file, which may take a while. */
    static Attempt<LibraryHealth> examine(Path folder) {
        return SqliteExamination.of(folder);
    }

    Path file();

    Profiles profiles();

    Games games();

    Ranking ranking();

    /** Lets go of the file. Nothing may be asked afterwards. */
    @Override
    void close();

    /** What became of opening a library. */
    sealed interface Opening {
    }

    record Opened(Library library) implements Opening {
    }

    /** The file, if there is one, has been left as it was. */
    record Refused(Trouble trouble) implements Opening {
    }
}
