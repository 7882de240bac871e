package rookery.serve;

import java.io.IOException;
import java.io.PrintStream;
import java.net.BindException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import rookery.archive.Player;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotProvider;
import rookery.play.bot.Bots;
import rookery.play.bot.Limits;
import rookery.play.match.Venue;
import rookery.session.BotSource;
import rookery.session.LateLibrary;
import rookery.session.Sessions;

/** A stand-alone server from start to shutdown: {@code rookery serve}. */
public final class ServeRun {

    /** The server has ended normally. */
    public static final int OK = 0;
    /** It could not start. */
    public static final int FAILED = 1;

    /** How long a bot may think about a move: many games share the processor. */
    private static final Duration MOVE_TIME = Duration.ofSeconds(1);

    private final Path data;
    private final Supplier<List<Variant>> own;
    private final PrintStream out;
    private final PrintStream err;

    /** @param own the user's own variants */
    public ServeRun(Path data, Supplier<List<Variant>> own, PrintStream out, PrintStream err) {
        this.data = data;
        this.own = own;
        this.out = out;
        this.err = err;
    }

    /**
     * Serves until the program is told to end; the games can then be resumed later.
     *
     * @param anyPort whether another port will do where the wanted one is taken
     * @param hint    printed after the addresses; may be empty
     * @return the exit code
     */
    public int run(ServeOptions options, boolean anyPort, String hint) throws InterruptedException {
        Venue venue = Venue.standard();
        InstantSource time = InstantSource.system();
        CountDownLatch ended = new CountDownLatch(1);
        CountDownLatch done = new CountDownLatch(1);
        Thread hook = new Thread(() -> end(ended, done), "end");
        try (LateLibrary library = new LateLibrary(data);
                Sessions sessions = new Sessions(data, library, new InstalledBots(), venue, time)) {
            try (Server server = open(sessions, venue, time, options, anyPort)) {
                // Games that ended in a crash go to the library once their tables have them.
                var _ = sessions.recover()
                        .thenAccept(troubles -> troubles.forEach(trouble -> err.println("rookery serve: " + trouble.message())));
                Runtime.getRuntime().addShutdownHook(hook);
                say(server, options, hint);
                ended.await();
            }
        } catch (BindException e) {
            err.printf("rookery serve: port %d of %s is not available (%s); choose another with --port, or --port 0 for any.%n",
                    options.port(),
                    options.listen().getHostAddress(), e.getMessage());
            return FAILED;
        } catch (IOException e) {
            err.println("rookery serve: " + e.getMessage() + ".");
            return FAILED;
        } finally {
            done.countDown();
        }
        return OK;
    }

    /** Runs in the shutdown hook: the program must not exit before everything is written. */
    private static void end(CountDownLatch ended, CountDownLatch done) {
        ended.countDown();
        try {
            done.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private Server open(Sessions sessions, Venue venue, InstantSource time, ServeOptions options, boolean anyPort) throws IOException {
        try {
            return Server.open(data, sessions, own, venue, time, options);
        } catch (BindException e) {
            if (!anyPort) {
                throw e;
            }
            return Server.open(data, sessions, own, venue, time, options.withPort(0));
        }
    }

    private void say(Server server, ServeOptions options, String hint) {
        List<String> addresses = server.addresses();
        out.println("Rookery serves at " + addresses.getFirst() + "/");
        addresses.stream().skip(1).forEach(address -> out.println("          also at " + address + "/"));
        out.println("For a teacher:    " + addresses.getFirst() + server.wallPath());
        if (options.listen().isLoopbackAddress()) {
            out.println("Only this machine can reach it; --listen 0.0.0.0 lets others on the network play too.");
        }
        if (!hint.isEmpty()) {
            out.println(hint);
        }
        out.println("Ctrl+C ends it; games resume at the next start.");
        out.flush();
    }

    /** The bots of this installation; no page can name a program. */
    private static final class InstalledBots implements BotSource {

        @Override
        public Optional<BotProvider> find(Player.Computer player) {
            return Bots.named(player.provider());
        }

        @Override
        public Limits limits(Player.Computer player, boolean timed) {
            return Limits.ofMoveTime(MOVE_TIME);
        }
    }
}
