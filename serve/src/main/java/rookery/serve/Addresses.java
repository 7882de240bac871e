package rookery.serve;

import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** By which addresses and names a server can be reached. */
final class Addresses {

    private static final System.Logger LOG = System.getLogger(Addresses.class.getName());

    private Addresses() {
    }

    /** Names that a page may have been asked for by. */
    static Set<String> names(ServeOptions options) {
        Set<String> names = new LinkedHashSet<>(options.names());
        names.add("localhost");
        if (!options.listen().isLoopbackAddress()) {
            try {
                String own = InetAddress.getLocalHost().getHostName().toLowerCase(Locale.ROOT);
                names.add(own);
                if (!own.contains(".")) {
                    names.add(own + ".local");
                }
            } catch (UnknownHostException e) {
                LOG.log(System.Logger.Level.DEBUG, "this machine has no name", e);
            }
        }
        return names;
    }

    /** Addresses for a browser, those that other machines of a home network reach first. */
    static List<String> of(ServeOptions options, int port) {
        String scheme = options.certificate() == null ? "http://" : "https://";
        List<String> addresses = new ArrayList<>();
        options.names().forEach(name -> addresses.add(scheme + name + ":" + port));
        (options.listen().isAnyLocalAddress() ? reachable() : List.of(options.listen()))
                .forEach(address -> addresses.add(scheme + text(address) + ":" + port));
        return addresses;
    }

    private static String text(InetAddress address) {
        String text = address.getHostAddress();
        return address instanceof Inet6Address ? "[" + text.replaceAll("%.*", "") + "]" : text;
    }

    /** The addresses of this machine: a private one of version 4 is what a phone in the same network takes most easily. */
    private static List<InetAddress> reachable() {
        List<InetAddress> found = new ArrayList<>();
        try {
            for (NetworkInterface network : NetworkInterface.networkInterfaces().toList()) {
                if (network.isUp() && !network.isPointToPoint()) {
                    network.inetAddresses().filter(address -> !address.isLinkLocalAddress() && !address.isMulticastAddress())
                            .forEach(found::add);
                }
            }
        } catch (SocketException e) {
            LOG.log(System.Logger.Level.DEBUG, "the networks cannot be listed", e);
        }
        found.sort(Comparator.comparing(InetAddress::isLoopbackAddress).thenComparing(address -> !(address instanceof Inet4Address))
                .thenComparing(address -> !address.isSiteLocalAddress()));
        return found.isEmpty() ? List.of(InetAddress.getLoopbackAddress()) : found;
    }
}
