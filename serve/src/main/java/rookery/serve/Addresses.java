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

/** The addresses and names a server can be reached by. */
final class Addresses {

    private static final System.Logger LOG = System.getLogger(Addresses.class.getName());
    /** Names of networks internal to this machine. */
    private static final String INSIDE = "(docker|br-|virbr|veth|vmnet|vboxnet).*";

    private Addresses() {
    }

    /** Host names that requests may use. */
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

    /** Addresses for a browser, those reachable from the home network first. */
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

    /** An address of this machine, and whether its network is internal, such as a virtual machine's. */
    private record Found(InetAddress address, boolean inside) {
    }

    /** The addresses of this machine, private IPv4 first, which works best for phones on the same network. */
    private static List<InetAddress> reachable() {
        List<Found> found = new ArrayList<>();
        try {
            for (NetworkInterface network : NetworkInterface.networkInterfaces().toList()) {
                if (network.isUp() && !network.isPointToPoint()) {
                    boolean inside = network.getName().matches(INSIDE);
                    network.inetAddresses().filter(address -> !address.isLinkLocalAddress() && !address.isMulticastAddress())
                            .forEach(address -> found.add(new Found(address, inside)));
                }
            }
        } catch (SocketException e) {
            LOG.log(System.Logger.Level.DEBUG, "the networks cannot be listed", e);
        }
        found.sort(Comparator.comparing((Found each) -> each.address().isLoopbackAddress()).thenComparing(Found::inside)
                .thenComparing(each -> !(each.address() instanceof Inet4Address))
                .thenComparing(each -> !each.address().isSiteLocalAddress()));
        return found.isEmpty() ? List.of(InetAddress.getLoopbackAddress()) : found.stream().map(Found::address).toList();
    }

    /** The addresses other machines can reach this one by, the likeliest first; IPv6 only if there are no others. */
    static List<InetAddress> networks() {
        List<InetAddress> others = reachable().stream().filter(address -> !address.isLoopbackAddress()).toList();
        List<InetAddress> plain = others.stream().filter(Inet4Address.class::isInstance).toList();
        return plain.isEmpty() ? others : plain;
    }
}
