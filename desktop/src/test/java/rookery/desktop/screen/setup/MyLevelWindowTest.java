package rookery.desktop.screen.setup;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import rookery.desktop.WindowTest;
import rookery.desktop.shell.Place;

/** An opponent of one's own strength, chosen by a click. */
final class MyLevelWindowTest extends WindowTest {

    @Test
    void anOpponentOfMyStrengthIsOneClickAway() throws Exception {
        window.go(new Place.NewGame(Place.NewGame.Kind.COMPUTER));
        window.fire("first-own-level");
        window.await(() -> window.shows("#first-character") && window.text("#first-character").contains("about 50 %"));
        assertThat(window.text("#first-character")).contains("begins gently");
        assertThat(window.text("#first-level")).contains("900");
        assertThat(window.text("#summary-players")).contains("Counting 900");
        window.press("start");
        window.await(() -> window.shows("#board") && window.shows("#status"));
        // The same again is one click from the first screen.
        window.go(new Place.Home());
        window.go(new Place.Again());
        window.await(() -> window.shows("#board") && window.shows("#status"));
    }

    @Test
    void whereNobodyWasMeasuredThereIsNoSuchChoice() throws Exception {
        window.go(new Place.NewGame(Place.NewGame.Kind.COMPUTER));
        window.fire("first-own-level");
        window.fire("variant-dice");
        window.await(() -> !window.shows("#first-own-level") && window.shows("#first-level"));
    }
}
