package rookery.desktop.screen.library;

import static org.assertj.core.api.Assertions.assertThat;
import static rookery.desktop.TestWindow.friends;
import static rookery.desktop.TestWindow.variant;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import javafx.event.ActionEvent;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.archive.GameQuery;
import rookery.archive.Library;
import rookery.desktop.FxThread;
import rookery.desktop.TestWindow;
import rookery.desktop.WindowTest;
import rookery.desktop.shell.Place;

/** Games that are kept by themselves, found again, and exchanged with files. */
final class LibraryWindowTest extends WindowTest {
    private static final String TWO_GAMES = """
            [White "Ada"]
            [Black "Grace"]
            [Date "2026.01.01"]
            [Result "1-0"]

            1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0

            [White "Linus"]
            [Black "Margaret"]
            [Date "2026.01.02"]
            [Result "0-1"]

            1. f3 e5 2. g4 Qh4# 0-1
            """;

    @TempDir
    Path elsewhere;

    private LibraryState state() throws Exception {
        return FxThread.call(() -> ((LibraryScreen) window.program().shell().screen()).store().state());
    }

    private void library() throws Exception {
        window.go(new Place.Library());
        window.await(() -> state().total() >= 0);
    }

    private void select(int index) throws Exception {
        var list = (ListView<?>) window.node("#games");
        TestWindow.run(() -> list.getSelectionModel().select(index));
        window.await(() -> state().selected() != null && !state().preview().isEmpty());
    }

    private void importTwo() throws Exception {
        files.choose(Files.writeString(elsewhere.resolve("two.pgn"), TWO_GAMES));
        library();
        // C-39: files come by the platform's chooser
        window.fire("import");
        window.await(() -> state().total() == 2 && state().work() == null);
    }

    private String dialog() throws Exception {
        window.await(() -> FxThread.call(() -> window.program().shell().dialogs().isOpen()));
        return FxThread.call(() -> {
            var words = new StringBuilder();
            window.program().shell().dialogs().lookupAll(".label").forEach(node -> words.append(((Label) node).getText()).append('\n'));
            return words.toString();
        });
    }

    @Test
    void puzzlesAreMadeOfTheGamesFound() throws Exception {
        importTwo();
        window.fire("make-puzzles");
        assertThat(dialog()).contains("one move is clearly best");
        TestWindow.run(() -> ((Button) window.program().shell().dialogs().lookup(".accent")).fire());
        window.await(() -> FxThread.call(() -> window.program().shell().notices().lookupAll(".notice-text").stream()
                .anyMatch(node -> ((Label) node).getText().contains("from 2 games"))));
        window.await(() -> state().work() == null);
        // No engine plays in these tests, so nothing is found, and nothing may be left behind; app's MadePuzzlesTest has one.
        assertThat(data.resolve("puzzles")).doesNotExist();
    }

    @Test
    void aFinishedGameIsThereByItself() throws Exception {
        window.play(friends(variant("fide")));
        window.move("f2", "f3");
        window.move("e7", "e5");
        window.move("g2", "g4");
        window.move("d8", "h4");
        window.await(() -> window.shows("#over"));
        library();
        window.await(() -> state().total() == 1);
        assertThat(state().games().getFirst().white()).isEqualTo("Ada");
        assertThat(state().games().getFirst().plies()).isEqualTo(4);
    }

    // G-04, G-06: every game is in the library from its first move; deleting can be undone
    @Test
    void unfinishedGamesAreListedAndGoneOnWith() throws Exception {
        window.play(friends(variant("fide")));
        window.move("e2", "e4");
        var id = FxThread.call(() -> window.program().unfinished().getFirst().id());
        window.go(new Place.Library());
        window.press("continue-" + id);
        window.await(() -> window.shows("#board") && window.moves() == 1);
        window.play(friends(variant("dice")));
        window.go(new Place.Library());
        window.press("discard-" + id);
        window.await(() -> !window.shows("#continue-" + id));
        var undo = (Button) window.node(".notice-action");
        TestWindow.run(undo::fire);
        window.press("continue-" + id);
        window.await(() -> window.shows("#board") && window.moves() == 1 && window.status().equals("Black to move"));
        window.move("e7", "e5");
    }

    @Test
    void aGameThatEndsAsTheWindowClosesIsKept() throws Exception {
        window.play(friends(variant("fide")));
        window.move("e2", "e4");
        TestWindow.run(() -> {
            var scene = window.program().shell().getScene();
            ((Button) scene.lookup("#resign")).fire();
        });
        window.await(() -> window.shows("#yes"));
        TestWindow.run(() -> {
            ((Button) window.program().shell().getScene().lookup("#yes")).fire();
            window.program().close();
        });
        try (var library = ((Library.Opened) Library.open(data)).library()) {
            assertThat(library.games().find(GameQuery.ALL).result().orElseThrow().total()).isEqualTo(1);
        }
    }

    @Test
    void gamesArePerProfile() throws Exception {
        // C-47
        TestWindow.run(() -> window.program().begin());
        createProfile("Ada");
        importTwo();
        assertThat(state().mine()).isTrue();
        createProfile("Grace");
        library();
        window.await(() -> state().profile().equals("Grace") && state().total() == 0);
        window.fire("whose-1");
        window.await(() -> state().total() == 2);
    }

    private void createProfile(String name) throws Exception {
        window.go(new Place.Ranking());
        window.fire("profile-new");
        var field = (TextField) window.node("#profile-name");
        TestWindow.run(() -> {
            field.setText(name);
            field.fireEvent(new ActionEvent());
        });
        window.await(() -> FxThread.call(() -> window.program().libraryService().present().map(profile -> profile.name()).orElse(""))
                .equals(name));
    }

