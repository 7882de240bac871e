package rookery.serve.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;

/** Names that are meant to do harm, or only to be long. */
final class NamesTest extends BrowserTest {

    private static Guest guest;

    @BeforeAll
    static void sitDown() {
        guest = arrives(() -> new Guest(Chromium.open(500, 740, "--force-prefers-reduced-motion")));
        guest.driver().executeCdpCommand("Emulation.setDeviceMetricsOverride",
                Map.of("width", 360, "height", 740, "deviceScaleFactor", 1, "mobile", true));
    }

    @ParameterizedTest
    @ValueSource(strings = {"<img src=x onerror=alert(1)>", "\"><script>alert(1)</script>", "שלום ‎x",
        "🏰🏰🏰🏰🏰🏰🏰🏰🏰🏰🏰🏰🏰🏰🏰🏰🏰🏰🏰🏰🏰🏰🏰🏰🏰🏰🏰🏰🏰🏰🏰🏰🏰🏰🏰🏰🏰🏰🏰🏰",
        "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww", "{0} ''", "​a​"})
    void areShownAsTheyAreWritten(String name) {
        var game = club.begin("fide", name, Map.of("open", true));
        var shown = String.valueOf(club.read("/api/tables", "name"));
        // The lobby, the invitation, the table, the wall: everywhere somebody else's name is text.
        for (var path : new String[]{"/", game.join(), game.seat(), club.wallPath()}) {
            guest.open(club.address(path));
            guest.await("the name on " + path, () -> guest.driver().findElements(By.cssSelector("bdi")).stream()
                    .anyMatch(bdi -> shown.equals(bdi.getDomProperty("textContent"))));
            assertThat(guest.script("return document.querySelectorAll('bdi *, script:not([src]), [onerror]').length"))
                    .as("elements made of a name").isEqualTo(0L);
            guest.fitsSideways();
        }
        guest.hasNoTrouble();
    }

    @Test
    void withoutStorageTheSeatStaysInTheAddress() {
        var forbidden = guest.driver().executeCdpCommand("Page.addScriptToEvaluateOnNewDocument",
                Map.of("source",
                        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })"));
        guest.open(club.address("/"));
        guest.type("#name", "Cleo");
        guest.click("label:has(> input[value=here])");
        guest.click("#start");
        guest.see(".board");
        guest.move("e2", "e4");
        guest.seeMove(1);
        guest.reload();
        guest.seeMove(1);
        guest.move("e7", "e5");
        guest.seeMove(2);
        guest.hasNoTrouble();
        guest.driver().executeCdpCommand("Page.removeScriptToEvaluateOnNewDocument", Map.of("identifier", forbidden.get("identifier")));
    }
}
