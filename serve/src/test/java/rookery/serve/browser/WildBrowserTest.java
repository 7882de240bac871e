package rookery.serve.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.interactions.Actions;

/** Pieces in hand, what is left behind and what is put in the way, on a page as wide as a phone and at a desk. */
class WildBrowserTest extends BrowserTest {

    private static Guest guest;

    @BeforeAll
    static void sitDown() {
        guest = arrives(Guest::atDesk);
    }

    private void play(String variant) {
        var game = club.begin(variant, "Anna", Map.of("opponent", Map.of("here", true)));
        guest.open(club.address("/table/" + game.table() + "#seat=" + game.token()));
        guest.see(".board");
    }

    private static String pocket(String side, char letter) {
        return ".pockets[data-side=" + side + "] [data-pocket='" + letter + "']";
    }

    @Test
    void dropsPiecesFromTheHand() {
        guest.driver().executeCdpCommand("Emulation.setDeviceMetricsOverride",
                Map.of("width", 360, "height", 740, "deviceScaleFactor", 1, "mobile", false));
        try {
            play("crazyhouse");
            guest.move("e2", "e4");
            guest.seeMove(1);
            guest.move("d7", "d5");
            guest.seeMove(2);
            guest.move("e4", "d5");
            guest.seeMove(3);
            guest.move("d8", "d5");
            guest.seeMove(4);
            guest.fitsSideways();
            // A click on the hand and one on a square.
            guest.click(pocket("white", 'P') + ":not(:disabled)");
            guest.click(guest.square("e5") + ".target");
            guest.seeMove(5);
            guest.seePiece("e5", "White Pawn");
            guest.hear("drops Pawn on e5");
            // Black pulls.
            new Actions(guest.driver(), Duration.ofMillis(10)).clickAndHold(guest.see(pocket("black", 'P') + ":not(:disabled)"))
                    .moveToElement(guest.see(guest.square("e6"))).release().perform();
            guest.seeMove(6);
            guest.seePiece("e6", "Black Pawn");
            guest.see(pocket("black", 'P') + ".none");
            guest.hasNoTrouble();
        } finally {
            guest.driver().executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
        }
    }

    @Test
    void leavesAPieceBehind() {
        play("seirawan");
        guest.move("g1", "f3");
        guest.click(".choice[data-move='g1f3h']");
        guest.seeMove(1);
        guest.seePiece("g1", "White Hawk");
        guest.seePiece("f3", "White Knight");
        guest.hasNoTrouble();
    }

    @Test
    void putsTheDuckInTheWay() {
        play("duck");
        guest.move("e2", "e4");
        guest.seePiece("e4", "White Pawn");
        guest.click(guest.square("e6") + ".target");
        guest.seeMove(1);
        guest.seePiece("e6", "Duck");
        // Promoted pieces and walls have letters of their own; no square shows a piece that is not there.
        assertThat(guest.driver().findElements(By.cssSelector(".pieces img"))).hasSize(33);
        guest.hasNoTrouble();
    }

    @Test
    void groupsTheGames() {
        guest.open(club.address("/"));
        guest.see("#start");
        assertThat((List<?>) guest.script("return [...document.querySelectorAll('.variants .group h3')].map(h => h.textContent)"))
                .isEqualTo(List.of("Chess on eight by eight", "Large boards", "Small boards", "Pieces in hand", "Games of Asia",
                        "Wild rules", "With a die"));
        guest.fitsSideways();
    }
}
