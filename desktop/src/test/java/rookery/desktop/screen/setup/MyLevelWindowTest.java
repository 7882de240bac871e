package rookery.desktop.screen.setup;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import rookery.desktop.FxThread;
import rookery.desktop.WindowTest;
import rookery.desktop.shell.Place;

/** An opponent of the person's own strength, chosen with a click. */
final class MyLevelWindowTest extends WindowTest {

    @Test
    void anOpponentOfMyStrengthIsOneClickAway() throws Exception {
        window.go(new Place.NewGame(Place.NewGame.Kind.COMPUTER));
        window.fire("first-own-level");
        window.await(() -> window.shows("#first-character") && window.text("#first-character").contains("about 50\u00a0%"));
        assertThat(window.text("#first-character")).contains("starts gently every time", "choose a profile");
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
    void itsPlaceIsKeptWhileTheLibraryIsAskedWhoItIs() throws Exception {
        // W-17: cards that came later would move the others away from under the mouse.
        var shell = window.program().shell();
        assertThat(FxThread.<Boolean>call(() -> {
            shell.go(new Place.NewGame(Place.NewGame.Kind.COMPUTER));
            // The page lies in a scroll pane, whose content is found once it has its skin.
            shell.applyCss();
            return shell.lookup("#first-own-level").isDisabled();
        })).isTrue();
        window.await(() -> !FxThread.<Boolean>call(() -> shell.lookup("#first-own-level").isDisabled()));
    }

    @Test
    void whereNobodyWasMeasuredThereIsNoSuchChoice() throws Exception {
        window.go(new Place.NewGame(Place.NewGame.Kind.COMPUTER));
        window.fire("first-own-level");
        window.fire("variant-capablanca");
        window.await(() -> !window.shows("#first-own-level") && window.shows("#first-level"));
    }
}
