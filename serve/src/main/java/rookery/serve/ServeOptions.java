package rookery.serve;

import java.net.InetAddress;
import java.nio.file.Path;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How a server is set up.
 *
 * @param listen      the address at which it can be reached; the wildcard for all
 * @param port        0 for any that is free
 * @param names       by which it is known besides its addresses, in lower case
 * @param proxied     whether a reverse proxy stands before it and says who asks
 * @param certificate for TLS, together with {@code key}; null for plain HTTP
 * @param node        what the ids of all tables begin with, so that a proxy knows whose they are; may be empty
 * @param mayBegin    whether pages may begin games of their own
 * @param kept        whether tables and the class's question are there again at the next start; a window's table only when its game is taken up again
 */
public record ServeOptions(InetAddress listen, int port, Set<String> names, boolean proxied, @Nullable Path certificate, @Nullable Path key,
        String node, boolean mayBegin, boolean kept, ServeLimits limits) implements WithServeOptions {

    /** The port of a server that was given none. */
    public static final int USUAL_PORT = 8064;

    public ServeOptions {
        names = Set.copyOf(names);
        if (!node.matches("[a-z0-9]{0,12}")) {
            throw new IllegalArgumentException("the name of a node is up to 12 letters and digits, not " + node);
        }
        if ((certificate == null) != (key == null)) {
            throw new IllegalArgumentException("a certificate needs its key, and a key its certificate");
        }
    }

    /** This machine only. */
    public static ServeOptions loopback(int port) {
        return new ServeOptions(InetAddress.getLoopbackAddress(), port, Set.of(), false, null, null, "", true, true, ServeLimits.USUAL);
    }

    /** For a window that invites others: they can play with it, and nothing else. */
    public static ServeOptions window(InetAddress listen) {
        return new ServeOptions(listen, 0, Set.of(), false, null, null, "", false, false, ServeLimits.USUAL);
    }

    public ServeOptions withTls(@Nullable Path changedCertificate, @Nullable Path changedKey) {
        return new ServeOptions(listen, port, names, proxied, changedCertificate, changedKey, node, mayBegin, kept, limits);
    }
}
