package rookery.desktop.screen.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static rookery.desktop.TestWindow.variant;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.desktop.FxThread;
import rookery.desktop.TestWindow;
import rookery.desktop.WindowTest;
import rookery.desktop.shell.Place;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.San;
import rookery.kernel.variant.Variant;
import rookery.learn.puzzle.Puzzle;
import rookery.learn.puzzle.PuzzleFile;
import rookery.learn.puzzle.PuzzleGoal;
import rookery.learn.puzzle.Source;
import rookery.learn.puzzle.Theme;

/** Puzzles solved with the mouse, from files, from games, and from the person's own mistakes. */
final class PuzzlesWindowTest extends WindowTest {
    private static final Variant HILL = variant("king-of-the-hill");

    @TempDir
    private Path elsewhere;

    /** The knight forks king and rook, and takes the rook. */
    private static Puzzle fork(Variant variant, int number) {
        var fen = "r3k3/8/8/1N6/8/8/8/4K3 w - - 0 " + number;
        var position = Fen.position(variant, fen);
        var line = new ArrayList<Integer>();
        for (var text : List.of("Nc7+", "Kd7", "Nxa8")) {
            line.add(San.parse(position, text));
            position.make(line.getLast());
        }
        return new Puzzle(variant, fen, line, PuzzleGoal.WIN, Set.of(Theme.FORK), 900, new Puzzle.Depths(3, 6),
                new Source("Ada", "Grace", "2026.11.16", 40));
    }

    private Path file(Puzzle... puzzles) throws Exception {
        var file = elsewhere.resolve("some.puzzles");
        PuzzleFile.write(file, List.of(puzzles));
        return file;
    }

    private void drop(Path file) throws Exception {
        window.go(new Place.Open(List.of(file)));
    }

    private void awaitText(String selector, String words) throws Exception {
        window.await(() -> window.shows(selector) && window.text(selector).contains(words));
    }

    private PuzzleState state() throws Exception {
        return FxThread.call(() -> {
            var screen = (LearnScreen) window.program().shell().screen();
            return screen.puzzles().store().state();
        });
    }

    private String diary() throws Exception {
        return Files.readString(data.resolve("learning-0.jsonl"));
    }

    @Test
    void aPuzzleIsSolvedWithTheMouse() throws Exception {
        drop(file(fork(HILL, 1)));
        awaitText("#puzzle-task", "White to move and win");
        window.click("b5");
        window.click("c7");
        awaitText("#puzzle-feedback", "Right");
        window.click("c7");
        window.click("a8");
        awaitText("#puzzle-feedback", "Solved");
        window.await(() -> state().gained() > 0);
        assertThat(window.text("#puzzle-streak")).startsWith("1 in a row");
        assertThat(window.text("#puzzle-source")).contains("Ada").contains("Grace").contains("move 21");
        var board = window.board();
        assertThat(FxThread.call(() -> board.getScene().getRoot().lookupAll(".learn-theme").stream()
                .map(node -> ((Label) node).getText()).toList())).containsExactly("Fork");
        // What is true about the first move is said.
        awaitText("#puzzle-words", "rook");
        assertThat(diary()).contains("\"right\": true");
        window.press("puzzle-next");
        awaitText("#puzzle-nothing", "No more puzzles");
    }

    @Test
    void aWrongMoveIsTakenBackAndAHintTellsMoreEachTime() throws Exception {
        drop(file(fork(HILL, 1)));
        awaitText("#puzzle-task", "White to move and win");
        window.click("e1");
        window.click("d2");
        awaitText("#puzzle-feedback", "Kd2 is not it");
        var board = window.board();
        assertThat(FxThread.call(() -> board.model().figure(HILL.shape().parse("e1")))).isNotNull();
        window.press("puzzle-hint");
        awaitText("#puzzle-feedback", "Move a knight");
        window.press("puzzle-hint");
        awaitText("#puzzle-feedback", "knight on b5");
        window.press("puzzle-hint");
        awaitText("#puzzle-feedback", "Nc7+");
        window.click("b5");
        window.click("c7");
        awaitText("#puzzle-feedback", "Right");
        window.press("puzzle-show");
        awaitText("#puzzle-feedback", "will come back");
        window.await(() -> Files.exists(data.resolve("learning-0.jsonl")) && diary().contains("\"right\": false"));
        assertThat(state().standing().streak()).isZero();
    }

