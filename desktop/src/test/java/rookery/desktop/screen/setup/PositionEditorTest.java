package rookery.desktop.screen.setup;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.Point2D;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.TextField;
import javafx.scene.control.TitledPane;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import rookery.desktop.FxThread;
import rookery.desktop.TestWindow;
import rookery.desktop.WindowTest;
import rookery.desktop.shell.Place;

/** Setting up a position by hand. */
final class PositionEditorTest extends WindowTest {
    private static final String ARRAY = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    @BeforeEach
    void openEditor() throws Exception {
        window.go(new Place.NewGame(Place.NewGame.Kind.FRIEND));
        var fold = (TitledPane) window.node("#start-position");
        TestWindow.run(() -> fold.setExpanded(true));
        window.fire("edit-position");
    }

    private String fen() throws Exception {
        var field = (TextField) window.node("#editor-fen");
        return FxThread.call(field::getText);
    }

    private void paste(String text) throws Exception {
        var field = (TextField) window.node("#editor-fen");
        TestWindow.run(() -> field.setText(text));
    }

    /** A click on a square of the editor's board. */
    private void put(String tool, String square) throws Exception {
        window.fire(tool);
        var area = window.area("#editor-board");
        double size = area.getWidth() / 8;
        window.click(new Point2D(area.getMinX() + (square.charAt(0) - 'a' + 0.5) * size,
                area.getMinY() + ('8' - square.charAt(1) + 0.5) * size), MouseButton.PRIMARY);
    }

    private void answer(String words) throws Exception {
        window.await(() -> FxThread.call(() -> window.program().shell().dialogs().isOpen()));
        var buttons = FxThread.call(() -> window.program().shell().dialogs().lookupAll(".button").stream()
                .filter(node -> node instanceof Button button && words.equals(button.getText())).toList());
        TestWindow.run(() -> ((Button) buttons.getFirst()).fire());
        window.settle();
    }

    @Test
    void showsTheFenAndTheCastlingRights() throws Exception { // W-24
        assertThat(fen()).isEqualTo(ARRAY);
        window.fire("castling-h1");
        assertThat(fen()).isEqualTo("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Qkq - 0 1");
        // A piece elsewhere changes no right; a rook that goes takes its own along.
        put("tool-queen-white", "e4");
        assertThat(fen()).isEqualTo("rnbqkbnr/pppppppp/8/8/4Q3/8/PPPPPPPP/RNBQKBNR w Qkq - 0 1");
        put("tool-knight-white", "a1");
        assertThat(fen()).isEqualTo("rnbqkbnr/pppppppp/8/8/4Q3/8/PPPPPPPP/NNBQKBNR w kq - 0 1");
        assertThat(window.shows("#castling-a1")).isFalse();
    }

    @Test
    void aPastedFenIsSetUp() throws Exception { // W-24
        paste("r3k2r/8/8/8/8/8/8/R3K2R b Kq - 3 9");
        var right = (CheckBox) window.node("#castling-h1");
        assertThat(FxThread.call(right::isSelected)).isTrue();
        var none = (CheckBox) window.node("#castling-a1");
        assertThat(FxThread.call(none::isSelected)).isFalse();
        assertThat(window.text("#editor-problems")).isEmpty();
        // What is not understood is said, and neither the text nor the board is lost.
        paste("r3k2r/8/8/8/8/8/8/R3K2X b Kq - 3 9");
        assertThat(window.text("#editor-problems")).isNotEmpty();
        assertThat(fen()).contains("K2X");
        answer("Use this position");
        window.fire("start");
        window.await(() -> window.shows("#board") && window.status().equals("Black to move"));
    }

    @Test
    void aRefusedPositionIsKeptAndCanBeCorrected() throws Exception { // W-24
        put("tool-pawn-white", "b1");
        assertThat(window.text("#editor-problems")).isEqualTo("A pawn stands behind the rank where pawns start.");
        var refused = fen();
        answer("Use this position");
        var start = window.node("#start");
        window.await(() -> FxThread.call(start::isDisabled));
        window.fire("edit-position");
        assertThat(fen()).isEqualTo(refused);
        put("tool-knight-white", "b1");
        assertThat(window.text("#editor-problems")).isEmpty();
        answer("Use this position");
        window.await(() -> !FxThread.call(start::isDisabled));
    }

    @Test
    void putsPiecesIntoTheHand() throws Exception {
        answer("Cancel");
        window.fire("more-variants");
        window.fire("variant-crazyhouse");
        window.fire("edit-position");
        var area = window.area("#editor-board");
        // The lowest place of the lower hand: White's queens.
        var queens = new Point2D(area.getMaxX() - 12, area.getMaxY() - 14);
        window.click(queens, MouseButton.PRIMARY);
        window.click(queens, MouseButton.PRIMARY);
        assertThat(fen()).isEqualTo("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[QQ] w KQkq - 0 1");
        window.click(queens, MouseButton.SECONDARY);
        assertThat(fen()).contains("[Q]");
        answer("Use this position");
        window.fire("start");
        window.await(() -> !window.status().isEmpty());
        assertThat(window.board().model().pockets()).anyMatch(pocket -> pocket.count() == 1 && pocket.figure().kind().equals("queen"));
    }
}
