package rookery.desktop.screen.play;

import static org.assertj.core.api.Assertions.assertThat;
import static rookery.desktop.TestWindow.friends;
import static rookery.desktop.TestWindow.variant;

import java.util.List;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import rookery.desktop.FxThread;
import rookery.desktop.WindowTest;
import rookery.desktop.board.BoardProbe;
import rookery.desktop.piece.PieceArt;
import rookery.kernel.variant.PassRule;
import rookery.look.board.Pocket;
import rookery.look.theme.SquareMark;

/** Pieces in hand, choices and walls, by mouse and by keyboard. */
final class WildGamesTest extends WindowTest {

    private int inHand(String place) throws Exception {
        var board = window.board();
        return FxThread.call(() -> board.model().pockets().stream()
                .filter(each -> place.equals((each.figure().white() ? "white " : "black ") + each.figure().kind())).findFirst()
                .map(Pocket::count).orElse(-1));
    }

    private String kindOn(String square) throws Exception {
        var model = window.board().model();
        var figure = model.figure(model.shape().parse(square));
        return figure == null ? "" : (figure.isWall() ? "" : figure.white() ? "white " : "black ") + figure.kind();
    }

    @Test
    void takesPiecesIntoTheHandAndDropsThem() throws Exception {
        window.play(friends(variant("crazyhouse")));
        assertThat(inHand("white pawn")).isZero();
        window.move("e2", "e4");
        window.move("d7", "d5");
        window.move("e4", "d5");
        assertThat(inHand("white pawn")).isEqualTo(1);
        window.move("d8", "d5");
        assertThat(inHand("black pawn")).isEqualTo(1);
        // A click on the hand shows where the piece may go, and a second one puts it there.
        window.click("white pawn");
        assertThat(window.marks("e5")).contains(SquareMark.TARGET);
        assertThat(window.marks("e8")).isEmpty();
        window.click("e5");
        window.await(() -> window.moves() == 5);
        assertThat(kindOn("e5")).isEqualTo("white pawn");
        assertThat(inHand("white pawn")).isZero();
        // Black drags.
        window.drag("black pawn", "e6");
        window.await(() -> window.moves() == 6);
        assertThat(kindOn("e6")).isEqualTo("black pawn");
        // The other side's hand cannot be used, and an empty slot gives nothing.
        window.click("white pawn");
        window.click("a4");
        window.drag("white queen", "a4");
        assertThat(window.moves()).isEqualTo(6);
        assertThat(window.board().getAccessibleText()).contains("drops Pawn on e6");
    }

    @Test
    void aDraggedDropThatIsNotAllowedGoesBack() throws Exception {
        window.play(friends(variant("shogi", "4k4/9/9/9/9/9/4P4/9/4K4[Pp] w - - 0 1")));
        // Two pawns on a file.
        window.drag("white pawn", "e5");
        assertThat(window.moves()).isZero();
        assertThat(inHand("white pawn")).isEqualTo(1);
        assertThat(window.text("#message")).contains("on this file already");
        window.drag("white pawn", "d5");
        window.await(() -> window.moves() == 1);
    }

    @Test
    void dropsByKeyboardAndByText() throws Exception {
        window.play(friends(variant("crazyhouse", "4k3/8/8/8/8/8/8/4K3[Nn] w - - 0 1")));
        window.type("N@f3");
        window.await(() -> window.moves() == 1);
        assertThat(kindOn("f3")).isEqualTo("white knight");
        window.click("a5");
        window.key(KeyCode.ENTER);
        for (int i = 0; i < 8; i++) window.key(KeyCode.RIGHT);
        // Into the hand at the upper end; the knight lies below the pawn.
        window.key(KeyCode.UP);
        for (int i = 0; i < 12; i++) window.key(KeyCode.UP);
        window.key(KeyCode.DOWN);
        assertThat(window.board().getAccessibleText()).isEqualTo("In Black's hand: Knight, 1");
        window.key(KeyCode.ENTER);
        window.key(KeyCode.LEFT);
        window.key(KeyCode.ENTER);
        window.await(() -> window.moves() == 2);
    }

    @Test
    void nothingIsLeftOfACaptureThatExplodes() throws Exception {
        window.play(friends(variant("atomic", "rnbqkbnr/pppppppp/8/6N1/8/8/PPPPPPPP/RNBQKB1R w KQkq - 0 1")));
        window.move("g5", "f7");
        var board = window.board();
        assertThat(kindOn("f7")).isEmpty();
        // Nor does its picture stay.
        window.await(() -> BoardProbe.piecesShown(board) == board.model().figures().size());
    }

    @Test
    void choosesWhatIsLeftBehind() throws Exception {
        window.play(friends(variant("seirawan")));
        window.click("g1");
        window.click("f3");
        assertThat(window.moves()).isZero();
        window.press("choice-hawk");
        window.await(() -> window.moves() == 1);
        assertThat(kindOn("g1")).isEqualTo("white hawk");
        assertThat(kindOn("f3")).isEqualTo("white knight");
        assertThat(inHand("white hawk")).isZero();
        // Nothing need be left behind.
        window.click("b8");
        window.click("c6");
        window.press("choice-knight");
        window.await(() -> window.moves() == 2);
        assertThat(kindOn("b8")).isEmpty();
        assertThat(inHand("black hawk")).isEqualTo(1);
    }

