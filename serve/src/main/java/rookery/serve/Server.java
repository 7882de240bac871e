package rookery.serve;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javax.net.ssl.SSLContext;
import org.jspecify.annotations.Nullable;
import rookery.archive.GameTerms;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Variant;
import rookery.play.file.AtomicFile;
import rookery.play.file.Folders;
import rookery.play.file.SetAside;
import rookery.play.match.Venue;
import rookery.serve.host.HostWindow;
import rookery.serve.http.DoorLimits;
import rookery.serve.http.Guard;
import rookery.serve.http.HttpDoor;
import rookery.serve.http.Pem;
import rookery.serve.room.Classroom;
import rookery.serve.room.Wall;
import rookery.serve.table.GameMenu;
import rookery.serve.table.TableLimits;
import rookery.serve.table.Tables;
import rookery.serve.wire.Refused;
import rookery.serve.wire.Tokens;
import rookery.session.GameSession;
import rookery.session.Sessions;

/**
 * Serves games to browsers: a front end of {@link Sessions}, which its owner closes after the server. Anyone who opens the address can play; what else a page
 * may do depends on its tokens.
 */
public final class Server implements AutoCloseable {

    private static final System.Logger LOG = System.getLogger(Server.class.getName());

    private static final String INVITED = "invited";

    private final ServeOptions options;
    private final Tables tables;
    private final Wall wall;
    private final Classroom classroom;
    private final HttpDoor door;
    private final String teacher;
    private boolean closed;

    private Server(ServeOptions options, Tables tables, Wall wall, Classroom classroom, HttpDoor door, String teacher) {
        this.options = options;
        this.tables = tables;
        this.wall = wall;
        this.classroom = classroom;
        this.door = door;
        this.teacher = teacher;
    }

    /**
     * Opens a server and restores the tables of the data folder.
     *
     * @param data the folder of the sessions
     * @param own  the user's own variants
     * @throws BindException if the port is taken
     * @throws IOException   if the certificate or the data folder is invalid, in words for a user
     */
    public static Server open(Path data, Sessions sessions, Supplier<List<Variant>> own, Venue venue, InstantSource time,
            ServeOptions options) throws IOException {
        ServeLimits limits = options.limits();
        SSLContext tls = tls(options);
        String teacher = options.kept() ? teacherToken(data) : Tokens.fresh();
        GameMenu menu = new GameMenu(own);
        Tables tables = new Tables(data.resolve(options.kept() ? "tables" : INVITED), sessions, menu, venue, time,
                new TableLimits(limits.tables(), limits.botTables()), options.node());
        Wall wall = new Wall(tables);
        Classroom classroom = new Classroom(options.kept() ? data : null, tables);
        Routes routes = new Routes(options, menu, tables, wall, classroom, teacher, venue.timer());
        HttpDoor door = new HttpDoor(new InetSocketAddress(options.listen(), options.port()), tls, venue.timer(),
                new DoorLimits(limits.body(), limits.streams(), limits.streamsFromOne(), limits.requestBurst(), limits.requestsPerSecond()),
                options.proxied(), new Guard(Addresses.names(options)), routes);
        if (options.kept() && !sessions.isOnlyServer()) {
            door.close();
            throw new IOException("another server uses this data folder (" + data + "); choose another with --data");
        }
        if (options.kept()) {
            tables.load();
        }
        tables.open();
        // Behind a proxy and on loopback the page's own address is the right one.
        tables.reachedAt(options.proxied() || options.listen().isLoopbackAddress() ? List.of() : Addresses.of(options, door.port()));
        if (options.kept()) {
            door.open();
        }
        return new Server(options, tables, wall, classroom, door, teacher);
    }

    /** The addresses other machines can reach this one by, the likeliest first; empty without a network. */
    public static List<InetAddress> networks() {
        return Addresses.networks();
    }

    /** The side a guest was playing by link when the window with that game closed; empty if none. {@link #share} lets the guest in again. */
    public static Optional<Side> guest(Path data, String game) {
        return Tables.guest(data.resolve(INVITED), game);
    }

    private static @Nullable SSLContext tls(ServeOptions options) throws IOException {
        Path certificate = options.certificate();
        Path key = options.key();
        return certificate == null || key == null ? null : Pem.read(certificate, key);
    }

    public int port() {
        return door.port();
    }

    /** Where it can be reached, the best address first: on this machine's loopback alone, or from others too. */
    public List<String> addresses() {
        return Addresses.of(options, port());
    }

    /** The path of the wall, with the teacher's token. */
    public String wallPath() {
        return "/wall#teacher=" + teacher;
    }

    /** How many pages are connected. */
    public int streams() {
        return door.streams();
    }

    /**
     * Invites a guest to a game that begins when the seat is taken.
     *
     * @param terms the name of the guest is not known yet
     * @param own   the side that the window's user plays
     * @throws IllegalStateException if there is no room for another table
     */
    public Invitation invite(GameTerms terms, Side own, HostWindow window) {
        try {
            return opened(tables.host(terms, own, window));
        } catch (Refused refused) {
            throw new IllegalStateException(refused.words(), refused);
        }
    }

    /**
     * Lets others join a game running in the window.
     *
     * @param free the side for the first guest; null if all only watch
     * @throws IllegalStateException if there is no room for another table
     */
    public Invitation share(GameSession game, @Nullable Side free, HostWindow window) {
        try {
            return opened(tables.share(game, free, window));
        } catch (Refused refused) {
            throw new IllegalStateException(refused.words(), refused);
        }
    }

    /** Opened only now, so that a returning guest finds the table. */
    private Invitation opened(String table) {
        door.open();
        return new Invitation(this, tables, table);
    }

    /** Tells all pages that the server is ending, and ends it. The sessions leave their games. */
    @Override
    public synchronized void close() {
        if (closed) {
            return;
        }
        closed = true;
        door.refuseStreams();
        tables.close();
        wall.close();
        classroom.close();
        door.close();
    }

    /** The token that opens the wall; the same after every restart, in a file only the user may read. */
    private static String teacherToken(Path data) throws IOException {
        Path folder = data.resolve("tables");
        Path file = folder.resolve("teacher.token");
        if (Files.exists(file)) {
            String kept = new String(Files.readAllBytes(file), StandardCharsets.UTF_8).strip();
            if (Tokens.isToken(kept)) {
                return kept;
            }
            LOG.log(System.Logger.Level.WARNING, "the teacher gets a new link: the old one cannot be read, and its file was kept as "
                    + SetAside.move(file));
        }
        String fresh = Tokens.fresh();
        Folders.makePrivate(folder);
        AtomicFile.write(file, fresh + "\n");
        return fresh;
    }
}
