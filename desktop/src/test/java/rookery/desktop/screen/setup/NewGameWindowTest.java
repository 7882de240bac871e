package rookery.desktop.screen.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.Collectors;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.control.TitledPane;
import javafx.scene.control.ToggleButton;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.archive.format.ArchiveReading;
import rookery.archive.format.GameFile;
import rookery.desktop.FxThread;
import rookery.desktop.TestWindow;
import rookery.desktop.WindowTest;
import rookery.archive.settings.Settings;
import rookery.desktop.shell.Place;

/** Games that begin from files, and games that go to them. */
final class NewGameWindowTest extends WindowTest {
    private static final String ROW = "              ";

    @TempDir
    Path elsewhere;
    private void load(Path file) throws Exception {
        window.go(new Place.NewGame(Place.NewGame.Kind.COMPUTER));
        var fold = (TitledPane) window.node("#start-position");
        TestWindow.run(() -> fold.setExpanded(true));
        files.choose(file);
        window.fire("start-file");
    }

    @Test
    void aConfigurationSetsLayoutClocksSideAndSpeed() throws Exception {
        Files.writeString(elsewhere.resolve("level1.txt"),
                "      K       \n" + (ROW + "\n").repeat(11) + "PPPP          \n      k       \n");
        var config = Files.writeString(elsewhere.resolve("config.json"), """
                {"layout": "level1.txt",
                 "time_controls": {"player": {"seconds": 180, "increment": 2}, "cpu": {"seconds": 60, "increment": 0}},
                 "player_colour": "white", "piece_movement_speed": 8.0, "max_movement_time": 0.5}
                """);
        load(config);
        window.await(
                () -> FxThread.call(() -> window.program().shell().settings().state().play().animation()) == Settings.Animation.CLASSIC);
        window.fire("start");
        window.await(() -> window.shows("#board"));
        assertThat(window.board().model().figures()).hasSize(6);
        assertThat(window.text("#clock-white")).startsWith("0").contains(":");
        assertThat(FxThread.call(() -> window.program().shell().settings().state().play().pixelsPerFrame())).isEqualTo(8);
    }

    @Test
    void aGameOfAFileIsPlayedOn() throws Exception {
        load(Files.writeString(elsewhere.resolve("game.pgn"), "1. e4 e5 2. Nf3 *\n"));
        window.fire("kind-FRIEND");
        window.await(() -> window.shows("#start-loaded"));
        window.fire("start");
        window.await(() -> window.shows("#board") && window.status().equals("Black to move"));
        assertThat(window.board().model().figures()).containsKey(window.board().model().shape().parse("f3"));
    }

    @Test
    void aFileThatIsWrongIsExplained() throws Exception {
        load(Files.writeString(elsewhere.resolve("bad.txt"), "nothing to see"));
        window.await(() -> FxThread.call(() -> window.program().shell().dialogs().isOpen()));
    }

    @Test
    void aGameIsSavedInOurOwnFormat() throws Exception {
        // C-11, C-13
        window.play(TestWindow.friends(TestWindow.variant("fide")));
        window.move("e2", "e4");
        var file = elsewhere.resolve("mine.rookery");
        files.choose(file);
        window.press("save");
        window.await(() -> Files.exists(file));
        assertThat(GameFile.read(file)).isInstanceOfSatisfying(ArchiveReading.Read.class,
                read -> assertThat(read.games().getFirst().mainLine()).hasSize(1));
    }

    private void open(Place.NewGame.Kind kind) throws Exception {
        window.go(new Place.NewGame(kind));
    }

    private Path config(String colour, String player, String layout) throws Exception {
        Files.writeString(elsewhere.resolve("level1.txt"), layout);
        return Files.writeString(elsewhere.resolve("config.json"), """
                {"layout": "level1.txt", "time_controls": {"player": %s, "cpu": {"seconds": 60, "increment": 0}},
                 "player_colour": "%s", "piece_movement_speed": 8.0, "max_movement_time": 0.5}
                """.formatted(player, colour));
    }

    private boolean isChosen(String id) throws Exception {
        var button = (ToggleButton) window.node("#" + id);
        return FxThread.call(button::isSelected);
    }

    private String dialog() throws Exception {
        window.await(() -> FxThread.call(() -> window.program().shell().dialogs().isOpen()));
        return FxThread.call(() -> window.program().shell().dialogs().lookupAll(".label").stream().map(each -> ((Label) each).getText())
                .collect(Collectors.joining("\n")));
    }

    @Test
    void thePageShowsTheSideAndTheClocksOfAConfiguration() throws Exception {
        // W-17
        load(config("black", "{\"seconds\": 180, \"increment\": 2}", "     K\n" + "\n".repeat(12) + "     k"));
        window.await(() -> isChosen("side-BLACK"));
        assertThat(window.text("#clock-odds")).isEqualTo("As config.json sets it: you 3:00 and 2 s per move, the computer 1:00");
        assertThat(window.text("#summary-time")).isEqualTo(window.text("#clock-odds"));
        assertThat(window.node("#clock-GAME-600-0").getStyleClass()).doesNotContain("chosen");
        // Another clock takes its place.
        window.fire("clock-GAME-300-0");
        assertThat(window.shows("#clock-odds")).isFalse();
        assertThat(window.text("#summary-time")).isEqualTo("5:00 for each player");
    }

