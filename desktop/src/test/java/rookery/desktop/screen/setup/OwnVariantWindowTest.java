package rookery.desktop.screen.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.desktop.FxThread;
import rookery.desktop.TestWindow;
import rookery.desktop.WindowTest;
import rookery.desktop.shell.Place;
import rookery.desktop.shell.Place.NewGame.Kind;

/** The user's own variants: they come from files, and stay when the files are deleted. */
final class OwnVariantWindowTest extends WindowTest {
    private static final String CAMELS = """
            {"id": "camel-chess", "extends": "fide", "name": "Camel chess", "summary": "Camels in the place of the knights.",
             "pieces": {"N": null, "C": {"name": "camel", "moves": "C", "value": 250}},
             "start": "rcbqkbcr/pppppppp/8/8/8/8/PPPPPPPP/RCBQKBCR w KQkq - 0 1",
             "promotion": {"pieces": ["Q", "R", "B", "C"]}}
            """;
    @TempDir
    Path elsewhere;

    private Path camels() throws Exception {
        return Files.writeString(elsewhere.resolve("camels.json"), CAMELS);
    }

    private void add(Path file) throws Exception {
        window.go(new Place.NewGame(Kind.COMPUTER));
        files.choose(file);
        window.fire("add-variant");
    }

    private boolean isChosen(String id) throws Exception {
        return window.shows("#variant-" + id) && window.node("#variant-" + id).getStyleClass().contains("chosen");
    }

    private void undo() throws Exception {
        window.await(() -> window.shows(".notice-action"));
        var undo = (Button) window.node(".notice-action");
        TestWindow.run(undo::fire);
    }

    @Test
    void isListedRememberedAndPlayed() throws Exception {
        // W-23
        window.go(new Place.NewGame(Kind.COMPUTER));
        assertThat(window.shows("#own-variants")).isFalse();
        var file = camels();
        add(file);
        window.await(() -> isChosen("camel-chess"));
        assertThat(window.shows("#own-variants")).isTrue();
        // Nobody was measured in it, least of all in chess.
        assertThat(FxThread.call(() -> window.program().shell().lookupAll(".opponent-rating").stream().map(each -> ((Label) each).getText())
                .filter(text -> !text.isEmpty()).toList())).isEmpty();
        window.fire("start");
        window.await(() -> window.shows("#board"));
        assertThat(FxThread.call(() -> ((Place.Play) window.program().shell().place()).terms()).variant().family())
                .isEqualTo("camel-chess");
        Files.delete(file);
        window.close();
        window = TestWindow.reopen(data);
        window.await(() -> FxThread.call(() -> window.program().shell().lookupAll(".label").stream()
                .anyMatch(each -> ((Label) each).getText().startsWith("Camel chess against"))));
        window.go(new Place.NewGame(Kind.COMPUTER));
        assertThat(isChosen("camel-chess")).isTrue();
        // Play now is the same again.
        window.go(new Place.Again());
        window.await(() -> window.shows("#board"));
        assertThat(window.board().model().figures().values()).anyMatch(figure -> figure.kind().equals("camel"));
        // And it has a page among the rules.
        window.go(new Place.Rules("camel-chess"));
        window.await(() -> FxThread.call(() -> window.program().shell().lookupAll(".label").stream()
                .anyMatch(each -> ((Label) each).getText().equals("Camel chess"))));
    }

    @Test
    void isTakenAwayAndBroughtBack() throws Exception {
        // W-23
        add(camels());
        window.await(() -> isChosen("camel-chess"));
        window.fire("remove-camel-chess");
        window.await(() -> !window.shows("#own-variants"));
        assertThat(isChosen("fide")).isTrue();
        assertThat(data.resolve("variants").toFile().list()).isEmpty();
        undo();
        window.await(() -> isChosen("camel-chess"));
        assertThat(data.resolve("variants").toFile().list()).containsExactly("camel-chess.json");
    }

    @Test
    void isReplacedByANewerOne() throws Exception {
        // W-23
        add(camels());
        window.await(() -> isChosen("camel-chess"));
        Files.writeString(elsewhere.resolve("camels.json"), CAMELS.replace("Camel chess", "Camel chess 2"));
        files.choose(elsewhere.resolve("camels.json"));
        window.fire("add-variant");
        window.await(() -> window.node("#variant-camel-chess").getAccessibleText().startsWith("Camel chess 2"));
        undo();
        window.await(() -> window.node("#variant-camel-chess").getAccessibleText().startsWith("Camel chess."));
        assertThat(isChosen("camel-chess")).isTrue();
    }

    @Test
    void isDroppedOnTheWindow() throws Exception {
        // W-23
        window.go(new Place.Open(List.of(camels())));
        window.await(() -> isChosen("camel-chess"));
        assertThat(FxThread.call(() -> window.program().shell().place())).isInstanceOf(Place.NewGame.class);
    }

    @Test
    void carriesTheVariantItExtendsWithIt() throws Exception {
        // W-23
        camels();
        Files.move(elsewhere.resolve("camels.json"), elsewhere.resolve("camel-chess.json"));
        var child = Files.writeString(elsewhere.resolve("child.json"),
                "{\"id\": \"child\", \"extends\": \"camel-chess\", \"name\": \"Camels without castling\", \"castling\": \"off\"}");
        add(child);
        window.await(() -> isChosen("child"));
        Files.delete(elsewhere.resolve("camel-chess.json"));
        window.close();
        window = TestWindow.reopen(data);
        window.go(new Place.NewGame(Kind.FRIEND));
        window.await(() -> window.shows("#variant-child"));
    }

    @Test
    void aNameThatIsTakenIsExplained() throws Exception {
        // W-23
        add(Files.writeString(elsewhere.resolve("fide.json"), "{\"id\": \"fide\", \"extends\": \"fide\", \"stalemate\": \"loss\"}"));
        window.await(() -> FxThread.call(() -> window.program().shell().dialogs().isOpen()));
        assertThat(FxThread.call(() -> window.program().shell().dialogs().lookupAll(".label").stream().map(each -> ((Label) each).getText())
                .toList())).anyMatch(text -> text.contains("fide") && text.contains("another id"));
        assertThat(data.resolve("variants")).doesNotExist();
    }

    @Test
    void aFileWithMistakesIsExplained() throws Exception {
        // W-23
        add(Files.writeString(elsewhere.resolve("bad.json"), CAMELS.replace("\"moves\": \"C\"", "\"moves\": \"!\"")));
        window.await(() -> FxThread.call(() -> window.program().shell().dialogs().isOpen()));
        assertThat(window.shows("#own-variants")).isFalse();
    }
}
