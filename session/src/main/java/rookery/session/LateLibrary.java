package rookery.session;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import rookery.archive.Attempt;
import rookery.archive.GamePage;
import rookery.archive.GameQuery;
import rookery.archive.Library;
import rookery.archive.GameEntry;
import rookery.archive.Profile;
import rookery.archive.StoredGame;
import rookery.archive.Trouble;

/**
 * The library of a folder, opened on first use: an unfinished game does not need it, and can be played even if the library is damaged. Opening is retried each
 * time until it succeeds.
 */
public final class LateLibrary implements FinishedGames, AutoCloseable {

    private final Path folder;
    private @Nullable Library library;

    public LateLibrary(Path folder) {
        this.folder = folder;
    }

    private synchronized Attempt<Library> open() {
        Library known = library;
        if (known != null) {
            return new Attempt.Done<>(known);
        }
        return switch (Library.open(folder)) {
            case Library.Opened(Library opened) -> {
                library = opened;
                yield new Attempt.Done<>(opened);
            }
            case Library.Refused(Trouble trouble) -> new Attempt.Failed<>(trouble);
        };
    }

    @Override
    public Attempt<StoredGame> save(GameEntry game) {
        return open().flatMap(opened -> opened.games().save(game));
    }

    public Attempt<GamePage> find(GameQuery query) {
        return open().flatMap(opened -> opened.games().find(query));
    }

    /** The profile of that name, ignoring case. */
    public Attempt<Optional<Profile>> profile(String name) {
        Attempt<List<Profile>> all = open().flatMap(opened -> opened.profiles().all());
        return all.map(profiles -> profiles.stream().filter(profile -> profile.name().equalsIgnoreCase(name)).findFirst());
    }

    @Override
    public synchronized void close() {
        if (library != null) {
            library.close();
            library = null;
        }
    }
}
