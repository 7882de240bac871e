package rookery.desktop.screen.play;

import static org.assertj.core.api.Assertions.assertThat;
import static rookery.desktop.TestWindow.friends;
import static rookery.desktop.TestWindow.variant;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;
import rookery.desktop.FxThread;
import rookery.desktop.TestWindow;
import rookery.desktop.WindowTest;
import rookery.look.board.Arrow;
import rookery.desktop.board.BoardProbe;
import rookery.desktop.theme.Paints;
import rookery.look.theme.SquareMark;

/** Moving pieces on a real board, by mouse and by keyboard. */
final class PlayOnBoardTest extends WindowTest {
    @Test
    void movesByTwoClicksAndPassesTheTurn() throws Exception {
        window.play(friends(variant("fide")));
        // C-05, L-04, S-07: the array stands, White below
        assertThat(window.board().model().figures()).hasSize(32);
        assertThat(window.board().model().firstRankBelow()).isTrue();
        // C-06, S-24: whose turn it is
        assertThat(window.status()).isEqualTo("White to move");
        // L-31: only the side to move can select
        window.click("e7");
        assertThat(window.marks("e7")).isEmpty();
        // C-51, L-34, S-25, X-08, X-10, X-22: green for the piece, blue for where it goes
        window.click("e2");
        assertThat(window.marks("e2")).contains(SquareMark.SELECTED);
        assertThat(window.marks("e3")).contains(SquareMark.TARGET);
        assertThat(window.marks("e4")).contains(SquareMark.TARGET);
        assertThat(window.marks("e5")).isEmpty();
        // L-35, S-23, S-26: the move is made, the turn passes
        window.click("e4");
        window.await(() -> window.moves() == 1);
        assertThat(window.status()).isEqualTo("Black to move");
        // X-11: yellow where it came from and where it stands
        assertThat(window.marks("e2")).containsExactly(SquareMark.LAST_MOVE);
        assertThat(window.marks("e4")).contains(SquareMark.LAST_MOVE);
        window.move("d7", "d5");
        // X-09: light red where it captures
        window.click("e4");
        assertThat(window.marks("d5")).contains(SquareMark.CAPTURE);
        assertThat(window.marks("e5")).contains(SquareMark.TARGET);
    }

    @Test
    void letsGoAndChangesItsMind() throws Exception {
        window.play(friends(variant("fide")));
        window.click("g1");
        // X-23: another own piece is selected instead
        window.click("b1");
        assertThat(window.marks("g1")).doesNotContain(SquareMark.SELECTED);
        assertThat(window.marks("b1")).contains(SquareMark.SELECTED);
        // X-24: the same piece again lets go
        window.click("b1");
        assertThat(window.marks("b1")).doesNotContain(SquareMark.SELECTED);
        // S-27, X-24: a square it cannot go to removes the marks
        window.click("b1");
        window.click("e5");
        assertThat(window.marks("b1")).doesNotContain(SquareMark.SELECTED);
        assertThat(window.marks("a3")).isEmpty();
        // S-28: a click beside the board does nothing
        window.click("b1");
        window.click(new Point2D(300, 890), MouseButton.PRIMARY);
        assertThat(window.marks("b1")).contains(SquareMark.SELECTED);
        assertThat(window.moves()).isZero();
    }

    @Test
    void hoverMarksOnlyWhatCanBeChosen() throws Exception {
        window.play(friends(variant("fide")));
        // C-48, L-32, L-33
        window.hover("d4");
        assertThat(window.marks("d4")).isEmpty();
        var plain = window.colours("d2");
        var empty = window.colours("d4");
        window.hover("d2");
        assertThat(window.marks("d2")).contains(SquareMark.HOVER);
        assertThat(window.colours("d2").equals(plain)).as("the square under the mouse looks as before").isFalse();
        assertThat(window.colours("d4").equals(empty)).as("another square looks as before").isTrue();
        window.hover("d4");
        assertThat(window.colours("d2").equals(plain)).as("it looks as before when the mouse has left").isTrue();
        window.hover("d7");
        assertThat(window.marks("d7")).isEmpty();
        window.click("d2");
        window.hover("d4");
        assertThat(window.marks("d4")).contains(SquareMark.HOVER);
    }

    @Test
    void dragsToo() throws Exception {
        window.play(friends(variant("fide")));
        // D-35
        window.drag("g1", "f3");
        window.await(() -> window.moves() == 1);
        window.drag("e7", "e2");
        assertThat(window.moves()).isEqualTo(1);
        assertThat(window.board().model().figures()).containsKey(window.board().model().shape().parse("e7"));
        window.drag("e7", "e5");
        window.await(() -> window.moves() == 2);
    }

