package rookery.serve.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.support.ui.Select;

/** What is seen and read: languages, light and dark, pictures of pieces, and a die that keeps its secret while it rolls. */
final class LooksTest extends BrowserTest {

    private static Guest guest;

    @BeforeAll
    static void sitDown() {
        // This one lets things move.
        guest = arrives(() -> new Guest(Chromium.open(1280, 860)));
    }

    @Test
    void theDieGivesNothingAwayWhileItRolls() {
        var game = club.begin("dice", "Anna", Map.of("opponent", Map.of("here", true)));
        guest.open(club.address("/table/" + game.table() + "#seat=" + game.token()));
        guest.see("button.roll:enabled");
        guest.driver().executeCdpCommand("Animation.enable", Map.of());
        guest.driver().executeCdpCommand("Animation.setPlaybackRate", Map.of("playbackRate", 0));
        club.post("/api/tables/" + game.table() + "/intents", game.token(), Map.of("id", "r1", "type", "roll", "ply", 0));
        guest.await("the die to roll", () -> !guest.see("button.roll").isEnabled());
        assertThat(guest.driver().findElements(By.cssSelector(".cube .pip"))).isEmpty();
        assertThat(guest.driver().findElements(By.cssSelector(".rolled > *, .ply, .square.movable"))).isEmpty();
        assertThat(guest.heard()).doesNotContain("The die shows");
        guest.driver().executeCdpCommand("Animation.setPlaybackRate", Map.of("playbackRate", 10));
        guest.see(".rolled img");
        guest.see(".cube .pip");
        guest.see(".square.movable");
        guest.hear("The die shows");
        guest.hasNoTrouble();
    }

    @Test
    void threeLanguagesAndTwoLights() {
        var game = club.begin("fide", "Anna", Map.of("opponent", Map.of("here", true)));
        guest.open(club.address("/table/" + game.table() + "#seat=" + game.token()));
        guest.seeText(".status", "White to move");
        record Spoken(String language, String status) {}
        // In this order: choosing the language that is spoken already leaves the menu open, and the next click would close it.
        for (var spoken : List.of(new Spoken("ko", "백 차례"), new Spoken("zh", "轮到白方"), new Spoken("en", "White to move"))) {
            guest.click("#settings");
            new Select(guest.see("#choose-language")).selectByValue(spoken.language());
            guest.seeText(".status", spoken.status());
            assertThat(guest.script("return document.documentElement.lang")).isEqualTo(spoken.language());
            assertThat(guest.text("body")).as("no key without words").doesNotContain("web.");
        }
        guest.move("e2", "e4");
        guest.seeMove(1);
        var light = guest.script("return getComputedStyle(document.body).backgroundColor");
        guest.click("#theme");
        guest.await("the other light", () -> !light.equals(guest.script("return getComputedStyle(document.body).backgroundColor")));
        guest.reload();
        guest.seeMove(1);
        assertThat(guest.script("return getComputedStyle(document.body).backgroundColor")).as("it is remembered").isNotEqualTo(light);
        guest.hasNoTrouble();
    }

    @Test
    void everyPieceHasAPicture() {
        guest.open(club.address("/"));
        guest.see("#start");
        var broken = "const pictures = new Set([...document.querySelectorAll('image')].map(i => i.getAttribute('href')).concat([...document.images].map(i => i.getAttribute('src'))));"
                + "const done = arguments[arguments.length - 1];"
                + "Promise.all([...pictures].map(p => fetch(p).then(a => a.ok && /^image/.test(a.headers.get('content-type')) ? null : p))).then(r => done(r.filter(p => p)))";
        assertThat((Iterable<?>) guest.driver().executeAsyncScript(broken)).isEmpty();
    }
}
