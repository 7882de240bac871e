package rookery.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What must not get in: other sites' pages, wrong tokens, nonsense, too much data. Every answer is a sentence, and the server keeps running. */
final class HostileTest {

    private static final String BEGIN = "{\"variant\":\"fide\",\"name\":\"Ada\",\"opponent\":{\"person\":true}}";

    @TempDir
    Path data;

    private TestHost host;

    /** For the tests of many cases, which begin no game. */
    @TempDir
    static Path commonData;
    private static TestHost common;

    @BeforeAll
    static void openCommon() {
        common = new TestHost(commonData);
    }

    @AfterAll
    static void closeCommon() {
        common.close();
    }

    @BeforeEach
    void open(TestInfo test) {
        host = test.getTestMethod().orElseThrow().isAnnotationPresent(ParameterizedTest.class) ? common : new TestHost(data);
    }

    @AfterEach
    void close() {
        assertThat(host.get("/api/tables").status()).as("the server still answers").isEqualTo(200);
        if (host != common) {
            host.close();
        }
    }

    /** Sends bytes as no browser would, and reads all that comes back. */
    private String raw(String request) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), host.server.port())) {
            socket.setSoTimeout(60_000);
            OutputStream out = socket.getOutputStream();
            try {
                out.write(request.getBytes(StandardCharsets.UTF_8));
                out.flush();
                InputStream in = socket.getInputStream();
                ByteArrayOutputStream answer = new ByteArrayOutputStream();
                in.transferTo(answer);
                return answer.toString(StandardCharsets.UTF_8);
            } catch (IOException e) {
                // It was cut off in the middle of what it sent.
                return "";
            }
        }
    }

    private static String get(String path, String hostHeader, String more) {
        return "GET " + path + " HTTP/1.1\r\nHost: " + hostHeader + "\r\nConnection: close\r\n" + more + "\r\n";
    }

    private String own() {
        return "127.0.0.1:" + host.server.port();
    }

    // ---- other origins -------------------------------------------------------------------------------------------

    @ParameterizedTest
    @ValueSource(strings = {"evil.example", "evil.example:80", "rookery.evil.example", "127.0.0.1.evil.example", "", "a b",
        "local\u0000host"})
    void anotherNameIsRefused(String name) throws IOException {
        // DNS rebinding: somebody else's name that points here.
        for (String path : List.of("/", "/api/offer", "/api/tables", "/web/page.js")) {
            assertThat(raw(get(path, name, ""))).doesNotContain(" 200 ").doesNotContain("variants");
        }
    }

    @Test
    void ourNamesAreTaken() throws IOException {
        for (String name : List.of(own(), "localhost:" + host.server.port(), "[::1]:" + host.server.port(), "192.168.1.7", "LOCALHOST")) {
            assertThat(raw(get("/api/offer", name, ""))).as(name).startsWith("HTTP/1.1 200");
        }
        assertThat(raw("GET /api/offer HTTP/1.1\r\nConnection: close\r\n\r\n")).doesNotContain(" 200 ");
        assertThat(raw(get("/api/offer", own(), "Host: evil.example\r\n"))).doesNotContain(" 200 ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://evil.example", "https://127.0.0.1", "null", "http://127.0.0.1:1", "http://localhost", "file://", ""})
    void anotherOriginsPageCanDoNothing(String origin) throws IOException {
        String request = "POST /api/tables HTTP/1.1\r\nHost: " + own()
                + "\r\nConnection: close\r\nContent-Type: application/json\r\nOrigin: " + origin
                + "\r\nContent-Length: " + BEGIN.length() + "\r\n\r\n" + BEGIN;
        assertThat(raw(request)).contains("403").contains("foreign-origin");
        assertThat(raw(get("/api/offer", own(), "Origin: " + origin + "\r\n"))).contains("403");
        assertThat(host.get("/api/tables").json().number("running")).isZero();
    }

    @Test
    void ourOwnOriginIsTaken() throws IOException {
        String request = "POST /api/tables HTTP/1.1\r\nHost: " + own()
                + "\r\nConnection: close\r\nContent-Type: application/json\r\nOrigin: http://"
                + own() + "\r\nSec-Fetch-Site: same-origin\r\nContent-Length: " + BEGIN.length() + "\r\n\r\n" + BEGIN;
        assertThat(raw(request)).startsWith("HTTP/1.1 201");
        assertThat(raw(get("/api/offer", own(), "Sec-Fetch-Site: cross-site\r\n"))).contains("403");
        assertThat(raw(get("/api/offer", own(), "Sec-Fetch-Site: same-site\r\n"))).contains("403");
        // Anybody may link to a page.
        assertThat(raw(get("/", own(), "Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate\r\n"))).startsWith("HTTP/1.1 200");
    }

    @Test
    void formsAndPreflightsOfOtherPagesGetNowhere() throws IOException {
        for (String type : List.of("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/json-patch")) {
            TestHost.Said said = host.send(HttpRequest.newBuilder(host.uri("/api/tables")).header("Content-Type", type)
                    .POST(HttpRequest.BodyPublishers.ofString(BEGIN)));
            assertThat(said.status()).isEqualTo(415);
        }
        String preflight = raw("OPTIONS /api/tables HTTP/1.1\r\nHost: " + own() + "\r\nConnection: close\r\nOrigin: http://evil.example\r\n"
                + "Access-Control-Request-Method: POST\r\n\r\n");
        assertThat(preflight).doesNotContainIgnoringCase("access-control-allow");
        String page = raw(get("/", own(), ""));
        assertThat(page).containsIgnoringCase("content-security-policy: default-src 'none'").containsIgnoringCase("frame-ancestors 'none'")
                .containsIgnoringCase("x-content-type-options: nosniff").containsIgnoringCase("referrer-policy: no-referrer")
                .doesNotContainIgnoringCase("access-control");
    }

    // ---- files ---------------------------------------------------------------------------------------------------

    @ParameterizedTest
    @ValueSource(strings = {"/web/../Server.class", "/web/..%2f..%2fServer.class", "/web/%2e%2e/module-info.class", "/../../etc/passwd",
        "/web//etc/passwd", "/web/....//", "/table/../../etc/passwd", "/web/index.html/", "/texts/..%2fen.json", "/texts/../en.json",
        "/texts/en",
        "/web/package-info.class", "/WEB/index.html", "/games/lock", "/tables/teacher.token", "/library.db", "/api/../web/index.html",
        "/web/index%00.html", "/web/C:%5Cwindows", "/api/tables/..%2f..%2f/events", "/look/pieces/../../x/white/king.K.svg",
        "/api", "/api/", "/api/tables/x/events/more", "/web/.html"})
    void noFileOfTheMachineIsReached(String path) throws IOException {
        String answer = raw(get(path, own(), ""));
        assertThat(answer).doesNotContain(" 200 ").doesNotContain("root:").doesNotContain(host.teacher());
        assertThat(answer).doesNotContain("java.lang").doesNotContain("at rookery");
    }

    @Test
    void noPathOfTheMachineIsTold() throws IOException {
        String everything = raw(get("/api/offer", own(), "")) + raw(get("/api/tables", own(), "")) + raw(get("/nothing", own(), ""));
        assertThat(everything).doesNotContain(data.toString());
        assertThat(Files.exists(data.resolve("tables"))).isTrue();
    }

    // ---- nonsense ------------------------------------------------------------------------------------------------

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[]", "null", "\"text\"", "{\"variant\":1}", "{\"variant\":\"fide\"}",
        "{\"variant\":\"fide\",\"name\":\"A\",\"opponent\":\"bot\"}", "{\"variant\":\"fide\",\"name\":\"A\",\"opponent\":{}}",
        "{\"variant\":\"fide\",\"name\":\"A\",\"opponent\":{\"bot\":\"uci:/bin/sh\"}}",
        "{\"variant\":\"../x\",\"name\":\"A\",\"opponent\":{\"person\":true}}",
        "{\"variant\":\"fide\",\"name\":\"A\",\"opponent\":{\"person\":true},\"clock\":\"soon\"}",
        "{\"variant\":\"fide\",\"name\":\"A\",\"opponent\":{\"person\":true},\"fen\":\"8/8\"}",
        "{\"variant\":\"fide\",\"name\":\"A\",\"opponent\":{\"person\":true},\"side\":\"green\"}",
        "{\"variant\":\"fide\",\"name\":\"A\",\"opponent\":{\"person\":true},\"away\":7}",
        "{\"variant\":\"fide\",\"name\":\"\\u202e\",\"opponent\":{\"person\":true}}"})
    void nonsenseIsAnsweredInWords(String body) {
        TestHost.Said said = host.post("/api/tables", body);
        assertThat(said.status()).as(body).isEqualTo(400);
        assertThat(said.json().text("error.words")).isNotBlank().doesNotContain("Exception");
    }

    @Test
    void nestingAndBinaryAreRefused() {
        assertThat(host.post("/api/tables", "[".repeat(4_000)).status()).isEqualTo(400);
        assertThat(host.post("/api/tables", "{\"a\":".repeat(1_000)).status()).isEqualTo(400);
        TestHost.Said binary = host.send(HttpRequest.newBuilder(host.uri("/api/tables")).header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofByteArray(new byte[]{'{', (byte) 0xff, (byte) 0xfe, '}'})));
        assertThat(binary.status()).isEqualTo(400);
    }

    @Test
    void hugeBodiesAreRefused() throws IOException {
        TestHost.Said said = host.post("/api/tables", "{\"name\":\"" + "x".repeat(100_000) + "\"}");
        assertThat(said.status()).isEqualTo(413);
        assertThat(said.code()).isEqualTo("too-large");
        // One that says it is endless is cut off.
        String head = "POST /api/tables HTTP/1.1\r\nHost: " + own()
                + "\r\nContent-Type: application/json\r\nContent-Length: 2000000000\r\n\r\n";
        assertThat(raw(head + "x".repeat(300_000))).doesNotContain(" 201 ");
        String chunked = "POST /api/tables HTTP/1.1\r\nHost: " + own()
                + "\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
                + "4000\r\n" + "x".repeat(0x4000) + "\r\n0\r\n\r\n";
        assertThat(raw(chunked)).doesNotContain(" 201 ");
    }

    @Test
    void floodsOfHeadersAreRefused() throws IOException {
        StringBuilder many = new StringBuilder();
        for (int i = 0; i < 5_000; i++) {
            many.append("X-").append(i).append(": y\r\n");
        }
        assertThat(raw(get("/api/offer", own(), many.toString()))).doesNotContain(" 200 ");
        assertThat(raw(get("/api/offer", own(), "X-Long: " + "y".repeat(1_000_000) + "\r\n"))).doesNotContain(" 200 ");
        assertThat(raw("GET " + "/x".repeat(500_000) + " HTTP/1.1\r\nHost: " + own() + "\r\n\r\n")).doesNotContain(" 200 ");
    }

    @Test
    void otherMethodsAreRefused() {
        for (String method : List.of("PUT", "DELETE", "PATCH", "TRACE", "BREW")) {
            assertThat(
                    host.send(HttpRequest.newBuilder(host.uri("/api/tables")).method(method, HttpRequest.BodyPublishers.noBody())).status())
                    .isBetween(400, 499);
        }
        assertThat(host.send(HttpRequest.newBuilder(host.uri("/")).method("HEAD", HttpRequest.BodyPublishers.noBody())).status())
                .isEqualTo(200);
    }

    @Test
    void namesAreShownAsTheyAreAndHarmless() {
        String name = "<img src=x onerror=alert(1)>\\u202e\\u0000 &amp; \\\"";
        Js begun = host
                .post("/api/tables", "{\"variant\":\"fide\",\"side\":\"white\",\"name\":\"" + name + "\",\"opponent\":{\"person\":true}}")
                .json();
        TestPage page = new TestPage(host, begun.text("table"), begun.text("token"));
        assertThat(page.state().text("players.white.name")).isEqualTo("<img src=x onerror=alert(1)> &amp; \"");
        // No event has the characters themselves: whatever reads it as HTML finds nothing.
        assertThat(page.events().stream().map(TestPage.Event::raw).toList()).allSatisfy(raw -> assertThat(raw).doesNotContain("<img"));
        assertThat(host.post("/api/tables", "{\"variant\":\"fide\",\"name\":\"" + "n".repeat(41) + "\",\"opponent\":{\"person\":true}}")
                .code())
                .isEqualTo("bad-name");
    }

    // ---- too much ------------------------------------------------------------------------------------------------

    private void tighten() {
        host.close();
        ServeLimits tight = new ServeLimits(8 << 10, 3, 2, 60, 1, 100, 10, 3, 5);
        host = new TestHost(data, List.of(), options -> options.withLimits(tight));
    }

    @Test
    void gamesIntentsAndRequestsHaveTheirRates() {
        tighten();
        for (int i = 0; i < 3; i++) {
            assertThat(host.post("/api/tables", BEGIN).status()).isEqualTo(201);
        }
        TestHost.Said fourth = host.post("/api/tables", BEGIN);
        assertThat(fourth.status()).isEqualTo(429);
        assertThat(fourth.code()).isEqualTo("too-many");
        host.timer.advance(Duration.ofSeconds(2));
        Js begun = host.post("/api/tables", BEGIN).json();
        String intents = "/api/tables/" + begun.text("table") + "/intents";
        for (int i = 0; i < 5; i++) {
            assertThat(host.post(intents, "{\"id\":\"" + i + "\",\"type\":\"resign\"}", begun.text("token")).status()).isEqualTo(409);
        }
        assertThat(host.post(intents, "{\"id\":\"5\",\"type\":\"resign\"}", begun.text("token")).status()).isEqualTo(429);
        int answered = 0;
        while (host.get("/api/tables").status() == 200) {
            assertThat(++answered).isLessThan(100);
        }
        host.timer.advance(Duration.ofSeconds(10));
        assertThat(host.get("/api/tables").status()).isEqualTo(200);
    }

    @Test
    void guessingTokensEndsSoon() {
        Js begun = host.post("/api/tables", BEGIN).json();
        String path = "/api/tables/" + begun.text("table");
        int tried = 0;
        while (host.post(path + "/intents", "{\"id\":\"1\",\"type\":\"resign\"}", "%032x".formatted(tried)).status() == 401) {
            assertThat(++tried).isLessThan(100);
        }
        assertThat(host.post(path + "/sit", "{\"join\":\"" + "0".repeat(32) + "\",\"name\":\"Eve\"}").status()).isEqualTo(429);
        assertThat(host.send(HttpRequest.newBuilder(host.uri("/api/wall/events")).header("Rookery-Token", "0".repeat(32))).status())
                .isEqualTo(429);
        host.timer.advance(Duration.ofMinutes(1));
        assertThat(host.post(path + "/intents", "{\"id\":\"1\",\"type\":\"resign\"}", begun.text("token")).status()).isEqualTo(409);
    }

    @Test
    void streamsAreCounted() {
        tighten();
        Js begun = host.post("/api/tables", BEGIN).json();
        try (TestPage one = new TestPage(host, begun.text("table"), ""); TestPage two = new TestPage(host, begun.text("table"), "")) {
            one.state();
            two.state();
            TestHost.Said third = host.get("/api/tables/" + begun.text("table") + "/events");
            assertThat(third.status()).isEqualTo(503);
            assertThat(third.code()).isEqualTo("full");
        }
    }
}
