package rookery.desktop.screen.options;

import static org.assertj.core.api.Assertions.assertThat;

import atlantafx.base.controls.ToggleSwitch;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import rookery.desktop.FxThread;
import rookery.desktop.TestWindow;
import rookery.desktop.WindowTest;
import rookery.desktop.board.BoardView;
import rookery.archive.settings.Settings;
import rookery.archive.settings.SettingsFile;
import rookery.desktop.shell.Place;
import rookery.desktop.theme.Paints;

/** Every setting takes effect at once and is there after a restart. */
final class OptionsWindowTest extends WindowTest {
    @BeforeEach
    void visit() throws Exception {
        window.go(new Place.Options());
        window.await(() -> window.shows("#try-board"));
    }

    private Settings settings() throws Exception {
        return FxThread.call(() -> window.program().shell().settings().state());
    }

    private BoardView tryBoard() throws Exception {
        return (BoardView) window.node("#try-board");
    }

    private void toggle(String id) throws Exception {
        var toggle = (ToggleSwitch) window.node("#option-" + id);
        TestWindow.run(() -> toggle.setSelected(!toggle.isSelected()));
        window.settle();
    }

    @Test
    void theLanguageChangesAtOnceAndTheFocusStays() throws Exception {
        var button = window.node("#language-2");
        TestWindow.run(button::requestFocus);
        window.fire("language-2");
        window.await(() -> FxThread.call(() -> window.program().shell().text("options.title")).equals("设置"));
        window.await(() -> FxThread.call(() -> {
            var owner = window.program().shell().getScene().getFocusOwner();
            return owner != null && "language-2".equals(owner.getId());
        }));
    }

    @Test
    void themesOfWindowAndBoardAreSeenOnTheBoardBeside() throws Exception {
        // C-44
        window.fire("theme-1");
        assertThat(settings().look().theme()).isEqualTo("dark");
        window.fire("board-harbour");
        window.fire("pieces-atelier");
        assertThat(tryBoard().lookProperty().get().theme().id()).isEqualTo("harbour");
        assertThat(tryBoard().lookProperty().get().pieces().id()).isEqualTo("atelier");
        window.fire("scale-3");
        assertThat(FxThread.call(() -> window.program().shell().getStyle())).contains("16.25px");
    }

    @Test
    void ourOwnPicturesLieBehindEverything() throws Exception { // W-22, C-43
        window.fire("backdrop-3");
        assertThat(settings().look().backgroundImage()).isEqualTo("dusk");
        window.await(() -> FxThread.call(() -> window.program().shell().getBackground() != null));
        assertThat(FxThread.call(() -> window.program().shell().getBackground().getImages())).hasSize(1);
        window.fire("backdrop-0");
        window.await(() -> FxThread.call(() -> !window.program().shell().getStyleClass().contains("pictured")));
    }

    @Test
    void movesAreWrittenWithFigurinesOrLetters() throws Exception { // W-14
        window.fire("figurines-1");
        assertThat(settings().look().figurines()).isFalse();
        window.play(TestWindow.friends(TestWindow.variant("fide")));
        window.move("g1", "f3");
        var cell = (Button) window.node("#move-1");
        window.await(() -> FxThread.call(() -> cell.lookupAll(".move-text").stream()
                .anyMatch(text -> text.isVisible() && ((Label) text).getText().equals("Nf3"))));
    }

    @Test
    void picturesOfOnesOwnForBoardAndBackground() throws Exception {
        var picture = picture("own.png");
        files.choose(picture).choose(picture);
        // C-42: the board's image is replaced
        window.fire("board-choose");
        window.await(() -> tryBoard().lookProperty().get().picture() != null);
        // C-43: an image behind everything
        window.fire("background-choose");
        window.await(() -> FxThread.call(() -> window.program().shell().getBackground() != null));
        assertThat(FxThread.call(() -> window.program().shell().getBackground().getImages())).isNotEmpty();
        window.fire("board-remove");
        window.await(() -> tryBoard().lookProperty().get().picture() == null);
        window.fire("background-remove");
        window.await(() -> settings().look().backgroundImage().isEmpty());
    }

    @Test
    void aFileThatIsNoPictureIsRefusedInWords() throws Exception {
        files.choose(Files.writeString(data.resolve("no.png"), "not a picture"));
        window.fire("board-choose");
        window.await(() -> window.shows(".notice"));
        assertThat(settings().look().boardImage()).isEmpty();
    }

    private Path picture(String name) throws Exception {
        var file = data.resolve(name);
        Files.write(file, Paints.bitmap(FxThread.call(() -> {
            var image = new WritableImage(64, 64);
            for (int i = 0; i < 64 * 64; i++) image.getPixelWriter().setColor(i % 64, i / 64, Color.hsb(i % 360, 0.4, 0.7));
            return image;
        })).png());
        return file;
    }

    @Test
    void everySwitchIsKept() throws Exception {
        for (var id : new String[]{"coordinates", "destinations", "autoQueen", "premoves", "confirmMoves", "roll", "clocksWait",
            "turnBoard",
            "effects", "music"}) {
            toggle(id);
        }
        // C-45: effects and music, each with its volume
        var volume = (Slider) window.node("#music-volume");
        TestWindow.run(() -> volume.setValue(70));
        window.fire("animation-2");
        window.await(() -> window.shows("#speed"));
        var speed = (Slider) window.node("#speed");
        TestWindow.run(() -> speed.setValue(12));
        window.fire("listen");
        window.close();
        var kept = new SettingsFile(data).read();
        var usual = Settings.DEFAULT;
        assertThat(kept.look().coordinates()).isFalse();
        assertThat(kept.play().destinations()).isFalse();
        assertThat(kept.play().autoQueen()).isTrue();
        assertThat(kept.play().premoves()).isFalse();
        assertThat(kept.play().confirmMoves()).isTrue();
        assertThat(kept.play().rollByItself()).isFalse();
        assertThat(kept.play().clocksWait()).isTrue();
        assertThat(kept.play().turnBoard()).isTrue();
        assertThat(kept.sound().effects()).isNotEqualTo(usual.sound().effects());
        assertThat(kept.sound().music()).isTrue();
        assertThat(kept.sound().musicVolume()).isEqualTo(70);
        assertThat(kept.play().animation()).isEqualTo(Settings.Animation.CLASSIC);
        assertThat(kept.play().pixelsPerFrame()).isEqualTo(12);
    }

    @Test
    void allGoesBackToTheDefaults() throws Exception {
        window.fire("board-night");
        window.fire("reset");
        window.await(() -> FxThread.call(() -> window.program().shell().dialogs().isOpen()));
        TestWindow.run(() -> window.program().shell().dialogs().lookupAll(".accent").forEach(yes -> ((Button) yes).fire()));
        window.await(() -> settings().look().equals(Settings.DEFAULT.look()));
        assertThat(tryBoard().lookProperty().get().theme().id()).isEqualTo("walnut");
    }
}
