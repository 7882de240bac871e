package rookery.serve.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Lines that break and servers that end: the page comes back by itself, and no move is lost or played twice. */
final class ComeBackTest extends BrowserTest {

    private static Guest anna;
    private static Guest ben;

    @BeforeAll
    static void sitDown() {
        anna = arrives(Guest::atDesk);
        ben = arrives(Guest::atDesk);
    }

    private void begin() {
        var game = club.begin("fide", "Anna", Map.of());
        anna.open(club.address(game.seat()));
        ben.open(club.address(game.join()));
        ben.type("#join-name", "Ben");
        ben.click("#sit");
        ben.seeText(".strip[data-side=black]", "Ben");
        anna.move("e2", "e4");
        ben.seeMove(1);
        ben.move("e7", "e5");
        anna.seeMove(2);
    }

    @Test
    void aServerThatEndsAndComesBack() throws IOException {
        begin();
        club.end();
        anna.see("#offline");
        // A move made while nobody listens is not lost: it is sent until it is heard.
        anna.move("g1", "f3");
        anna.seePiece("f3", "White Knight");
        club.comeBack();
        anna.seeMove(3);
        ben.seeMove(3);
        assertThat(anna.text(".ply[data-ply='3']")).contains("f3");
        anna.await("the notice gone", () -> !anna.sees("#offline"));
        ben.move("b8", "c6");
        anna.seeMove(4);
        assertThat((Long) anna.script("return document.querySelectorAll('.ply').length")).isEqualTo(4);
        anna.hasNoTrouble();
    }

    @Test
    void aLineThatBreaks() {
        begin();
        var nothing = Map.<String, Object>of("offline", true, "latency", 0, "downloadThroughput", 0, "uploadThroughput", 0);
        ben.driver().executeCdpCommand("Network.enable", Map.of());
        ben.driver().executeCdpCommand("Network.emulateNetworkConditions", nothing);
        // An open page keeps working in a browser set to offline; a new start shows the error.
        ben.script("window.dispatchEvent(new Event('offline'))");
        anna.move("g1", "f3");
        anna.seeMove(3);
        ben.driver().executeCdpCommand("Network.emulateNetworkConditions",
                Map.of("offline", false, "latency", 0, "downloadThroughput", -1, "uploadThroughput", -1));
        ben.seeMove(3);
        ben.move("b8", "c6");
        anna.seeMove(4);
    }

    @Test
    void aSeatThatWasGivenAwayIsOnlyWatched() {
        var game = club.begin("fide", "Anna", Map.of());
        anna.open(club.address(game.join()));
        anna.type("#join-name", "Ben");
        anna.click("#sit");
        anna.seeText(".strip[data-side=black]", "Ben");
        ben.open(club.address(game.join()));
        ben.see(".board");
        ben.seeText(".strip[data-side=black]", "Ben");
        assertThat(ben.sees(".actions")).isFalse();
        assertThat(ben.sees(".square.movable")).isFalse();
        anna.seeText("#watchers", "1");
    }
}
