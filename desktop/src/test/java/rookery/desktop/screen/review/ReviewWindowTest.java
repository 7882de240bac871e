package rookery.desktop.screen.review;

import static org.assertj.core.api.Assertions.assertThat;
import static rookery.desktop.TestWindow.friends;
import static rookery.desktop.TestWindow.variant;

import atlantafx.base.controls.ToggleSwitch;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.event.ActionEvent;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Window;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import rookery.desktop.FxThread;
import rookery.desktop.TestWindow;
import rookery.desktop.WindowTest;
import rookery.desktop.game.CountingBot;
import rookery.look.board.Arrow;
import rookery.desktop.shell.Place;

/** Looking at games with the engine beside them, through the real window. */
final class ReviewWindowTest extends WindowTest {
    private static final String SCHOLAR = """
            [White "Ada"]
            [Black "Grace"]
            [Result "1-0"]

            1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 (3... g6 4. Qf3) 4. Qxf7# 1-0
            """;

    private void review(String text) throws Exception {
        window.go(new Place.Review(text));
        window.await(() -> window.shows("#board"));
    }

    private ReviewState state() throws Exception {
        return FxThread.call(() -> ((ReviewScreen) window.program().shell().screen()).store().state());
    }

    private static void clipboard(String text) throws Exception {
        TestWindow.run(() -> {
            var content = new ClipboardContent();
            content.putString(text);
            Clipboard.getSystemClipboard().setContent(content);
        });
    }

    private static String clipboard() throws Exception {
        return FxThread.call(() -> Clipboard.getSystemClipboard().getString());
    }

    @Test
    void walksThroughAGameWithItsVariations() throws Exception {
        review(SCHOLAR);
        window.await(() -> state().plies().size() == 9);
        assertThat(window.text("#review-title")).contains("Ada").contains("Grace").contains("1-0");
        window.fire("last");
        window.await(() -> window.status().equals("Checkmate. White wins"));
        window.key(KeyCode.LEFT);
        assertThat(state().status()).isEqualTo("White to move");
        window.key(KeyCode.HOME);
        assertThat(state().isAtStart()).isTrue();
        int variation = state().plies().stream().filter(ply -> ply.san().equals("Qf3")).findFirst().orElseThrow().id();
        window.fire("node-" + variation);
        assertThat(state().board().figures()).containsKey(variant("fide").shape().parse("f3"));
    }

    @Test
    void theOpeningIsNamedWhereOneIs() throws Exception { // W-27
        review("1. Nf3 Nc6 2. e4 e5 3. Bb5 (3. Bc4) *");
        window.await(() -> state().plies().size() == 6);
        window.fire("last");
        window.await(() -> window.text("#opening").equals("C60  Ruy Lopez"));
        int variation = state().plies().stream().filter(ply -> ply.san().equals("Bc4")).findFirst().orElseThrow().id();
        window.fire("node-" + variation);
        window.await(() -> window.text("#opening").equals("C50  Italian Game"));
        window.key(KeyCode.HOME);
        window.await(() -> !window.shows("#opening"));
    }

    @Test
    void whatIsTrueAboutAMoveIsSaid() throws Exception {
        review(SCHOLAR);
        window.await(() -> state().plies().size() == 9);
        window.fire("last");
        window.await(() -> window.shows("#true-words") && window.text("#true-words").contains("mate"));
        window.key(KeyCode.HOME);
        window.await(() -> !window.shows("#true-words"));
    }

    @Test
    void theExplorerStandsBesideTheGame() throws Exception {
        window.go(new Place.Open(List.of(Files.writeString(data.resolve("games.pgn"), SCHOLAR + "\n[White \"A\"]\n\n1. d4 d5 *\n"))));
        window.await(() -> window.shows("#count") && window.text("#count").startsWith("2 "));
        review("1. d4 *");
        window.await(() -> state().plies().size() == 1);
        window.fire("explore");
        window.key(KeyCode.HOME);
        window.await(() -> window.shows("#explorer-count") && window.text("#explorer-count").startsWith("2 games"));
        window.await(() -> window.shows("#explore-1"));
        window.fire("explore-0");
        window.await(() -> !state().isAtStart() && window.text("#explorer-count").startsWith("1 game"));
        window.fire("explore");
        window.await(() -> !window.shows("#explorer"));
    }

