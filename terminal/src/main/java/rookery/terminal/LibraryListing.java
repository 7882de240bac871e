package rookery.terminal;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Locale;
import rookery.archive.Attempt;
import rookery.archive.GamePage;
import rookery.archive.GameQuery;
import rookery.archive.GameRecord;
import rookery.archive.GameStore;
import rookery.archive.Library;
import rookery.archive.StoredGame;
import rookery.archive.Trouble;
import rookery.play.match.Venue;
import rookery.session.LateLibrary;
import rookery.session.Sessions;

/** Lists the games of a folder, a line each: {@code ID VARIANT STATE PLIES WHITE - BLACK}; unfinished games first, the newest of each first. */
public final class LibraryListing {

    private static final int PAGE = 1_000;

    private final TerminalStreams streams;
    private final InstantSource time;

    public LibraryListing(TerminalStreams streams, InstantSource time) {
        this.streams = streams;
        this.time = time;
    }

    /**
     * Lists them.
     *
     * @param unfinishedOnly only unfinished games
     * @return the exit code
     */
    public int run(Path data, boolean unfinishedOnly) {
        boolean good = true;
        try (LateLibrary library = new LateLibrary(data);
                Sessions sessions = new Sessions(data, library, new WrittenPlayers(), Venue.standard(), time)) {
            for (Trouble trouble : sessions.recover().join()) {
                good = fail(trouble);
            }
            GameStore.Contents unfinished = sessions.unfinished();
            for (GameStore.Kept kept : unfinished.games()) {
                GameRecord game = kept.game();
                print(game.id(), game.terms().variant().id(), kept.state().name().toLowerCase(Locale.ROOT), game.plies(),
                        game.terms().white().name(), game.terms().black().name());
            }
            for (Trouble trouble : unfinished.troubles()) {
                good = fail(trouble);
            }
            // Listing must not create a library.
            good &= unfinishedOnly || !Files.exists(data.resolve(Library.FILE_NAME)) || listFinished(library);
        }
        streams.out().flush();
        return good ? TerminalPlay.OK : TerminalPlay.FAILED;
    }

    private boolean listFinished(LateLibrary library) {
        for (int page = 0;; page++) {
            switch (library.find(GameQuery.ALL.withPage(page, PAGE))) {
                case Attempt.Failed<GamePage>(Trouble trouble) -> {
                    return fail(trouble);
                }
                case Attempt.Done<GamePage>(GamePage found) -> {
                    found.games().forEach(this::print);
                    if (page + 1 >= found.pages()) {
                        return true;
                    }
                }
            }
        }
    }

    /** A game of the library; an imported one may have no result. */
    private void print(StoredGame game) {
        print(game.uid().isEmpty() ? String.valueOf(game.id()) : game.uid(), game.variant(), "finished", game.plies(), game.white(),
                game.black());
    }

    private void print(String id, String variant, String state, int plies, String white, String black) {
        streams.out().println(id + " " + Printable.text(variant) + " " + state + " " + plies + " " + Printable.text(white) + " - "
                + Printable.text(black));
    }

    private boolean fail(Trouble trouble) {
        streams.complain(trouble.message());
        return false;
    }
}
