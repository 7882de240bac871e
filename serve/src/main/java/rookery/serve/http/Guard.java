package rookery.serve.http;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import rookery.serve.wire.Refused;

/**
 * Admits only pages that this server has served. An unknown host name may have been pointed at this machine by somebody else (DNS rebinding), so {@code Host}
 * must be an address or one of our names. All requests from other origins' pages are refused.
 */
public final class Guard {

    private static final Pattern IPV4 = Pattern.compile("\\d{1,3}(\\.\\d{1,3}){3}");
    private static final Pattern IPV6 = Pattern.compile("\\[[0-9a-f:.]{2,45}(%25[0-9a-z._~-]{1,20})?]");
    private static final Pattern HOST = Pattern.compile("([a-z0-9.-]{1,253}|\\[[0-9a-f:.%_~a-z-]{2,80}])(:\\d{1,5})?");

    private final Set<String> names;

    /** @param names of this server, in lower case and without ports; addresses need not be listed, since nobody can redirect them */
    public Guard(Set<String> names) {
        this.names = Set.copyOf(names);
    }

    /** @param api whether it is an API call rather than a page or file, which anybody may link to */
    public void check(PageRequest request, boolean api) throws Refused {
        String host = request.header("Host").orElse("").toLowerCase(Locale.ROOT);
        if (!HOST.matcher(host).matches() || !isOurs(name(host))) {
            throw new Refused(421, "foreign-host", "This server is not known by that name; start it with --host to give it one.");
        }
        if (request.has("Origin") && !isSame(request.header("Origin").orElse("").toLowerCase(Locale.ROOT), host)) {
            throw foreign();
        }
        String site = request.header("Sec-Fetch-Site").orElse("none").toLowerCase(Locale.ROOT);
        if (api && !site.equals("same-origin") && !site.equals("none")) {
            throw foreign();
        }
    }

    private boolean isOurs(String name) {
        return IPV4.matcher(name).matches() || IPV6.matcher(name).matches() || names.contains(name);
    }

    private static String name(String host) {
        int colon = host.lastIndexOf(':');
        return colon > host.lastIndexOf(']') ? host.substring(0, colon) : host;
    }

    /** A proxy may terminate TLS, so the scheme may differ, but not the host. */
    private static boolean isSame(String origin, String host) {
        return origin.equals("http://" + host) || origin.equals("https://" + host);
    }

    private static Refused foreign() {
        return new Refused(403, "foreign-origin", "Another site's page asked for this.");
    }
}