    @Test
    void theEngineTellsItsLinesAndStopsWhenNobodyLooks() throws Exception {
        review("");
        window.await(() -> state().analysis().lines().size() == 3);
        assertThat(state().analysis().opinion()).isNotNull();
        window.await(() -> window.board().model().arrows().stream().anyMatch(arrow -> arrow.ink() == Arrow.Ink.HINT));
        assertThat(window.text("#eval")).isNotEmpty();
        // A line is tried out by a click and kept in the tree.
        window.fire("line-0");
        window.await(() -> state().plies().size() == 1);
        var toggle = (ToggleSwitch) window.node("#engine-on");
        TestWindow.run(() -> toggle.setSelected(false));
        window.await(() -> CountingBot.THINKING.get() == 0);
        assertThat(state().analysis().lines()).isEmpty();
        TestWindow.run(() -> toggle.setSelected(true));
        window.await(() -> !state().analysis().lines().isEmpty());
        window.go(new Place.Home());
        window.await(() -> CountingBot.THINKING.get() == 0);
    }

    @Test
    void judgesTheWholeGame() throws Exception {
        review("1. e4 d5 2. Qh5 Nf6 3. Qxh7 Rxh7 4. a3 a6");
        window.await(() -> state().verdicts().progress() == 1);
        assertThat(state().verdicts().opinions()).hasSize(9).allMatch(opinion -> opinion.isPresent());
        assertThat(window.text("#summary")).contains("White").contains("??");
        window.await(() -> window.shows("#graph"));
    }

    @Test
    void variationsAreTriedOutOnTheBoardAndPromoted() throws Exception {
        review("1. e4 e5 2. Nf3");
        window.await(() -> state().plies().size() == 3);
        window.key(KeyCode.RIGHT);
        window.click("c7");
        window.click("c5");
        window.await(() -> state().plies().size() == 4);
        assertThat(state().plies().stream().filter(TreeMove::opens).map(TreeMove::san)).containsExactly("c5");
        menu("review-main");
        window.await(() -> state().plies().stream().filter(ply -> ply.main() == 2).findFirst().orElseThrow().san().equals("c5"));
        menu("nag-1");
        window.await(() -> state().plies().stream().anyMatch(ply -> ply.nags().contains(1)));
        menu("review-delete");
        window.await(() -> state().plies().stream().noneMatch(ply -> ply.san().equals("c5")));
    }

    /** An entry of the menu about the present move, without opening a window for it. */
    private void menu(String id) throws Exception {
        window.press("move-menu");
        TestWindow.run(() -> {
            for (var popup : Window.getWindows().toArray(Window[]::new)) {
                if (popup instanceof ContextMenu menu) {
                    menu.getItems().stream().filter(item -> id.equals(item.getId())).findFirst().ifPresent(item -> item.fire());
                    menu.hide();
                }
            }
        });
        window.settle();
    }

    @Test
    void commentsAreKeptInThePgn() throws Exception {
        review("1. e4 e5");
        window.await(() -> state().plies().size() == 2);
        window.key(KeyCode.RIGHT);
        var field = (TextField) window.node("#comment");
        TestWindow.run(() -> {
            field.setText("Best by test");
            field.fireEvent(new ActionEvent());
        });
        window.fire("copy-pgn");
        assertThat(clipboard()).contains("{Best by test}").contains("1. e4");
        window.fire("copy-fen");
        assertThat(clipboard()).startsWith("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b");
    }

    @Test
    void positionsOfAnyChessArePasted() throws Exception {
        review("");
        clipboard("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1");
        window.fire("paste");
        window.await(() -> state().board().figures().size() == 3);
        clipboard("r1bqk/ppppp/5/PPPPP/RNBQK w - - 0 1");
        window.fire("paste");
        window.await(() -> state().variant().id().equals("gardner"));
        clipboard("this is not chess");
        window.fire("paste");
        window.await(() -> FxThread.call(() -> window.program().shell().dialogs().isOpen()));
    }

    @Test
    void theBoardGoesToAPictureFile() throws Exception {
        review("1. e4 e5 2. Nf3");
        window.await(() -> state().plies().size() == 3);
        window.key(KeyCode.END);
        window.drag("a1", "a8", MouseButton.SECONDARY);
        var marked = picture("marked.png", ".accent");
        var plain = picture("plain.png", ".button");
        assertThat(marked.getWidth()).isEqualTo(1200);
        assertThat(plain.getWidth()).isEqualTo(1200);
        // The last move's square and the arrow up the first file differ; a square nothing is on does not.
        assertThat(colour(marked, 6, 7, 0.06)).isNotEqualTo(colour(plain, 6, 7, 0.06));
        assertThat(colour(marked, 0, 4, 0.5)).isNotEqualTo(colour(plain, 0, 4, 0.5));
        assertThat(colour(marked, 7, 3, 0.5)).isEqualTo(colour(plain, 7, 3, 0.5));
    }

