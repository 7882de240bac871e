package rookery.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who may sit where, who is there, and what the lobby shows. */
final class SeatsTest {

    @TempDir
    Path data;

    private TestHost host;

    @BeforeEach
    void open() {
        host = new TestHost(data);
    }

    @AfterEach
    void close() {
        host.close();
    }

    private static String token(String link) {
        return link.substring(link.indexOf('=') + 1);
    }

    @Test
    void anInvitationIsGoodOnce() {
        Js begun = host.post("/api/tables", "{\"variant\":\"fide\",\"side\":\"white\",\"name\":\"Ada\",\"opponent\":{\"person\":true}}")
                .json();
        String sit = "/api/tables/" + begun.text("table") + "/sit";
        String join = token(begun.text("links.join"));
        TestPage white = new TestPage(host, begun.text("table"), begun.text("token"));
        assertThat(white.state().text("state")).isEqualTo("inviting");
        assertThat(white.hello().text("links.join")).contains(join);
        assertThat(white.move("e4").code()).isEqualTo("not-started");
        assertThat(host.post(sit, "{\"join\":\"" + "0".repeat(32) + "\",\"name\":\"Eve\"}").code()).isEqualTo("bad-invitation");
        assertThat(host.post(sit, "{\"join\":\"" + join + "\",\"name\":\" \"}").code()).isEqualTo("bad-name");
        Js sat = host.post(sit, "{\"join\":\"" + join + "\",\"name\":\"Bo\"}").json();
        assertThat(sat.text("seat")).isEqualTo("black");
        assertThat(sat.text("token")).isNotEqualTo(join);
        assertThat(host.post(sit, "{\"join\":\"" + join + "\",\"name\":\"Eve\"}").code()).isEqualTo("seat-taken");
        // The invitation is not a token.
        assertThat(host.post("/api/tables/" + begun.text("table") + "/intents", "{\"id\":\"x\",\"type\":\"resign\"}", join).status())
                .isEqualTo(401);
        white.await(state -> state.text("state").equals("running"));
        // Who only watches learns no token.
        TestPage watcher = new TestPage(host, begun.text("table"), "");
        assertThat(watcher.hello().has("seat")).isFalse();
        assertThat(watcher.hello().has("links.join")).isFalse();
        assertThat(watcher.hello().has("links.seat")).isFalse();
        String everything = watcher.events().toString() + white.events();
        assertThat(watcher.events().toString()).doesNotContain(begun.text("token")).doesNotContain(sat.text("token"));
        assertThat(everything).doesNotContain(sat.text("token"));
    }

    @Test
    void anOpenSeatIsInTheLobbyUntilItIsTaken() {
        host.post("/api/tables", "{\"variant\":\"fide\",\"side\":\"white\",\"name\":\"Shy\",\"opponent\":{\"person\":true}}");
        host.post("/api/tables",
                "{\"variant\":\"dice\",\"side\":\"white\",\"name\":\"Ada\",\"opponent\":{\"person\":true},\"open\":true,\"clock\":\"300+2\"}");
        Js lobby = host.get("/api/tables").json();
        assertThat(lobby.list("tables")).hasSize(1);
        assertThat(lobby.text("tables.0.name")).isEqualTo("Ada");
        assertThat(lobby.text("tables.0.side")).isEqualTo("black");
        String join = lobby.text("tables.0.join");
        String table = lobby.text("tables.0.id");
        assertThat(host.post("/api/tables/" + table + "/sit", "{\"join\":\"" + token(join) + "\",\"name\":\"Bo\"}").status())
                .isEqualTo(200);
        assertThat(host.get("/api/tables").json().list("tables")).isEmpty();
        assertThat(host.get("/api/tables").json().number("running")).isEqualTo(1);
    }

