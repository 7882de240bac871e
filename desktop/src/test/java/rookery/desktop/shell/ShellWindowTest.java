package rookery.desktop.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import rookery.desktop.FxThread;
import rookery.desktop.TestWindow;
import rookery.desktop.WindowTest;
import rookery.archive.settings.SettingsFile;
import rookery.desktop.shell.Dialogs.Answer;
import rookery.look.theme.SquareMark;
import rookery.play.match.ManualTimer;
import rookery.play.match.Venue;

/** The way from the first screen into a game, and what the window itself does. */
final class ShellWindowTest extends WindowTest {
    @Test
    void homeLeadsToALocalGameByTheTimeLimit() throws Exception {
        // Time stands still, so that the clock shows what was chosen.
        window.close();
        window = TestWindow.open(data, settings -> settings, Venue.standard().withTimer(new ManualTimer()));
        // L-02, L-03, L-30, C-35, C-38
        window.await(() -> window.shows("#home-friend") && window.shows("#home-computer"));
        window.fire("home-friend");
        // L-07, L-09, L-10
        window.fire("clock-GAME-300-0");
        window.fire("start");
        window.await(() -> window.shows("#board"));
        assertThat(window.text("#clock-white")).isEqualTo("05:00");
        assertThat(window.board().model().figures()).hasSize(32);
    }

    @Test
    void homeLeadsToTheComputerAndItsBots() throws Exception {
        window.fire("home-computer");
        // L-08
        window.fire("first-bleu");
        window.fire("side-WHITE");
        window.fire("start");
        window.await(() -> window.shows("#board"));
        window.move("e2", "e4");
        window.await(() -> window.moves() >= 2);
        // The last choice is remembered: Start alone repeats it.
        assertThat(new SettingsFile(data).read().remembered()).containsEntry("new.first", "bleu 0");
    }

    @Test
    void oneClickBeginsAGameAndLaterTheSameKindAgain() throws Exception {
        window.press("home-again");
        window.await(() -> window.shows("#board") && window.shows("#resign"));
        window.go(new Place.NewGame(Place.NewGame.Kind.FRIEND));
        window.fire("variant-dice");
        window.fire("start");
        window.await(() -> window.shows("#die"));
        // A game that is over is no longer one to continue.
        window.resign();
        window.press("over-home");
        window.await(() -> window.shows("#home-again"));
        window.press("home-again");
        window.await(() -> window.shows("#die") && !window.shows("#over"));
    }

    // G-06
    @Test
    void aNewGameLetsTheOldOneWait() throws Exception {
        window.play(TestWindow.friends(TestWindow.variant("fide")));
        window.move("e2", "e4");
        window.go(new Place.NewGame(Place.NewGame.Kind.FRIEND));
        window.fire("start");
        window.await(() -> window.shows("#board") && window.moves() == 0);
        window.move("d2", "d4");
        window.go(new Place.Home());
        // The game on the board comes first, the one that waits after it; both are one click away.
        window.await(() -> window.shows("#home-continue") && window.shows("#home-continue-0"));
        window.press("home-continue-0");
        window.await(() -> window.shows("#board") && FxThread.call(() -> window.program().moves()) == 1
                && window.text("#status").equals("Black to move") && window.marks("e4").contains(SquareMark.LAST_MOVE));
    }

    @Test
    void aHandfulOfVariantsIsOfferedAndAllOnRequest() throws Exception {
        window.go(new Place.NewGame(Place.NewGame.Kind.FRIEND));
        assertThat(window.shows("#variant-fide")).isTrue();
        assertThat(window.shows("#variant-gothic")).isFalse();
        window.fire("more-variants");
        window.fire("variant-gothic");
        assertThat(window.shows("#variant-racing-kings")).isTrue();
        window.fire("more-variants");
        // The one that is chosen stays in sight.
        assertThat(window.shows("#variant-gothic")).isTrue();
        assertThat(window.shows("#variant-racing-kings")).isFalse();
        assertThat(window.shows("#variant-fide")).isTrue();
    }

    @Test
    void oneSeesWhereTheKeyboardIs() throws Exception {
        var scene = window.program().shell().getScene();
        for (int i = 0; i < 14; i++) {
            window.key(KeyCode.TAB);
            var here = FxThread.call(scene::getFocusOwner);
            assertThat(here).isInstanceOf(Button.class);
            // As the keyboard leaves it in a window that has the focus, which a system may withhold from a test.
            TestWindow.run(() -> here.pseudoClassStateChanged(PseudoClass.getPseudoClass("focus-visible"), true));
            window.settle();
            var border = FxThread.call(() -> Optional.ofNullable(((Button) here).getBorder()));
            assertThat(border).as(String.valueOf(here)).hasValueSatisfying(ring -> assertThat(ring.getStrokes()).isNotEmpty());
        }
    }

    @Test
    void speaksThreeLanguagesAtOnce() throws Exception {
        TestWindow.run(() -> window.program().shell().change(settings -> settings.withLanguage("zh")));
        var chinese = FxThread.call(() -> window.program().shell().text("new.start"));
        TestWindow.run(() -> window.program().shell().change(settings -> settings.withLanguage("ko")));
        var korean = FxThread.call(() -> window.program().shell().text("new.start"));
        assertThat(chinese).isNotEqualTo(korean).isNotEqualTo("Start");
    }

    @Test
    void switchesThemes() throws Exception {
        // C-44
        var before = FxThread.call(() -> window.program().shell().getScene().getStylesheets().toString());
        TestWindow.run(() -> window.program().shell().change(settings -> settings.withLook(settings.look().withTheme("dark"))));
        assertThat(FxThread.call(() -> window.program().shell().getScene().getStylesheets().toString())).isNotEqualTo(before);
    }

    @Test
    void dialogsAreInsideTheWindow() throws Exception {
        // C-50
        var answer = new AtomicReference<>("");
        var dialogs = window.program().shell().dialogs();
        TestWindow.run(() -> dialogs.ask("Title", "Text", new Answer("Yes", Answer.Tone.MAIN, () -> answer.set("yes")),
                new Answer("No", Answer.Tone.CANCEL, () -> answer.set("no"))));
        window.settle();
        assertThat(dialogs.getScene()).isSameAs(window.program().shell().getScene());
        window.key(KeyCode.ESCAPE);
        assertThat(answer.get()).isEqualTo("no");
        assertThat(FxThread.call(dialogs::isOpen)).isFalse();
    }

    @Test
    void troubleIsToldInWordsAndCanBeCopied() throws Exception {
        // C-37
        TestWindow.run(() -> window.program().shell().trouble("trouble.unexpected", new IllegalStateException("boom")));
        window.settle();
        var action = (Button) window.node(".notice-action");
        TestWindow.run(action::fire);
        assertThat(FxThread.call(() -> Clipboard.getSystemClipboard().getString())).contains("boom").contains("IllegalStateException");
    }
}