    @Test
    void saysCheckAndThatTheKingMustBeDefended() throws Exception {
        window.play(friends(variant("fide", "4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1")));
        // X-36, C-52: dark red, and the message
        assertThat(window.marks("e1")).contains(SquareMark.CHECK);
        assertThat(window.status()).isEqualTo("White is in check");
        // S-30: above the board, white on red, so that nobody overlooks it
        assertThat(window.area("#status").getMaxY()).isLessThanOrEqualTo(window.area("#board").getMinY());
        assertThat(window.background("#status")).isEqualTo(Color.web("#9C0A14"));
        assertThat(window.textFill("#status")).isEqualTo(Color.WHITE);
        // X-39: what does not help is not offered
        window.click("a1");
        assertThat(window.marks("a8")).isEmpty();
        // X-37: three flashes of half a second, and the exact words
        window.click("a8");
        window.await(() -> window.text("#message").equals("You must defend your king!"));
        assertThat(FxThread.call(window.board()::isFlashLit)).isTrue();
        window.await(() -> !FxThread.call(window.board()::isFlashLit));
        // X-34: taking the attacker does
        window.move("e1", "e2");
        window.await(() -> window.moves() == 1);
        assertThat(window.status()).isEqualTo("Black to move");
        assertThat(window.background("#status")).isNotEqualTo(Color.web("#9C0A14"));
        window.type("Kd7");
        window.await(() -> window.moves() == 2);
        window.type("Ra7+");
        window.await(() -> window.text("#message").equals("Check!"));
    }

    @Test
    void aPinnedPieceStays() throws Exception {
        // X-38
        window.play(friends(variant("fide", "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1")));
        window.click("e2");
        assertThat(window.marks("f4")).isEmpty();
        window.click("f4");
        window.await(() -> window.text("#message").equals("Your king would be in check."));
        assertThat(window.moves()).isZero();
    }

    @Test
    void asksWhatThePawnBecomes() throws Exception {
        window.play(friends(variant("fide", "7k/P7/8/8/8/8/8/K7 w - - 0 1")));
        // C-30
        window.click("a7");
        window.click("a8");
        assertThat(window.moves()).isZero();
        var choice = window.node("#choice-knight");
        var middle = FxThread.call(() -> choice.localToScene(choice.getLayoutBounds().getCenterX(), choice.getLayoutBounds().getCenterY()));
        window.click(middle, MouseButton.PRIMARY);
        window.await(() -> window.moves() == 1);
        assertThat(window.board().model().figures().get(window.board().model().shape().parse("a8")).kind()).isEqualTo("knight");
    }

    @Test
    void thePickerCanBeLeft() throws Exception {
        window.play(friends(variant("fide", "7k/P7/8/8/8/8/8/K7 w - - 0 1")));
        window.drag("a7", "a8");
        window.key(KeyCode.ESCAPE);
        assertThat(window.moves()).isZero();
        window.drag("a7", "a8");
        window.key(KeyCode.R);
        window.await(() -> window.moves() == 1);
        assertThat(window.board().model().figures().get(window.board().model().shape().parse("a8")).kind()).isEqualTo("rook");
    }

