package rookery.desktop.screen.ranking;

import static org.assertj.core.api.Assertions.assertThat;
import static rookery.desktop.TestWindow.againstBot;
import static rookery.desktop.TestWindow.variant;

import javafx.event.ActionEvent;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import org.junit.jupiter.api.Test;
import rookery.archive.Profile;
import rookery.desktop.FxThread;
import rookery.desktop.TestWindow;
import rookery.desktop.WindowTest;
import rookery.desktop.shell.Place;

/** People, their pictures and settings, and how well they play. */
final class RankingWindowTest extends WindowTest {
    private RankingState state() throws Exception {
        return FxThread.call(() -> ((RankingScreen) window.program().shell().screen()).store().state());
    }

    private void create(String name) throws Exception {
        window.go(new Place.Ranking());
        window.fire("profile-new");
        enter(name);
        window.await(() -> state().present().equals(name) && state().profiles().stream().anyMatch(profile -> profile.name().equals(name)));
    }

    private void enter(String name) throws Exception {
        var field = (TextField) window.node("#profile-name");
        TestWindow.run(() -> {
            field.setText(name);
            field.fireEvent(new ActionEvent());
        });
        window.settle();
    }

    @Test
    void aProfileHasNamePictureColourAndSide() throws Exception {
        // C-40
        create("Ada");
        window.fire("edit-Ada");
        for (var id : new String[]{"avatar-kestrel", "colour-3F72AF", "profile-side-2"}) {
            var choice = (ToggleButton) window.node("#" + id);
            TestWindow.run(choice::fire);
        }
        enter("Ada Lovelace");
        window.await(() -> state().profiles().stream().anyMatch(profile -> profile.name().equals("Ada Lovelace")));
        var profile = state().profiles().getFirst();
        // W-22: one of our own drawings
        assertThat(profile.avatar()).isEqualTo("kestrel");
        assertThat(profile.colour()).isEqualTo("#3F72AF");
        assertThat(profile.side()).isEqualTo(Profile.PreferredSide.BLACK);
        // The one in use keeps being in use under its new name.
        assertThat(FxThread.call(() -> window.program().shell().settings().state().profile())).isEqualTo("Ada Lovelace");
    }

    @Test
    void twoProfilesCannotHaveOneName() throws Exception {
        create("Ada");
        window.fire("profile-new");
        enter("ada");
        window.await(() -> window.shows(".notice"));
        assertThat(state().profiles()).hasSize(1);
    }

    @Test
    void settingsBelongToThePerson() throws Exception {
        create("Ada");
        TestWindow.run(() -> window.program().shell().change(settings -> settings.withLook(settings.look().withBoardTheme("harbour"))));
        create("Grace");
        TestWindow.run(() -> window.program().shell().change(settings -> settings.withLook(settings.look().withBoardTheme("night"))));
        window.go(new Place.Ranking());
        window.await(() -> state().profiles().size() == 2);
        window.fire("choose-Ada");
        window.await(() -> FxThread.call(() -> window.program().shell().look().theme().id()).equals("harbour"));
        window.fire("choose-Grace");
        window.await(() -> FxThread.call(() -> window.program().shell().look().theme().id()).equals("night"));
    }

    @Test
    void aGameAgainstTheComputerIsRated() throws Exception {
        // C-41
        create("Ada");
        window.play(againstBot(variant("fide"), "greedy"));
        window.type("e4");
        window.await(() -> window.moves() == 2);
        window.resign();
        window.go(new Place.Ranking());
        window.await(() -> state().standings().size() == 2 && state().history().size() == 1);
        assertThat(state().standings().getFirst().bot()).isTrue();
        assertThat(window.text("#player-rating")).contains("±");
        assertThat(state().scores().getFirst().losses()).isEqualTo(1);
        window.fire("rank-1");
        window.await(() -> state().player().equals("bot:greedy"));
    }

    @Test
    void aProfileIsDeletedAfterAQuestion() throws Exception {
        create("Ada");
        window.fire("delete-Ada");
        window.await(() -> FxThread.call(() -> window.program().shell().dialogs().isOpen()));
        TestWindow.run(() -> window.program().shell().dialogs().lookupAll(".danger").forEach(yes -> ((Button) yes).fire()));
        window.await(() -> state().profiles().isEmpty());
        assertThat(FxThread.call(() -> window.program().shell().settings().state().profile())).isEmpty();
    }
}
