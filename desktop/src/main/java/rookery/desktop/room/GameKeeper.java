package rookery.desktop.room;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import rookery.archive.Attempt;
import rookery.archive.GameJournal;
import rookery.archive.Trouble;
import rookery.desktop.game.KeptGame;
import rookery.desktop.store.Background;

/** Keeps the running game in the journal after every move, so that it can go on after a crash or the next day. Writing happens elsewhere; only the newest counts. */
final class GameKeeper implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(GameKeeper.class.getName());

    private final GameJournal journal;
    private final Background background;
    private final AtomicReference<@Nullable Optional<KeptGame>> waiting = new AtomicReference<>();

    GameKeeper(Path folder, Background background) {
        this.journal = new GameJournal(folder);
        this.background = background;
    }

    /** From any thread. */
    void keep(KeptGame game) {
        queue(Optional.of(game));
    }

    /** There is nothing to go on with. */
    void forget() {
        queue(Optional.empty());
    }

    private void queue(Optional<KeptGame> newest) {
        if (waiting.getAndSet(newest) != null) return;
        background.queue(() -> {
            var game = waiting.getAndSet(null);
            return game == null ? Optional.<Path>empty() : Optional.of(store(game));
        }, _ -> {}, problem -> LOG.log(System.Logger.Level.WARNING, "the running game could not be kept", problem));
    }

    private Path store(Optional<KeptGame> game) throws IOException {
        return switch (game.isPresent() ? journal.keep(game.get().game()) : journal.forget()) {
            case Attempt.Done<Path>(Path file) -> file;
            case Attempt.Failed<Path>(Trouble trouble) -> throw new IOException(trouble.message());
        };
    }

    /** The game that was interrupted, if there is one that can be read. */
    Optional<KeptGame> kept() {
        var found = journal.kept();
        found.problem().ifPresent(trouble -> LOG.log(System.Logger.Level.WARNING, trouble.message()));
        return found.orElse(Optional.empty()).map(KeptGame::new);
    }

    /** Lets go of the journal, so that another program may take the game up. To be called when nothing more is written. */
    @Override
    public void close() {
        journal.close();
    }
}
