package rookery.desktop.screen.play;

import static org.assertj.core.api.Assertions.assertThat;
import static rookery.desktop.TestWindow.friends;
import static rookery.desktop.TestWindow.variant;

import org.junit.jupiter.api.Test;
import rookery.desktop.FxThread;
import rookery.desktop.WindowTest;
import rookery.kernel.variant.Variant;

/** What a screen reader hears while a game is played: it reads the name of the board, which has the focus. */
final class PlaySpeechTest extends WindowTest {
    private void play(Variant variant) throws Exception {
        window.play(friends(variant));
    }

    private void expect(String words) throws Exception {
        var board = window.board();
        window.await(() -> FxThread.call(board::getAccessibleText).equals(words));
    }

    @Test
    void movesCapturesAndChecksAreHeard() throws Exception {
        play(variant("fide"));
        expect("White to move");
        window.move("e2", "e4");
        expect("White Pawn from e2 to e4. Black to move");
        window.move("d7", "d5");
        window.move("e4", "d5");
        expect("White Pawn from e4 takes Pawn on d5. Black to move");
        window.move("c7", "c6");
        window.move("f1", "b5");
        window.move("a7", "a6");
        window.move("b5", "c6");
        expect("White Bishop from b5 takes Pawn on c6. Black is in check");
    }

    @Test
    void castlingAndPromotionAreHeard() throws Exception {
        play(variant("fide", "6k1/P7/8/8/8/8/8/4K2R w K - 0 1"));
        window.move("e1", "g1");
        window.await(() -> window.moves() == 1);
        var board = window.board();
        assertThat(FxThread.call(board::getAccessibleText)).startsWith("White castles, king to g1.");
        window.move("g8", "g7");
        window.type("a8=N");
        expect("White Pawn from a7 to a8. It becomes Knight. Black to move");
    }

    @Test
    void theDieIsHeard() throws Exception {
        play(variant("dice"));
        var board = window.board();
        window.await(() -> FxThread.call(board::getAccessibleText).matches("The die shows [1-6]: [A-Z][a-z]+\\. White to move"));
    }

    @Test
    void whatIsTurnedBackToIsHeardAgain() throws Exception {
        play(variant("fide"));
        window.move("g1", "f3");
        window.move("g8", "f6");
        window.press("back");
        expect("White Knight from g1 to f3. Looking back: after move 1 of 2");
    }
}