    @Test
    void castlingMayLeaveAPieceOnEitherSquare() throws Exception {
        window.play(friends(variant("seirawan", "4k3/8/8/8/8/8/8/4K2R[E] w KE - 0 1")));
        window.click("e1");
        window.click("g1");
        window.press("choice-elephant-h1");
        window.await(() -> window.moves() == 1);
        assertThat(kindOn("h1")).isEqualTo("white elephant");
        assertThat(kindOn("g1")).isEqualTo("white king");
        assertThat(kindOn("f1")).isEqualTo("white rook");
    }

    @Test
    void putsTheDuckInTheWay() throws Exception {
        window.play(friends(variant("duck")));
        window.click("e2");
        window.click("e4");
        // The piece stands there, but the turn is not over.
        assertThat(window.moves()).isZero();
        assertThat(window.text("#message")).isEqualTo("Now put the duck on an empty square.");
        assertThat(window.marks("e6")).contains(SquareMark.TARGET);
        assertThat(window.marks("e4")).doesNotContain(SquareMark.TARGET);
        // Escape takes it back.
        window.key(KeyCode.ESCAPE);
        assertThat(window.marks("e6")).isEmpty();
        window.drag("e2", "e4");
        window.click("e6");
        window.await(() -> window.moves() == 1);
        assertThat(kindOn("e6")).isEqualTo("duck");
        assertThat(kindOn("e4")).isEqualTo("white pawn");
        // It blocks the pawn behind it, and must move on.
        window.click("e7");
        assertThat(window.marks("e5")).isEmpty();
        window.click("d7");
        window.click("d5");
        window.click("e3");
        window.await(() -> window.moves() == 2);
        assertThat(kindOn("e6")).isEmpty();
        assertThat(kindOn("e3")).isEqualTo("duck");
    }

    @Test
    void shogiAsksWhetherToPromote() throws Exception {
        var start = variant("shogi", "4k4/9/9/P1P6/9/9/9/9/4K4[] w - - 0 1");
        window.play(friends(start));
        window.click("a6");
        window.click("a7");
        window.press("choice-pawn");
        window.await(() -> window.moves() == 1);
        assertThat(kindOn("a7")).isEqualTo("white pawn");
        window.move("e9", "e8");
        window.click("c6");
        window.click("c7");
        window.press("choice-tokin");
        window.await(() -> window.moves() == 3);
        assertThat(kindOn("c7")).isEqualTo("white tokin");
    }

    @Test
    void saysThatOneMustCapture() throws Exception {
        window.play(friends(variant("antichess")));
        window.move("e2", "e4");
        window.move("d7", "d5");
        window.click("g1");
        window.click("f3");
        assertThat(window.moves()).isEqualTo(2);
        window.await(() -> window.text("#message").equals("You must capture."));
        window.move("e4", "d5");
    }

    @Test
    void explosionsEmptyTheSquaresAround() throws Exception {
        window.play(friends(variant("atomic", "4k3/8/8/3nr3/8/8/8/3RK3 w - - 0 1")));
        window.move("d1", "d5");
        assertThat(kindOn("d5")).isEmpty();
        assertThat(kindOn("e5")).isEmpty();
        assertThat(kindOn("d1")).isEmpty();
    }

    @Test
    void everythingThatExplodesIsShownBesideTheOtherPlayer() throws Exception {
        window.play(friends(variant("atomic", "4k3/8/8/3nr3/2N5/8/8/3RK3 w - - 0 1")));
        window.move("d1", "d5");
        window.await(() -> shownBeside("Ada").equals(List.of(picture("rook", 'R', false), picture("knight", 'N', false))));
        assertThat(shownBeside("Grace")).containsExactly(picture("rook", 'R', true), picture("knight", 'N', true));
        window.press("first");
        window.await(() -> shownBeside("Ada").isEmpty() && shownBeside("Grace").isEmpty());
    }

    /** The pictures of the pieces that a player has taken. */
    private List<Image> shownBeside(String player) throws Exception {
        return FxThread.call(() -> window.program().shell().lookupAll(".player-strip").stream()
                .filter(strip -> player.equals(strip.getAccessibleText())).findFirst().orElseThrow()
                .lookup(".captured").lookupAll("ImageView").stream().map(piece -> ((ImageView) piece).getImage()).toList());
    }

    private Image picture(String kind, char letter, boolean white) {
        return PieceArt.image(window.program().shell().look().pieces(), kind, letter, white, 34);
    }

    @Test
    void passesWhereTheRulesLetOne() throws Exception {
        window.play(friends(variant("fide").with(draft -> draft.wild = draft.wild.withPass(PassRule.ALWAYS))));
        window.press("pass");
        window.await(() -> window.moves() == 1);
        // The turn is Black's, who moves and may pass later on.
        window.move("e7", "e5");
        window.press("pass");
        window.await(() -> window.moves() == 3);
        window.move("e5", "e4");
        assertThat(window.shows("#pass")).isTrue();
        assertThat(kindOn("e4")).isEqualTo("black pawn");
    }

    @Test
    void takesAPawnThatHasPassedAslant() throws Exception {
        window.play(friends(variant("berolina", "4k3/8/8/8/5p2/8/4P3/4K3 w - - 0 1")));
        window.move("e2", "g4");
        window.move("f4", "f3");
        assertThat(kindOn("g4")).isEmpty();
        assertThat(kindOn("f3")).isEqualTo("black berolina pawn");
    }
}
