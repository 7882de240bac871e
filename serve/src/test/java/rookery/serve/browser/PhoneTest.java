package rookery.serve.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.Sequence;

/** A phone: 360 pixels wide, and fingers. */
final class PhoneTest extends BrowserTest {

    private static Guest phone;

    @BeforeAll
    static void sitDown() {
        phone = arrives(() -> new Guest(Chromium.open(500, 740, "--force-prefers-reduced-motion")));
        phone.driver().executeCdpCommand("Emulation.setDeviceMetricsOverride",
                Map.of("width", 360, "height", 740, "deviceScaleFactor", 2, "mobile", true));
        phone.driver().executeCdpCommand("Emulation.setTouchEmulationEnabled", Map.of("enabled", true));
    }

    @Test
    void everyBoardFits() {
        phone.open(club.address("/"));
        phone.see("#start");
        phone.fitsSideways();
        var variants = ((List<?>) phone.script("return [...document.querySelectorAll('input[name=variant]')].map(i => i.value)")).stream()
                .map(String::valueOf).toList();
        assertThat(variants).contains("gardner", "los-alamos", "fide", "capablanca", "grand", "dice-xxl");
        // One game for each size of board, from 5x5 to 14x14, and one with a die.
        for (var variant : List.of("gardner", "los-alamos", "fide", "capablanca", "grand", "dice-xxl")) {
            var game = club.begin(variant, "Anna", Map.of("opponent", Map.of("here", true), "clock", "300+2"));
            phone.open(club.address("/table/" + game.table() + "#seat=" + game.token()));
            phone.see(".board");
            phone.fitsSideways();
            var board = phone.see(".squares").getRect();
            assertThat(board.getX()).as(variant + " begins inside").isGreaterThanOrEqualTo(0);
            assertThat(board.getX() + board.getWidth()).as(variant + " ends inside").isLessThanOrEqualTo(360);
            assertThat(board.getWidth()).as(variant + " is as large as it can be").isGreaterThan(330);
            assertThat(phone.driver().findElements(By.cssSelector(".square"))).isNotEmpty();
        }
        phone.hasNoTrouble();
    }

    @Test
    void fingersTapAndPull() {
        var game = club.begin("xxl", "Anna", Map.of("opponent", Map.of("here", true)));
        phone.open(club.address("/table/" + game.table() + "#seat=" + game.token()));
        phone.see(".square.movable");
        tap("g2");
        phone.see(phone.square("g4") + ".target");
        tap("g4");
        phone.seeMove(1);
        pull("g13", "g11");
        phone.seeMove(2);
        phone.seePiece("g11", "Black Pawn");
        // A finger that lets go elsewhere plays nothing.
        pull("h2", "a8");
        phone.seePiece("h2", "White Pawn");
        assertThat((Long) phone.script("return document.querySelectorAll('.ply').length")).isEqualTo(2);
        phone.click("[data-tool=flip]");
        phone.see(".board.turned");
        tap("i2");
        phone.see(phone.square("i3") + ".target");
        phone.hasNoTrouble();
    }

    private static void tap(String square) {
        touch(square, square);
    }

    private static void pull(String from, String to) {
        touch(from, to);
    }

    private static void touch(String from, String to) {
        var finger = new PointerInput(PointerInput.Kind.TOUCH, "finger");
        var start = PointerInput.Origin.fromElement(phone.see(phone.square(from)));
        var touch = new Sequence(finger, 0).addAction(finger.createPointerMove(Duration.ZERO, start, 0, 0))
                .addAction(finger.createPointerDown(PointerInput.MouseButton.LEFT.asArg()));
        if (!from.equals(to)) {
            touch.addAction(
                    finger.createPointerMove(Duration.ofMillis(20), PointerInput.Origin.fromElement(phone.see(phone.square(to))), 0, 0));
        }
        phone.driver().perform(List.of(touch.addAction(finger.createPointerUp(PointerInput.MouseButton.LEFT.asArg()))));
    }
}