    @Test
    void aClockThatThePageHasIsChosenOnIt() throws Exception {
        // W-17
        load(config("white", "{\"seconds\": 60, \"increment\": 0}", "     K\n" + "\n".repeat(12) + "     k"));
        window.await(() -> window.node("#clock-GAME-60-0").getStyleClass().contains("chosen"));
        assertThat(window.shows("#clock-odds")).isFalse();
        var minutes = (Spinner<?>) window.node("#clock-minutes");
        assertThat(FxThread.call(minutes::getValue)).isEqualTo(1);
    }

    @Test
    void aLayoutOfAChessboardIsRefusedInItsOwnName() throws Exception {
        // W-18
        load(config("white", "{\"seconds\": 60}", "RNBQKBNR\nPPPPPPPP\n\n\n\n\npppppppp\nrnbqkbnr\n"));
        assertThat(dialog()).contains("config.json cannot be opened", "101", "a board of 8x8 in level1.txt", "14 rows of 14");
    }

    @Test
    void aLetterNobodyKnowsIsSoughtInTheLayout() throws Exception {
        // W-18
        load(config("white", "{\"seconds\": 60}", "     K\n  Z\n     k"));
        assertThat(dialog()).contains("102", "Line 2", "the letter Z in level1.txt");
    }

    @Test
    void aPositionGoesWithTheVariantItWasPastedFor() throws Exception {
        // W-17
        open(Place.NewGame.Kind.FRIEND);
        var fen = (TextField) window.node("#fen");
        TestWindow.run(() -> fen.setText("4k3/8/8/8/8/8/8/QQQQK3 w - - 0 1"));
        assertThat(window.text("#rated-words")).contains("your own position");
        window.fire("variant-dice");
        assertThat(FxThread.call(() -> fen.getText().isEmpty())).isTrue();
        TestWindow.run(() -> fen.setText("4k3/8/8/8/8/8/8/QQQQK3 w - - 0 1"));
        window.fire("standard-position");
        assertThat(FxThread.call(() -> fen.getText().isEmpty())).isTrue();
    }

    @Test
    void arraysHaveNumbersInChess960Alone() throws Exception {
        // W-17
        open(Place.NewGame.Kind.FRIEND);
        var fold = (TitledPane) window.node("#start-position");
        TestWindow.run(() -> fold.setExpanded(true));
        window.settle();
        assertThat(window.shows("#shuffle")).isFalse();
        window.fire("variant-chess960");
        assertThat(window.shows("#shuffle")).isTrue();
        // An array is drawn by lot, another one when asked for, and any by its number; all of them can be rated.
        var number = (Spinner<?>) window.node("#shuffle");
        var drawn = FxThread.call(number::getValue);
        window.fire("shuffle-again");
        assertThat(FxThread.call(number::getValue)).isNotEqualTo(drawn);
        TestWindow.run(() -> number.getEditor().setText("0"));
        TestWindow.run(number::commitValue);
        window.fire("start");
        window.await(() -> window.shows("#board"));
        var model = window.board().model();
        assertThat(Objects.requireNonNull(model.figures().get(model.shape().parse("a1"))).kind()).isEqualTo("bishop");
    }

    @Test
    void choosingAnOpponentMovesNothing() throws Exception {
        // W-17
        window.size(1000, 700);
        open(Place.NewGame.Kind.COMPUTER);
        window.node("#first-bleu");
        var scroll = (ScrollPane) window.node("#setup-scroll");
        TestWindow.run(() -> {
            var page = scroll.getContent();
            var card = Objects.requireNonNull(page.lookup("#first-bleu"));
            double y = page.sceneToLocal(card.localToScene(card.getBoundsInLocal())).getMinY();
            scroll.setVvalue((y - 100) / (page.getBoundsInLocal().getHeight() - scroll.getViewportBounds().getHeight()));
        });
        var before = window.area("#first-bleu");
        window.press("first-bleu");
        assertThat(window.node("#first-bleu").getStyleClass()).contains("chosen");
        assertThat(window.area("#first-bleu").getMinY()).isCloseTo(before.getMinY(), within(1.0));
        window.press("first-greedy");
        assertThat(window.node("#first-greedy").getStyleClass()).contains("chosen");
        assertThat(window.area("#first-bleu").getMinY()).isCloseTo(before.getMinY(), within(1.0));
    }

    @Test
    void theRailOpensThePageOnTheKindThatWasPlayedLast() throws Exception {
        // W-17
        window.press("rail-new");
        assertThat(isChosen("kind-COMPUTER")).isTrue();
        window.fire("kind-FRIEND");
        window.fire("start");
        window.await(() -> window.shows("#board"));
        window.press("rail-new");
        assertThat(isChosen("kind-FRIEND")).isTrue();
    }
}