    @Test
    void puzzlesComeWithTheProgramAndEveryGameCanBeChosen() throws Exception {
        window.press("rail-learn");
        awaitText("#puzzle-task", "to move");
        assertThat(state().standing().unseen()).isGreaterThan(100);
        window.press("learn-variant");
        window.fire("learn-dice");
        awaitText("#puzzle-task", "best chances");
        window.press("learn-variant");
        window.fire("learn-gardner");
        awaitText("#puzzle-nothing", "no puzzles");
        assertThat(window.text("#learn-variant")).isEqualTo("Gardner minichess");
    }

    @Test
    void theGameIsFoundByAFewLetters() throws Exception {
        window.press("rail-learn");
        window.press("learn-variant");
        window.await(() -> window.shows("#learn-fide.chosen"));
        search("no such game");
        assertThat(window.shows("#learn-fide")).isFalse();
        assertThat(words()).contains("No game matches.");
        search("garDNER");
        assertThat(window.shows("#learn-fide")).isFalse();
        assertThat(words()).doesNotContain("No game matches.");
        window.press("learn-gardner");
        awaitText("#learn-variant", "Gardner minichess");
        assertThat(FxThread.call(() -> window.program().shell().dialogs().isOpen())).isFalse();
        // The whole list comes back, and the game is in sight.
        window.press("learn-variant");
        assertThat(window.shows("#learn-fide")).isTrue();
        assertThat(window.area(".variant-list").contains(window.area("#learn-gardner"))).isTrue();
        window.key(KeyCode.ESCAPE);
        assertThat(window.text("#learn-variant")).isEqualTo("Gardner minichess");
    }

    private void search(String words) throws Exception {
        var field = (TextField) window.node("#search-variants");
        TestWindow.run(() -> field.setText(words));
        window.settle();
    }

    /** All words of the dialog that can be seen. */
    private List<String> words() throws Exception {
        return FxThread.call(() -> window.program().shell().lookupAll(".dialog-card .label").stream().filter(Node::isVisible)
                .map(node -> ((Label) node).getText()).toList());
    }

    @Test
    void aFileThatIsNoneIsRefusedInWords() throws Exception {
        files.choose(Files.writeString(elsewhere.resolve("wrong.puzzles"), "hello\n"));
        window.press("rail-learn");
        awaitText("#puzzle-task", "to move");
        window.press("puzzle-files");
        window.await(() -> FxThread.call(() -> window.program().shell().dialogs().isOpen()));
        assertThat(data.resolve("puzzles")).doesNotExist();
    }

    @Test
    void ownMistakesAreTriedAgainAndComeFirst() throws Exception {
        window.go(new Place.Review("""
                [White "Ada"]
                [Black "Grace"]
                [Result "*"]

                1. e4 e5 2. Nf3 Qg5 3. a3 a6 *
                """));
        window.await(() -> window.shows("#node-1"));
        window.fire("retry");
        window.await(() -> FxThread.call(() -> window.program().shell().dialogs().isOpen()));
        TestWindow.run(() -> ((javafx.scene.control.Button) window.program().shell().dialogs().lookup(".accent")).fire());
        awaitText("#puzzle-task", "you went wrong here");
        window.click("f3");
        window.click("g5");
        awaitText("#puzzle-feedback", "Solved");
        window.await(() -> diary().contains("\"mistake\""));
        // It is kept, and comes before other puzzles.
        assertThat(PuzzleFile.read(data.resolve("mistakes-0.puzzles")).puzzles()).hasSize(1);
    }
}
