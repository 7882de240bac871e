package rookery.terminal;

import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;
import rookery.kernel.game.Game;
import rookery.play.match.Venue;
import rookery.session.GameSession;
import rookery.session.LateLibrary;
import rookery.session.SessionSnapshot;
import rookery.session.Sessions;
import rookery.uci.protocol.BoundedLines;

/** Plays a game in a terminal or from a script: finds it, plays it, and leaves it resumable. */
public final class TerminalPlay {

    /** The game is over or can be resumed. */
    public static final int OK = 0;
    /** Something could not be done: a file is bad, the disk is full, a game is played elsewhere. */
    public static final int FAILED = 1;
    /** The request is invalid. */
    public static final int MISUSED = 2;

    /** How long bots wait before a move when a person watches. */
    private static final Duration WATCHED = Duration.ofMillis(700);

    private final TerminalStreams streams;
    private final Venue venue;
    private final InstantSource time;

    public TerminalPlay(TerminalStreams streams, Venue venue, InstantSource time) {
        this.streams = streams;
        this.venue = venue;
        this.time = time;
    }

    /** @return the exit code */
    public int run(PlayRequest request) throws InterruptedException {
        WrittenPlayers players = new WrittenPlayers();
        try (LateLibrary library = new LateLibrary(request.data());
                Closing sessions = new Closing(new Sessions(request.data(), library, players, venue, time))) {
            Thread breakOff = new Thread(sessions::close, "leave");
            Runtime.getRuntime().addShutdownHook(breakOff);
            try {
                return run(request, players, library, sessions);
            } finally {
                forget(breakOff);
            }
        }
    }

    private int run(PlayRequest request, WrittenPlayers players, LateLibrary library, Closing closing) throws InterruptedException {
        boolean plain = request.plain() || !streams.terminal();
        Sessions sessions = closing.sessions;
        sessions.recover().join().forEach(trouble -> streams.complain(trouble.message()));
        GameFinder finder = new GameFinder(request, sessions, players, library, plain ? Duration.ZERO : WATCHED, time);
        return switch (finder.find()) {
            case GameFinder.Playing(GameSession session, List<String> notes) -> {
                notes.forEach(streams::complain);
                yield play(session, closing, plain);
            }
            case GameFinder.Over(Game game) -> show(game);
            case GameFinder.Unfound(int exit, List<String> problems) -> {
                problems.forEach(streams::complain);
                yield exit;
            }
        };
    }

    /** Closes the sessions exactly once, whether the game is left normally or the program is terminated; a second caller waits for the first. */
    private static final class Closing implements AutoCloseable {
        private final Sessions sessions;
        private boolean closed;

        Closing(Sessions sessions) {
            this.sessions = sessions;
        }

        @Override
        public synchronized void close() {
            if (!closed) {
                closed = true;
                sessions.close();
            }
        }
    }

    private static void forget(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The program is being terminated, and the hook leaves the game.
        }
    }

    private int show(Game game) {
        new PlainDisplay(streams.out(), venue.timer()).over(game);
        streams.complain("this game is over; it was shown as it ended");
        return OK;
    }

    private int play(GameSession session, Closing sessions, boolean plain) throws InterruptedException {
        if (plain) {
            try (StreamKeyboard keyboard = new StreamKeyboard(streams.in());
                    GameDisplay display = new PlainDisplay(streams.out(), venue.timer())) {
                return play(session, sessions, new Conversation(session, keyboard, display, true));
            }
        }
        try (ColourTerminal terminal = new ColourTerminal(venue.timer())) {
            return play(session, sessions, new Conversation(session, terminal, terminal, false));
        }
    }

    private int play(GameSession session, Closing sessions, Conversation conversation) throws InterruptedException {
        conversation.run();
        // Events until everything is written are still shown.
        sessions.close();
        SessionSnapshot last = session.snapshot();
        boolean ending = last.state() == SessionSnapshot.State.ENDING;
        last.unsafe().ifPresent(trouble -> streams.complain(trouble.message()));
        if (ending) {
            streams.complain("the game is not yet in the library; the next start saves it there");
        }
        return ending || last.unsafe().isPresent() ? FAILED : OK;
    }

    /** Lines of a stream, in UTF-8. They are read on a separate thread, since a blocking read cannot be cancelled when the game ends. */
    private static final class StreamKeyboard implements Keyboard {

        private static final System.Logger LOG = System.getLogger(StreamKeyboard.class.getName());
        private static final int LONGEST = 4_096;

        private final BoundedLines lines;
        private final ExecutorService reader = Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("input").factory());

        StreamKeyboard(InputStream in) {
            lines = new BoundedLines(in, LONGEST);
        }

        @Override
        public CompletableFuture<Optional<String>> line() {
            return CompletableFuture.supplyAsync(() -> Optional.ofNullable(next()), reader);
        }

        private @Nullable String next() {
            try {
                return lines.next(true);
            } catch (IOException e) {
                LOG.log(System.Logger.Level.DEBUG, "input ends", e);
                return null;
            }
        }

        @Override
        public void close() {
            reader.shutdownNow();
        }
    }
}
