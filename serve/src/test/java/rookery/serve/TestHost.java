package rookery.serve;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import rookery.archive.Attempt;

import rookery.archive.GamePage;
import rookery.archive.GameQuery;
import rookery.archive.Player;
import rookery.archive.StoredGame;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotProvider;
import rookery.play.bot.Bots;
import rookery.play.match.ManualTimer;
import rookery.play.match.Venue;
import rookery.session.BotSource;
import rookery.session.LateLibrary;
import rookery.session.Sessions;

/** A server for tests, on any port of the loopback: its own data, time that passes when told, and limits that no honest test reaches. */
final class TestHost implements AutoCloseable {

    static final Instant NOON = Instant.parse("2026-11-16T12:00:00Z");
    static final ServeLimits WIDE = new ServeLimits(8 << 10, 2_000, 2_000, 1_000_000, 1_000_000, 1_000, 100, 10_000, 1_000_000);

    final Path data;
    final ManualTimer timer = new ManualTimer();
    final LateLibrary library;
    final Sessions sessions;
    final Server server;
    final HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(Duration.ofSeconds(60)).build();
    private boolean closed;

    TestHost(Path data) {
        this(data, List.of(), options -> options.withLimits(WIDE));
    }

    TestHost(Path data, List<Variant> own, UnaryOperator<ServeOptions> adjust) {
        this.data = data;
        Venue venue = Venue.standard().withTimer(timer);
        library = new LateLibrary(data);
        sessions = new Sessions(data, library, bots(), venue, () -> NOON);
        try {
            server = Server.open(data, sessions, () -> own, venue, () -> NOON, adjust.apply(ServeOptions.loopback(0)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static BotSource bots() {
        return new BotSource() {
            @Override
            public Optional<BotProvider> find(Player.Computer player) {
                return Bots.named(player.provider());
            }
        };
    }

    URI uri(String path) {
        return URI.create("http://127.0.0.1:" + server.port() + path);
    }

    /** The library's games. */
    List<StoredGame> shelf() {
        return library.find(GameQuery.ALL) instanceof Attempt.Done<GamePage>(var page) ? page.games() : List.of();
    }

    // ---- requests ------------------------------------------------------------------------------------------------

    /** An answer: its status and what it says. */
    record Said(int status, String body) {
        Js json() {
            return Js.of(body);
        }

        String code() {
            return json().text("error.code");
        }
    }

    Said get(String path) {
        return send(HttpRequest.newBuilder(uri(path)).GET());
    }

    Said post(String path, String json) {
        return post(path, json, "");
    }

    Said post(String path, String json, String token) {
        HttpRequest.Builder request = HttpRequest.newBuilder(uri(path)).header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(json));
        if (!token.isEmpty()) {
            request.header("Rookery-Token", token);
        }
        return send(request);
    }

    Said send(HttpRequest.Builder request) {
        try {
            HttpResponse<String> response = client.send(request.build(), HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8));
            return new Said(response.statusCode(), response.body());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    String teacher() {
        return server.wallPath().substring(server.wallPath().indexOf('=') + 1);
    }

    // ---- tables --------------------------------------------------------------------------------------------------

    /** A table with two people, White's page first. */
    List<TestPage> twoPeople(String variant, String more) {
        Js begun = post("/api/tables",
                "{\"variant\":\"" + variant + "\",\"side\":\"white\",\"name\":\"Ada\",\"opponent\":{\"person\":true}" + more + "}")
                .json();
        String table = begun.text("table");
        String join = begun.text("links.join");
        TestPage white = new TestPage(this, table, begun.text("token"));
        Js sat = post("/api/tables/" + table + "/sit", "{\"join\":\"" + join.substring(join.indexOf('=') + 1) + "\",\"name\":\"Bo\"}")
                .json();
        TestPage black = new TestPage(this, table, sat.text("token"));
        white.await(state -> state.text("state").equals("running") && state.flag("players.black.here") && state.flag("players.white.here"));
        black.await(state -> state.text("state").equals("running") && state.flag("players.white.here") && state.flag("players.black.here"));
        return List.of(white, black);
    }

    TestPage alone(String variant, String bot) {
        Js begun = post("/api/tables",
                "{\"variant\":\"" + variant + "\",\"side\":\"white\",\"name\":\"Ada\",\"opponent\":{\"bot\":\"" + bot + "\"}}").json();
        TestPage page = new TestPage(this, begun.text("table"), begun.text("token"));
        page.await(state -> state.text("state").equals("running"));
        return page;
    }

    /** The server ends while its pages are open. */
    void sayGoodbye() {
        server.close();
    }

    /** Ends in order; what was played is on the disk. */
    @Override
    public void close() {
        if (!closed) {
            closed = true;
            client.shutdownNow();
            server.close();
            sessions.close();
            library.close();
        }
    }
}