    @Test
    void castlesByKingOrByRook() throws Exception {
        window.play(friends(variant("fide", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")));
        window.move("e1", "g1");
        window.move("e8", "a8");
        assertThat(window.board().model().figures().get(window.board().model().shape().parse("c8")).kind()).isEqualTo("king");
    }

    @Test
    void onAFourTheRookBeginsCastling() throws Exception { // W-06, D-25
        window.play(friends(variant("dice", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 R")));
        assertThat(window.board().model().marks().lifted().contains(window.board().model().shape().parse("h1"))).isTrue();
        window.click("h1");
        assertThat(window.marks("e1")).contains(SquareMark.TARGET);
        window.click("e1");
        window.await(() -> window.moves() == 1);
        assertThat(window.board().model().figures().get(window.board().model().shape().parse("g1")).kind()).isEqualTo("king");
        assertThat(window.board().model().figures().get(window.board().model().shape().parse("f1")).kind()).isEqualTo("rook");
    }

    @Test
    void onALargeBoardWholeTilesAreShaded() throws Exception { // W-04, X-07, X-08, X-09, X-10
        window.play(friends(variant("xxl", "7k6/14/14/14/14/14/3p10/14/14/14/14/14/14/3R6K3 w - - 0 1")));
        window.click("d1");
        var board = window.board();
        var picture = window.picture();
        var theme = FxThread.call(() -> board.lookProperty().get().theme());
        // Beside the middle, where a dot or the corners of a thin mark would leave the square as it is.
        for (var square : List.of("d4", "d8", "g1")) {
            var area = FxThread.call(() -> board.localToScene(board.square(board.model().shape().parse(square))));
            var seen = picture.getPixelReader().getColor((int) (area.getMinX() + area.getWidth() * 0.2),
                    (int) (area.getMinY() + area.getHeight() * 0.5));
            var mark = Paints.color(square.equals("d8") ? theme.marks().capture() : theme.marks().target());
            assertThat(Math.abs(seen.getHue() - mark.getHue())).as(square).isLessThan(25);
        }
        assertThat(window.marks("d8")).contains(SquareMark.CAPTURE);
    }

    @Test
    void walksOverSquaresByKeys() throws Exception {
        window.play(friends(variant("fide")));
        var board = window.board();
        TestWindow.run(board::requestFocus);
        // The walk begins in the middle, on e4.
        window.key(KeyCode.ENTER);
        window.key(KeyCode.DOWN);
        window.key(KeyCode.DOWN);
        assertThat(FxThread.call(board::getAccessibleText)).isEqualTo("e2, White Pawn");
        window.key(KeyCode.ENTER);
        assertThat(window.marks("e2")).contains(SquareMark.SELECTED);
        window.key(KeyCode.UP);
        window.key(KeyCode.UP);
        window.key(KeyCode.ENTER);
        window.await(() -> window.moves() == 1);
    }

    @Test
    void theOpeningIsNamedBelowTheMoves() throws Exception { // W-27
        window.play(friends(variant("fide")));
        assertThat(window.shows("#opening")).isFalse();
        window.move("g1", "f3");
        window.move("b8", "c6");
        window.move("e2", "e4");
        window.move("e7", "e5");
        window.move("f1", "b5");
        window.await(() -> window.text("#opening").equals("C60  Ruy Lopez"));
        // Looking back shows the name of the position's opening.
        window.key(KeyCode.LEFT);
        window.await(() -> window.text("#opening").equals("C44  King's Knight Opening, Normal Variation"));
    }

    @Test
    void aButtonThatCannotBePressedSaysWhy() throws Exception { // W-27
        window.play(friends(variant("fide")));
        var back = (Button) window.node("#back");
        assertThat(FxThread.call(back::isDisabled)).isTrue();
        window.hover(window.area("#back"));
        window.await(() -> FxThread.call(() -> back.getTooltip().isShowing()));
        assertThat(FxThread.call(() -> back.getTooltip().getText()))
                .isEqualTo("One move back\nThere is nothing earlier: this is the start.");
        window.hover("e4");
        window.await(() -> !FxThread.call(() -> back.getTooltip().isShowing()));
        window.move("e2", "e4");
        assertThat(FxThread.call(() -> back.getTooltip().getText())).isEqualTo("One move back");
    }

    @Test
    void drawsArrowsAndCirclesWithTheRightButton() throws Exception {
        window.play(friends(variant("fide")));
        window.drag("g1", "f3", MouseButton.SECONDARY);
        window.click(window.at("e4"), MouseButton.SECONDARY);
        var shape = window.board().model().shape();
        assertThat(BoardProbe.drawn(window.board())).containsExactly(new Arrow(shape.parse("g1"), shape.parse("f3"), Arrow.Ink.USER),
                new Arrow(shape.parse("e4"), shape.parse("e4"), Arrow.Ink.USER));
        window.click("a5");
        assertThat(BoardProbe.drawn(window.board())).isEmpty();
        assertThat(window.moves()).isZero();
    }

    @Test
    void theBoardTakesTheSpaceThereIs() throws Exception {
        // C-49
        window.play(friends(variant("fide")));
        var board = window.board();
        double before = FxThread.call(() -> board.squares().getWidth());
        TestWindow.run(() -> window.program().shell().getScene().getWindow().setHeight(700));
        window.await(() -> FxThread.call(() -> board.squares().getWidth()) < before);
    }

    @Test
    void aHintSaysWhatIsTrueAboutItsMove() throws Exception {
        // Greedy is asked here, and there is one thing to take.
        window.play(friends(variant("fide", "r5k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1")));
        assertThat(window.shows("#advice")).isFalse();
        window.press("hint");
        window.await(() -> window.shows("#advice"));
        assertThat(window.text("#advice")).contains("It is checkmate.");
        assertThat(window.board().model().arrows()).extracting(Arrow::ink).containsExactly(Arrow.Ink.HINT);
        window.move("g1", "f1");
        assertThat(window.shows("#advice")).isFalse();
    }
}