    @Test
    void tokensAreKeptPrivately() throws Exception {
        host.twoPeople("fide", "");
        try (var files = Files.list(data.resolve("tables"))) {
            List<Path> all = files.toList();
            assertThat(all).isNotEmpty().allSatisfy(
                    file -> assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file))).isEqualTo("rw-------"));
        }
    }

    @Test
    void linksForOthersNameAnAddressTheyReach(@TempDir Path elsewhere) throws UnknownHostException {
        assertThat(host.twoPeople("fide", "").getFirst().hello().list("addresses")).isEmpty();
        InetAddress all = InetAddress.getByAddress(new byte[4]);
        try (TestHost open = new TestHost(elsewhere, List.of(), options -> options.withLimits(TestHost.WIDE).withListen(all))) {
            assertThat(open.twoPeople("fide", "").getFirst().hello().texts("addresses")).isEqualTo(open.server.addresses()).isNotEmpty();
        }
    }

    @Test
    void everybodySeesWhoIsThere() {
        List<TestPage> players = host.twoPeople("fide", "");
        players.getLast().close();
        // A closed connection is noticed when something is sent.
        while (players.getFirst().state().flag("players.black.here")) {
            players.getFirst().intend("say", ",\"phrase\":\"hello\"");
        }
        assertThat(players.getFirst().move("e4").status()).isEqualTo(200);
        TestPage back = new TestPage(host, players.getLast().path, players.getLast().token, "");
        players.getFirst().await(state -> state.flag("players.black.here"));
        // A phone that has lost its network says nothing, not even good-bye.
        assertThat(host.post(back.path + "/here", "{}", back.token).status()).isEqualTo(204);
        assertThat(host.post(back.path + "/here", "{}", "1".repeat(32)).status()).isEqualTo(401);
        host.timer.advance(Duration.ofSeconds(70));
        players.getFirst().await(state -> !state.flag("players.black.here"));
        assertThat(host.post(back.path + "/here", "{}", back.token).status()).isEqualTo(204);
        players.getFirst().await(state -> state.flag("players.black.here"));
    }

    @Test
    void aGameWaitsForItsPlayersWhereThatIsWanted() {
        List<TestPage> players = host.twoPeople("fide", ",\"clock\":\"300\",\"away\":\"waits\"");
        TestPage white = players.getFirst();
        TestPage black = players.getLast();
        assertThat(white.events()).noneMatch(event -> event.raw().contains("paused"));
        assertThat(white.move("e4").status()).isEqualTo(200);
        black.awaitPly(1);
        assertThat(host.post(black.path + "/here", "{}", black.token).status()).isEqualTo(204);
        white.await(state -> state.textOr("clocks.running", "").equals("black"));
        host.timer.advance(Duration.ofSeconds(70));
        Js paused = white.await(state -> state.text("state").equals("paused"));
        assertThat(paused.has("clocks.running")).isFalse();
        int left = paused.number("clocks.black");
        host.timer.advance(Duration.ofHours(1));
        assertThat(host.post(black.path + "/here", "{}", black.token).status()).isEqualTo(204);
        Js on = white.await(state -> state.text("state").equals("running"));
        assertThat(on.number("clocks.black")).isEqualTo(left);
    }

    @Test
    void aClockGoesOnWithoutItsPlayerWhereThatIsTheSetting() {
        List<TestPage> players = host.twoPeople("fide", ",\"clock\":\"300\"");
        assertThat(players.getFirst().move("e4").status()).isEqualTo(200);
        players.getFirst().await(state -> state.textOr("clocks.running", "").equals("black"));
        players.getLast().close();
        host.timer.advance(Duration.ofSeconds(301));
        Js over = players.getFirst().await(state -> state.has("outcome"));
        assertThat(over.text("outcome.reason")).isEqualTo("TIME");
        assertThat(over.text("outcome.winner")).isEqualTo("white");
    }

    @Test
    void aTeacherGivesALostSeatBack() {
        List<TestPage> players = host.twoPeople("fide", "");
        String table = players.getFirst().path.substring("/api/tables/".length());
        String order = "{\"table\":\"" + table + "\",\"side\":\"white\"}";
        assertThat(host.post("/api/wall/seat", order).status()).isEqualTo(401);
        String link = host.post("/api/wall/seat", order, host.teacher()).json().text("link");
        assertThat(players.getFirst().move("e4").code()).isEqualTo("no-seat");
        TestPage found = new TestPage(host, table, token(link));
        assertThat(found.hello().text("seat")).isEqualTo("white");
        assertThat(found.move("e4").status()).isEqualTo(200);
    }

    @Test
    void noMoreTablesThanAgreed() {
        host.close();
        ServeLimits few = new ServeLimits(8 << 10, 100, 100, 10_000, 10_000, 3, 1, 100, 100);
        host = new TestHost(data, List.of(), options -> options.withLimits(few));
        String bot = "{\"variant\":\"fide\",\"name\":\"Ada\",\"opponent\":{\"bot\":\"greedy\"}}";
        String person = "{\"variant\":\"fide\",\"name\":\"Ada\",\"opponent\":{\"person\":true}}";
        assertThat(host.post("/api/tables", bot).status()).isEqualTo(201);
        assertThat(host.post("/api/tables", bot).code()).isEqualTo("full");
        assertThat(host.post("/api/tables", person).status()).isEqualTo(201);
        assertThat(host.post("/api/tables", person).status()).isEqualTo(201);
        TestHost.Said full = host.post("/api/tables", person);
        assertThat(full.status()).isEqualTo(503);
        assertThat(full.code()).isEqualTo("full");
    }
}