    @Test
    void aPictureWithTheNameOfAPgnIsRefusedInOneSentence() throws Exception { // W-18
        var picture = new byte[300_000];
        new Random(1).nextBytes(picture);
        files.choose(Files.write(elsewhere.resolve("picture.pgn"), picture));
        library();
        window.fire("import");
        assertThat(dialog()).startsWith("picture.pgn cannot be opened").contains("bytes that are not text").hasLineCount(2);
        assertThat(state().total()).isZero();
    }

    @Test
    void isSearchedByNameVariantAndResult() throws Exception {
        importTwo();
        var search = (TextField) window.node("#search");
        TestWindow.run(() -> search.setText("marga"));
        window.await(() -> state().total() == 1 && state().games().getFirst().white().equals("Linus"));
        TestWindow.run(() -> search.setText(""));
        window.await(() -> state().total() == 2);
        @SuppressWarnings("unchecked")
        var results = (ChoiceBox<Object>) window.node("#result-filter");
        TestWindow.run(() -> results.getSelectionModel().select(1));
        window.await(() -> state().total() == 1 && state().games().getFirst().white().equals("Ada"));
    }

    @Test
    void aGameIsPreviewedReplayedReviewedAndExported() throws Exception {
        importTwo();
        select(0);
        assertThat(window.shows("#preview")).isTrue();
        int last = state().preview().size() - 1;
        window.press("preview-back");
        window.await(() -> state().index() == last - 1);
        window.press("preview-first");
        window.await(() -> state().index() == 0);
        var speed = (Slider) window.node("#preview-speed");
        TestWindow.run(() -> speed.setValue(1));
        window.press("preview-play");
        window.await(() -> state().index() == last && !state().playing());
        // C-46, C-19
        var file = elsewhere.resolve("out.pgn");
        files.choose(file);
        window.press("library-export");
        window.await(() -> Files.exists(file));
        assertThat(Files.readString(file)).contains("Qh4#").contains("Margaret");
        window.press("library-review");
        window.await(() -> window.program().shell().place() instanceof Place.Review);
    }

    @Test
    void gamesAreFoundByAPosition() throws Exception {
        importTwo();
        window.go(new Place.Review("1. f3 e5 2. g4"));
        window.await(() -> window.shows("#node-3"));
        window.fire("last");
        window.fire("find");
        window.await(() -> window.program().shell().place() instanceof Place.Find && state().total() == 1);
        assertThat(state().games().getFirst().white()).isEqualTo("Linus");
        window.fire("position-clear");
        window.await(() -> state().total() == 2);
    }

    @Test
    void allGamesFoundGoToOneFile() throws Exception {
        importTwo();
        var file = elsewhere.resolve("all.pgn");
        files.choose(file);
        window.fire("export-all");
        window.await(() -> Files.exists(file));
        assertThat(Files.readString(file)).contains("Qh4#").contains("Qxf7#");
    }

    @Test
    void aGameIsDeletedAfterAQuestion() throws Exception {
        importTwo();
        select(0);
        window.press("library-delete");
        assertThat(dialog()).contains("Linus");
        TestWindow.run(() -> window.program().shell().dialogs().lookupAll(".danger").forEach(yes -> ((Button) yes).fire()));
        window.await(() -> state().total() == 1);
    }

    @Test
    void aGameDroppedOntoTheWindowIsOpenedAndKept() throws Exception {
        var file = Files.writeString(elsewhere.resolve("one.pgn"), TWO_GAMES.substring(0, TWO_GAMES.indexOf("[White \"Linus")));
        window.go(new Place.Open(List.of(file)));
        window.await(() -> window.program().shell().place() instanceof Place.Review);
        library();
        window.await(() -> state().total() == 1);
        // The same file again is not kept twice.
        window.go(new Place.Open(List.of(file)));
        window.await(() -> window.program().shell().place() instanceof Place.Review);
        library();
        window.await(() -> state().total() == 1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "101 | eight.txt | rnbqkbnr/pppppppp/________/________/________/________/PPPPPPPP/w",
        "102 | piece.txt | RNBQKBNR/PPPPPPPP/________/___x____/________/________/pppppppp/rnbqkbnr/w",
        "103 | turn.txt | RNBQKBNR/PPPPPPPP/________/________/________/________/pppppppp/rnbqkbnr",
        "104 | json.txt | {\"format\": 1}"})
    void whatIsWrongWithAFileIsSaidInWords(int code, String name, String text) throws Exception {
        // C-14, C-15, C-16, C-17
        var file = Files.writeString(elsewhere.resolve(name), text.contains("{") ? text : text.replace('/', '\n') + "\n");
        window.go(new Place.Open(List.of(file)));
        assertThat(dialog()).contains(name).contains(String.valueOf(code))
                .contains(FxThread.call(() -> window.program().shell().text("archive." + code)));
        window.key(KeyCode.ESCAPE);
        library();
        assertThat(state().total()).isZero();
    }

    @Test
    void anIllegalMoveIsNamedWithItsLine() throws Exception {
        // C-18
        var file = Files.writeString(elsewhere.resolve("bad.pgn"), "[White \"Ada\"]\n\n1. e4 e5 2. Ke3 Nf6 *\n");
        window.go(new Place.Open(List.of(file)));
        assertThat(dialog()).contains("A stored move is not legal").contains("Line 3").contains("Ke3");
    }
}
