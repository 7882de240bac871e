package rookery.serve.http;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javax.net.ssl.SSLContext;
import org.jspecify.annotations.Nullable;
import rookery.play.match.Timer;
import rookery.serve.wire.JsonText;
import rookery.serve.wire.Refused;

/**
 * The HTTP entry point: the JDK's own server, with a virtual thread for each request. Every request passes the guard, and every answer carries the security
 * headers.
 */
public final class HttpDoor implements AutoCloseable {

    private static final System.Logger LOG = System.getLogger(HttpDoor.class.getName());
    private static final int BACKLOG = 1024;
    private static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; media-src 'self'; "
            + "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
            + "require-trusted-types-for 'script'";
    private static final Map<String, String> HEADERS = Map.of("Content-Security-Policy", POLICY, "X-Content-Type-Options", "nosniff",
            "Referrer-Policy", "no-referrer", "Cross-Origin-Resource-Policy", "same-origin", "Cross-Origin-Opener-Policy", "same-origin",
            "X-Frame-Options", "DENY", "Permissions-Policy", "camera=(), microphone=(), geolocation=()");

    static {
        // The only way to configure the JDK's server, read when its first class is loaded.
        usual("sun.net.httpserver.nodelay", "true");
        usual("sun.net.httpserver.maxReqTime", "30");
        usual("sun.net.httpserver.maxReqHeaders", "60");
        usual("sun.net.httpserver.maxReqHeaderSize", "16384");
        usual("sun.net.httpserver.maxIdleConnections", "1000");
        usual("jdk.httpserver.maxConnections", "4000");
    }

    private static void usual(String property, String value) {
        if (System.getProperty(property) == null) {
            System.setProperty(property, value);
        }
    }

    private final HttpServer server;
    private final ExecutorService threads = Executors.newThreadPerTaskExecutor(Thread.ofVirtual().name("request-", 0).factory());
    private final Streams streams;
    private final DoorLimits limits;
    private final boolean proxied;
    private final Guard guard;
    private final Rates requests;
    private final Site site;
    private boolean opened;

    /**
     * @param tls     null for plain HTTP
     * @param proxied whether a reverse proxy reports the client
     */
    public HttpDoor(InetSocketAddress address, @Nullable SSLContext tls, Timer timer, DoorLimits limits, boolean proxied, Guard guard,
            Site site) throws IOException {
        if (tls == null) {
            server = HttpServer.create(address, BACKLOG);
        } else {
            HttpsServer secure = HttpsServer.create(address, BACKLOG);
            secure.setHttpsConfigurator(new HttpsConfigurator(tls));
            server = secure;
        }
        this.limits = limits;
        this.proxied = proxied;
        this.guard = guard;
        this.site = site;
        streams = new Streams(timer, limits.streams(), limits.streamsFromOne());
        requests = new Rates(timer, limits.requestBurst(), limits.requestsPerSecond());
        server.setExecutor(threads);
        server.createContext("/", this::handle);
    }

    /** Starts accepting requests; earlier ones have waited. Further calls do nothing. */
    public synchronized void open() {
        if (!opened) {
            opened = true;
            server.start();
        }
    }

    public int port() {
        return server.getAddress().getPort();
    }

    /** How many streams are open. */
    public int streams() {
        return streams.count();
    }

    private void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            HEADERS.forEach(exchange.getResponseHeaders()::set);
            PageRequest request = new PageRequest(exchange, proxied, limits.body());
            try {
                answer(request);
            } catch (Refused refused) {
                send(exchange, PageReply.refused(refused));
            }
        } catch (IOException e) {
            // Clients come and go.
            LOG.log(System.Logger.Level.DEBUG, "a connection has gone", e);
        } catch (RuntimeException | Error e) {
            LOG.log(System.Logger.Level.ERROR, "a request failed", e);
        }
    }

    private void answer(PageRequest request) throws Refused, IOException {
        guard.check(request, request.path().startsWith("/api/"));
        requests.count(request.from());
        PageAnswer answer;
        try {
            answer = site.answer(request);
        } catch (RuntimeException | Error e) {
            LOG.log(System.Logger.Level.ERROR, "a request failed", e);
            answer = PageReply.json(500, new JsonText().with("error",
                    new JsonText().with("code", "failed").with("words", "Something went wrong here; the server's log says what.")));
        }
        switch (answer) {
            case PageReply reply -> send(request.exchange(), reply);
            case Subscription wanted -> streams.run(request, wanted);
        }
    }

    private static void send(HttpExchange exchange, PageReply reply) throws IOException {
        Headers headers = exchange.getResponseHeaders();
        headers.set("Cache-Control", "no-store");
        reply.headers().forEach(headers::set);
        if (!reply.type().isEmpty()) {
            headers.set("Content-Type", reply.type());
        }
        if (reply.status() > 400 && reply.status() != 409 && !exchange.getRequestMethod().equals("GET")) {
            // The rest of the request is not read.
            headers.set("Connection", "close");
        }
        boolean empty = reply.body().length == 0 || exchange.getRequestMethod().equals("HEAD");
        exchange.sendResponseHeaders(reply.status(), empty ? -1 : reply.body().length);
        if (!empty) {
            exchange.getResponseBody().write(reply.body());
        }
    }

    /** Accepts no new streams. Open ones are ended by their feeds. */
    public void refuseStreams() {
        streams.close();
    }

    @Override
    public void close() {
        streams.close();
        server.stop(1);
        streams.cut();
        threads.shutdown();
    }
}
