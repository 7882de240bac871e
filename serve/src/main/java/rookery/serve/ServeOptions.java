package rookery.serve;

import java.net.InetAddress;
import java.nio.file.Path;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A server's configuration.
 *
 * @param listen      the address to listen on; the wildcard for all
 * @param port        0 for any that is free
 * @param names       its host names besides the addresses, in lower case
 * @param proxied     whether it is behind a reverse proxy that reports the client
 * @param certificate for TLS, together with {@code key}; null for plain HTTP
 * @param node        the prefix of all table ids, so that a proxy can route them; may be empty
 * @param mayBegin    whether pages may begin games of their own
 * @param kept        whether tables and the class's question survive a restart; a window's table returns only when its game is resumed
 */
public record ServeOptions(InetAddress listen, int port, Set<String> names, boolean proxied, @Nullable Path certificate, @Nullable Path key,
        String node, boolean mayBegin, boolean kept, ServeLimits limits) implements WithServeOptions {

    /** The default port. */
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

    /** For a window that invites others: they can only join its game. */
    public static ServeOptions window(InetAddress listen) {
        return new ServeOptions(listen, 0, Set.of(), false, null, null, "", false, false, ServeLimits.USUAL);
    }

    public ServeOptions withTls(@Nullable Path changedCertificate, @Nullable Path changedKey) {
        return new ServeOptions(listen, port, names, proxied, changedCertificate, changedKey, node, mayBegin, kept, limits);
    }
}
