package rookery.desktop.screen.setup;

import static org.assertj.core.api.Assertions.assertThat;

import atlantafx.base.controls.ToggleSwitch;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import org.junit.jupiter.api.Test;
import rookery.archive.GameTerms;
import rookery.archive.Profile;
import rookery.desktop.FxThread;
import rookery.desktop.TestWindow;
import rookery.desktop.WindowTest;
import rookery.desktop.shell.Place;
import rookery.desktop.shell.Place.NewGame.Kind;

/** Who plays, on which side, and whether it counts: said on the page, before the game. */
final class TwoPeopleWindowTest extends WindowTest {

    private void profile(String name) throws Exception {
        var made = new CompletableFuture<Boolean>();
        TestWindow.run(() -> window.program().libraryService().write(library -> library.profiles().create(Profile.named(name)),
                _ -> window.program().libraryService().refresh(() -> made.complete(true))));
        made.get(40, TimeUnit.SECONDS);
    }

    private void name(String id, String name) throws Exception {
        var field = (ComboBox<?>) window.node("#" + id);
        TestWindow.run(() -> field.getEditor().setText(name));
        window.settle();
    }

    private String named(String id) throws Exception {
        var field = (ComboBox<?>) window.node("#" + id);
        return FxThread.call(() -> field.getEditor().getText());
    }

    private ToggleSwitch rated() throws Exception {
        return (ToggleSwitch) window.node("#rated");
    }

    private boolean isRated() throws Exception {
        var rated = rated();
        return FxThread.call(() -> rated.isSelected() && !rated.isDisabled());
    }

    private GameTerms start() throws Exception {
        window.fire("start");
        window.await(() -> window.shows("#board"));
        return FxThread.call(() -> ((Place.Play) window.program().shell().place()).terms());
    }

    @Test
    void noProfilesAreNeeded() throws Exception {
        // W-16
        window.go(new Place.NewGame(Kind.FRIEND));
        assertThat(window.text("#summary-players")).isEqualTo("Player 1 has White, Player 2 has Black");
        var terms = start();
        assertThat(terms.white().name()).isEqualTo("Player 1");
        assertThat(terms.black().name()).isEqualTo("Player 2");
    }

    @Test
    void namesAndSidesAreChosenAndRemembered() throws Exception {
        // W-16
        window.go(new Place.NewGame(Kind.FRIEND));
        name("player-first", "Mia");
        name("player-second", " Tom ");
        window.fire("side-BLACK");
        assertThat(window.text("#summary-players")).isEqualTo("Tom has White, Mia has Black");
        var terms = start();
        assertThat(terms.white().name()).isEqualTo("Tom");
        assertThat(terms.black().name()).isEqualTo("Mia");
        window.go(new Place.NewGame(Kind.FRIEND));
        assertThat(named("player-first")).isEqualTo("Mia");
        assertThat(named("player-second")).isEqualTo("Tom");
        window.close();
        window = TestWindow.reopen(data);
        window.go(new Place.NewGame(Kind.FRIEND));
        assertThat(named("player-second")).isEqualTo("Tom");
        // Play now is the same game again.
        window.go(new Place.Again());
        window.await(() -> window.shows("#board"));
        assertThat(FxThread.call(() -> ((Place.Play) window.program().shell().place()).terms()).white().name()).isEqualTo("Tom");
    }

    @Test
    void profilesCanBeChosen() throws Exception {
        // W-16
        profile("Ada");
        profile("Grace");
        TestWindow.run(() -> window.program().shell().change(settings -> settings.withProfile("Ada")));
        window.go(new Place.NewGame(Kind.FRIEND));
        assertThat(named("player-first")).isEqualTo("Ada");
        assertThat(named("player-second")).isEmpty();
        var second = (ComboBox<?>) window.node("#player-second");
        window.await(() -> FxThread.call(() -> second.getItems().size()) == 2);
        TestWindow.run(() -> second.getSelectionModel().select(1));
        window.await(() -> window.text("#summary-players").equals("Ada has White, Grace has Black"));
        window.await(this::isRated);
        assertThat(start().rated()).isTrue();
        // Who comes next finds their own name, not the last one's.
        TestWindow.run(() -> window.program().shell().change(settings -> settings.withProfile("Grace")));
        window.go(new Place.NewGame(Kind.FRIEND));
        assertThat(named("player-first")).isEqualTo("Grace");
        assertThat(named("player-second")).isEmpty();
    }

    @Test
    void ratedOrFriendlyIsChosenAndRemembered() throws Exception {
        // W-10
        profile("Ada");
        TestWindow.run(() -> window.program().shell().change(settings -> settings.withProfile("Ada")));
        window.go(new Place.NewGame(Kind.COMPUTER));
        assertThat(isRated()).isTrue();
        assertThat(window.text("#summary-rated")).isEqualTo("The result counts in the ranking");
        var rated = rated();
        TestWindow.run(() -> rated.setSelected(false));
        assertThat(window.text("#summary-rated")).isEqualTo("A friendly game: the result does not count in the ranking");
        assertThat(start().rated()).isFalse();
        window.go(new Place.NewGame(Kind.COMPUTER));
        assertThat(isRated()).isFalse();
        var again = rated();
        TestWindow.run(() -> again.setSelected(true));
        assertThat(start().rated()).isTrue();
    }

    @Test
    void aPositionSetUpByHandIsFriendlyAndThatIsSaid() throws Exception {
        // W-10
        profile("Ada");
        TestWindow.run(() -> window.program().shell().change(settings -> settings.withProfile("Ada")));
        window.go(new Place.NewGame(Kind.COMPUTER));
        assertThat(isRated()).isTrue();
        var fen = (TextField) window.node("#fen");
        TestWindow.run(() -> fen.setText("4k3/8/8/8/8/8/8/QQQQK3 w - - 0 1"));
        var rated = rated();
        assertThat(FxThread.call(rated::isDisabled)).isTrue();
        assertThat(FxThread.call(rated::isSelected)).isFalse();
        assertThat(window.text("#rated-words")).isEqualTo("A friendly game: games from your own position do not count in the ranking");
        assertThat(start().rated()).isFalse();
        // The wish is not forgotten over it.
        window.go(new Place.NewGame(Kind.COMPUTER));
        assertThat(isRated()).isTrue();
    }

    @Test
    void whoIsNotKnownIsNotRatedAndThatIsSaid() throws Exception {
        // W-10
        window.go(new Place.NewGame(Kind.COMPUTER));
        assertThat(isRated()).isFalse();
        assertThat(window.text("#rated-words")).isEqualTo("A friendly game: only players with a profile are rated");
        window.fire("kind-WATCH");
        assertThat(window.text("#rated-words")).isEqualTo("A friendly game: games between computers are not rated");
        profile("Ada");
        TestWindow.run(() -> window.program().shell().change(settings -> settings.withProfile("Ada")));
        window.go(new Place.NewGame(Kind.FRIEND));
        name("player-second", "Tom");
        assertThat(isRated()).isFalse();
        assertThat(window.text("#rated-words")).isEqualTo("A friendly game: only players with a profile are rated");
    }
}