    /** A picture file, made by the first answer of that kind. */
    private BufferedImage picture(String name, String answer) throws Exception {
        var file = data.resolve(name);
        files.choose(file);
        window.fire("picture");
        window.await(() -> FxThread.call(() -> window.program().shell().dialogs().isOpen()));
        TestWindow.run(() -> {
            var dialogs = window.program().shell().dialogs();
            dialogs.applyCss();
            dialogs.lookupAll(answer).stream().map(node -> (Button) node)
                    .filter(button -> answer.equals(".accent") || button.getText().equals("Board only")).findFirst().orElseThrow().fire();
        });
        window.await(() -> Files.exists(file) && ImageIO.read(file.toFile()) != null);
        return ImageIO.read(file.toFile());
    }

    /** Of a place on a square, counted from the top left; the place as a share of the square. */
    private static int colour(BufferedImage image, int column, int row, double share) {
        return image.getRGB((int) ((column + share) * 150), (int) ((row + share) * 150));
    }

    @Test
    void anotherEngineIsAsked() throws Exception {
        var stockfish = Path.of("/usr/games/stockfish");
        Assumptions.assumeTrue(Files.isExecutable(stockfish));
        review("1. e4 e5");
        window.await(() -> state().teachers().size() == 1 && !window.shows("#engine-choice"));
        window.go(new Place.Options());
        files.choose(stockfish);
        window.fire("engine-add");
        window.await(() -> Files.exists(data.resolve("engines.json")));
        review("");
        window.await(() -> state().teachers().size() == 2 && window.shows("#engine-choice"));
        assertThat(state().teacher()).isEqualTo("rookery");
        var choice = (ChoiceBox<?>) window.node("#engine-choice");
        TestWindow.run(() -> choice.getSelectionModel().select(1));
        window.await(() -> state().teacher().startsWith("stockfish"));
        // It counts deeper than the one of these tests, and tells as many lines as asked for.
        window.await(() -> state().analysis().depth() >= 5 && state().analysis().lines().size() == 3);
        window.await(() -> CountingBot.THINKING.get() == 0);
        window.await(() -> state().verdicts().progress() == 1);
        // The choice is kept; where the engine does not know the rules ours is asked.
        window.go(new Place.Home());
        review("[Variant \"dice\"]\n\n1. e4 {[%die 1]} *");
        window.await(() -> state().variant().hasDie() && state().teacher().equals("rookery") && !window.shows("#engine-choice"));
        review("1. d4");
        window.await(() -> !state().variant().hasDie() && state().teacher().startsWith("stockfish"));
    }

    @Test
    void theGamePlaysByItself() throws Exception {
        review("1. e4 e5 2. Nf3 Nc6");
        window.await(() -> state().plies().size() == 4);
        var speed = (Slider) window.node("#review-speed");
        TestWindow.run(() -> speed.setValue(1));
        window.key(KeyCode.SPACE);
        window.await(() -> state().mainPly() == 4 && !state().playing());
    }

    @Test
    void beforeARollTheChancesOfEveryFaceAreShown() throws Exception {
        review("");
        clipboard("[Variant \"dice\"]\n\n1. e4 {[%die 1]} *");
        window.fire("paste");
        window.await(() -> state().variant().hasDie());
        window.key(KeyCode.END);
        window.await(() -> !state().faces().isEmpty() && state().analysis().done());
        assertThat(state().analysis().lines()).hasSameSizeAs(state().faces());
        assertThat(state().analysis().opinion().text()).endsWith("%");
        window.press("face-" + state().faces().getFirst());
        window.await(() -> state().faces().isEmpty());
        assertThat(state().board().destinations()).isNotEmpty();
    }

    @Test
    void aFinishedGameLeadsToItsReview() throws Exception {
        window.play(friends(variant("fide")));
        window.move("f2", "f3");
        window.move("e7", "e5");
        window.move("g2", "g4");
        window.move("d8", "h4");
        window.await(() -> window.shows("#over"));
        window.press("over-review");
        window.await(() -> window.program().shell().place() instanceof Place.Review && state().plies().size() == 4);
        window.fire("last");
        window.await(() -> window.status().equals("Checkmate. Black wins"));
        // The position a mate ends is judged without an engine.
        window.await(() -> state().analysis().opinion() != null);
        assertThat(state().analysis().opinion().chance()).isZero();
    }
}
