package rookery.serve.browser;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.openqa.selenium.json.Json;
import rookery.play.bot.BotProvider;
import rookery.play.bot.Bots;
import rookery.play.bot.Limits;
import rookery.play.match.Venue;
import rookery.archive.Player;
import rookery.serve.Server;
import rookery.serve.ServeOptions;
import rookery.session.BotSource;
import rookery.session.LateLibrary;
import rookery.session.Sessions;

/** A server of this process on a folder of its own, which can end and come back at the same address. Mutable. */
final class Club implements AutoCloseable {

    private final Path data;
    private final HttpClient http = HttpClient.newHttpClient();
    private int port;
    private LateLibrary library;
    private Sessions sessions;
    private Server server;

    Club(Path data) throws IOException {
        this.data = data;
        open();
    }

    private void open() throws IOException {
        var venue = Venue.standard();
        library = new LateLibrary(data);
        sessions = new Sessions(data, library, new QuickBots(), venue, InstantSource.system());
        server = Server.open(data, sessions, List::of, venue, InstantSource.system(), ServeOptions.loopback(port));
        port = server.port();
    }

    /** Ends the server; its games wait. */
    void end() {
        server.close();
        sessions.close();
        library.close();
    }

    /** Resumes the games where they were. */
    void comeBack() throws IOException {
        open();
    }

    String address(String path) {
        return "http://127.0.0.1:" + port + path;
    }

    String wallPath() {
        return server.wallPath();
    }

    /** Asks the server for something as a page would; the answer's fields. */
    Map<String, Object> post(String path, String token, Map<String, ?> body) {
        var request = HttpRequest.newBuilder(URI.create(address(path))).header("Content-Type", "application/json");
        if (!token.isEmpty()) request.header("Rookery-Token", token);
        try {
            var answer = http.send(request.POST(HttpRequest.BodyPublishers.ofString(new Json().toJson(body))).build(),
                    HttpResponse.BodyHandlers.ofString());
            if (answer.statusCode() >= 300) throw new AssertionError(path + " answered " + answer.statusCode() + ": " + answer.body());
            return answer.body().isEmpty() ? Map.of() : new Json().toType(answer.body(), Json.MAP_TYPE);
        } catch (IOException e) {
            throw new AssertionError("the server could not be reached", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }

    /** A field of the first open table in the lobby. */
    Object read(String path, String field) {
        try {
            var answer = http.send(HttpRequest.newBuilder(URI.create(address(path))).build(), HttpResponse.BodyHandlers.ofString());
            Map<String, Object> body = new Json().toType(answer.body(), Json.MAP_TYPE);
            return ((Map<?, ?>) ((List<?>) body.get("tables")).getFirst()).get(field);
        } catch (IOException e) {
            throw new AssertionError("the server could not be reached", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }

    /** Begins a game of two people, of whom the one who begins has White. */
    Invitation begin(String variant, String name, Map<String, ?> more) {
        var wish = new HashMap<String, Object>(
                Map.of("variant", variant, "side", "white", "name", name, "opponent", Map.of("person", true)));
        wish.putAll(more);
        var made = post("/api/tables", "", wish);
        var links = (Map<?, ?>) made.get("links");
        return new Invitation(made.get("table").toString(), made.get("token").toString(), String.valueOf(links.get("seat")),
                String.valueOf(links.get("join")), String.valueOf(links.get("watch")));
    }

    /**
     * A game that was begun.
     *
     * @param token of the one who began it
     */
    record Invitation(String table, String token, String seat, String join, String watch) {}

    @Override
    public void close() {
        end();
        http.close();
    }

    /** The bots of the program, in a hurry. */
    private static final class QuickBots implements BotSource {

        @Override
        public Optional<BotProvider> find(Player.Computer player) {
            return Bots.named(player.provider());
        }

        @Override
        public Limits limits(Player.Computer player, boolean timed) {
            return Limits.ofDepth(1);
        }
    }
}
