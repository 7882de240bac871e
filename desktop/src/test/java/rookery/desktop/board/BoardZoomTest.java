package rookery.desktop.board;

import static org.assertj.core.api.Assertions.assertThat;
import static rookery.desktop.TestWindow.friends;
import static rookery.desktop.TestWindow.variant;

import javafx.event.Event;
import javafx.scene.input.KeyCode;
import javafx.scene.input.ScrollEvent;
import javafx.scene.input.ZoomEvent;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import rookery.desktop.FxThread;
import rookery.desktop.TestWindow;
import rookery.desktop.WindowTest;

/** A large board comes nearer by two fingers, by the wheel and by keys, and is moved on under the same fingers. */
final class BoardZoomTest extends WindowTest {
    private BoardView board;

    @BeforeEach
    void lay() throws Exception {
        window.play(friends(variant("xxl")));
        board = window.board();
        window.settle();
    }

    private double size() throws Exception {
        window.settle();
        return FxThread.call(() -> board.square(0).getWidth());
    }

    private void send(Event event) throws Exception {
        TestWindow.run(() -> board.fireEvent(event));
    }

    private static ZoomEvent pinch(double factor) {
        return new ZoomEvent(ZoomEvent.ZOOM, 100, 100, 100, 100, false, false, false, false, true, false, factor, factor, null);
    }

    private static ScrollEvent scroll(double x, double y, boolean control) {
        return new ScrollEvent(ScrollEvent.SCROLL, 100, 100, 100, 100, false, control, false, false, true, false, x, y, x, y, 1, 1,
                ScrollEvent.HorizontalTextScrollUnits.NONE, 0, ScrollEvent.VerticalTextScrollUnits.NONE, 0, 0, null);
    }

    @Test
    void twoFingersBringItNearerAndMoveItOn() throws Exception {
        double whole = size();
        send(pinch(1.5));
        assertThat(size()).isGreaterThan(whole * 1.4);
        double left = FxThread.call(() -> board.square(0).getMinX());
        send(scroll(25, 0, false));
        assertThat(FxThread.call(() -> board.square(0).getMinX())).isEqualTo(left + 25);
        // Not farther away than the whole board, which stands in its place again.
        send(pinch(0.1));
        assertThat(size()).isEqualTo(whole);
        assertThat(FxThread.call(() -> board.square(0).getMinX())).isLessThan(left + 200).isGreaterThanOrEqualTo(0);
    }

    @Test
    void theWheelAndKeysDoTheSame() throws Exception {
        double whole = size();
        send(scroll(0, 40, true));
        double nearer = size();
        assertThat(nearer).isGreaterThan(whole);
        TestWindow.run(board::requestFocus);
        window.key(KeyCode.ADD);
        assertThat(size()).isGreaterThan(nearer);
        window.key(KeyCode.DIGIT0);
        assertThat(size()).isEqualTo(whole);
    }

    @Test
    void piecesMoveOnAZoomedBoard() throws Exception {
        send(pinch(1.2));
        window.settle();
        window.move("g2", "g3");
        assertThat(window.moves()).isEqualTo(1);
    }
}
