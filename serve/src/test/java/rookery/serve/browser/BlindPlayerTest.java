package rookery.serve.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Somebody who sees nothing: the keyboard in, and what a screen reader would say out. */
final class BlindPlayerTest extends BrowserTest {

    /** Nobody presses the tabulator as often before giving up. */
    private static final int PATIENCE = 80;

    private static Guest blind;

    @BeforeAll
    static void sitDown() {
        blind = arrives(Guest::atDesk);
    }

    @Test
    void playsByEarFromTheLobbyToTheEnd() {
        blind.open(club.address("/"));
        blind.see("#start");
        goTo("Your name");
        blind.press("Bea");
        goTo("The computer");
        blind.press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
        blind.await("two people here", () -> focused().contains("Two people here"));
        goTo("Random");
        blind.press(Keys.ARROW_RIGHT);
        blind.await("White", () -> focused().contains("White"));
        goTo("Start");
        blind.press(Keys.ENTER);

        blind.see("[role=grid]");
        goTo("e1, White King");
        assertThat(blind.script("return document.activeElement.getAttribute('role')")).isEqualTo("gridcell");
        assertThat(blind.script("return document.activeElement.matches(':focus-visible')")).isEqualTo(true);
        blind.press(Keys.ARROW_UP);
        assertThat(focused()).isEqualTo("e2, White Pawn");
        blind.press(Keys.ENTER);
        blind.hear("e2, White Pawn: selected, 2 squares to go to");
        blind.press(Keys.ARROW_UP, Keys.ARROW_UP);
        blind.await("that it can go there", () -> focused().equals("e4, empty, can move here"));
        blind.press(Keys.ENTER);
        blind.hear("White Pawn from e2 to e4.");
        blind.hear("Black to move");

        // A letter over the board begins to write a move, as players write it.
        blind.press("e");
        blind.await("the field for moves", () -> focused().contains("Type a move"));
        blind.press("5", Keys.ENTER);
        blind.hear("Black Pawn from e7 to e5.");
        blind.press("Ke5", Keys.ENTER);
        blind.seeText(".wrong[role=alert]:not([hidden])", "No legal move is written like that.");
        blind.press("Qh5", Keys.ENTER);
        blind.hear("White Queen from d1 to h5.");
        blind.press("Ke7", Keys.ENTER);
        blind.hear("Black King from e8 to e7.");
        blind.press("Qxe5#", Keys.ENTER);
        blind.hear("White Queen from h5 takes Pawn on e5.");
        blind.hear("Checkmate. White wins");

        // Looking back is heard too.
        goTo("Moves");
        blind.press(Keys.HOME);
        blind.hear("To the start");
        blind.press(Keys.ARROW_RIGHT);
        blind.hear("White Pawn from e2 to e4.");
        blind.hasNoTrouble();
    }

    @Test
    void choosesWhatAPawnBecomes() {
        var game = club.begin("fide", "Bea", Map.of("opponent", Map.of("here", true), "fen", "8/P6k/8/8/8/8/8/K7 w - - 0 1"));
        blind.open(club.address("/table/" + game.table() + "#seat=" + game.token()));
        blind.see("[role=grid]");
        blind.seePiece("a7", "White Pawn");
        goTo("e1, empty");
        blind.press(Keys.HOME);
        for (int i = 0; i < 6; i++) blind.press(Keys.ARROW_UP);
        assertThat(focused()).isEqualTo("a7, White Pawn");
        blind.press(Keys.ENTER, Keys.ARROW_UP, Keys.ENTER);
        blind.await("the choice", () -> focused().equals("Queen"));
        blind.press(Keys.ARROW_DOWN);
        blind.await("the next choice", () -> !focused().equals("Queen"));
        var chosen = focused();
        blind.press(Keys.ENTER);
        blind.seePiece("a8", "White " + chosen);
        blind.hear("It becomes " + chosen + ".");
    }

    /** Everything that can be reached has a name, and what is not seen is not reached. */
    @Test
    void everythingHasAName() {
        var game = club.begin("fide", "Bea", Map.of("opponent", Map.of("here", true)));
        for (var path : new String[]{"/", "/table/" + game.table() + "#seat=" + game.token(), "/class", club.wallPath()}) {
            blind.open(club.address(path));
            blind.see("#settings");
            blind.see("main");
            assertThat(blind.script(NAMELESS)).as("without a name on " + path).asInstanceOf(InstanceOfAssertFactories.LIST).isEmpty();
            assertThat(blind.script("return document.documentElement.lang")).isEqualTo("en");
            assertThat(blind.script("return document.querySelectorAll('main').length")).isEqualTo(1L);
        }
    }

    private static final String NAMELESS = "return [...document.querySelectorAll('button, a, input, select, [role=grid], img')]"
            + ".filter(e => e.offsetParent !== null && !e.closest('[aria-hidden=true]'))"
            + ".filter(e => e.matches('img') ? !e.hasAttribute('alt')"
            + "  : !(e.getAttribute('aria-label') || e.textContent.trim() || e.labels?.length || e.placeholder)).map(e => e.outerHTML)";

    /** Presses the tabulator until the thing with that name has the focus. */
    private static void goTo(String name) {
        for (int i = 0; i < PATIENCE; i++) {
            if (focused().contains(name)) return;
            blind.tab();
        }
        throw new AssertionError("not to be reached by the keyboard: " + name);
    }

    /** What a screen reader says of the thing that has the focus. */
    private static String focused() {
        return String.valueOf(blind.script(
                "const e = document.activeElement; return e.getAttribute('aria-label') ?? [...(e.labels ?? [])].map(l => l.textContent).join(' ')"
                        + " + (e.matches('button, a') ? e.textContent : '')"));
    }
}
