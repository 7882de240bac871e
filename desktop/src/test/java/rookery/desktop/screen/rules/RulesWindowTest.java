package rookery.desktop.screen.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javafx.scene.control.Label;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.desktop.FxThread;
import rookery.desktop.TestWindow;
import rookery.desktop.shell.Place;
import rookery.kernel.catalogue.Variants;

final class RulesWindowTest {
    @TempDir
    Path data;
    private TestWindow window;

    @BeforeEach
    void open() throws Exception {
        window = TestWindow.open(data);
    }

    @AfterEach
    void close() throws Exception {
        window.close();
    }

    private String words() throws Exception {
        return FxThread.call(() -> {
            var text = new StringBuilder();
            window.program().shell().lookupAll(".label").forEach(node -> text.append(((Label) node).getText()).append('\n'));
            return text.toString();
        });
    }

    @Test
    void everyVariantHasItsPageWithEveryPiece() throws Exception {
        window.go(new Place.Rules(""));
        for (var variant : Variants.all()) {
            window.fire("rules-" + variant.id());
            window.await(() -> FxThread.call(() -> window.program().shell().lookupAll(".piece-rules").size()) == variant.kinds().size());
        }
    }

    @Test
    void tellsTheRulesInTheLanguageOfTheWindow() throws Exception {
        window.go(new Place.Rules("dice"));
        window.await(() -> words().contains("Before each move a die of 6 faces is rolled"));
        TestWindow.run(() -> window.program().shell().change(settings -> settings.withLanguage("ko")));
        window.await(() -> words().contains("주사위"));
        assertThat(words()).doesNotContain("Before each move");
    }

    @Test
    void leadsToAGameOfThatVariant() throws Exception {
        window.go(new Place.Rules("xxl"));
        window.fire("rules-play");
        window.await(() -> window.program().shell().place() instanceof Place.NewGame);
        window.fire("start");
        window.await(() -> window.shows("#board"));
        assertThat(window.board().model().shape().files()).isEqualTo(14);
    }
}
