package rookery.gallery;

import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import rookery.desktop.board.BoardView;

/** Clicks on squares of a board outside any window. */
final class Fingers {
    private Fingers() {}

    static void click(BoardView board, String name) {
        click(board, board.model().shape().parse(name));
    }

    /** Clicks on a piece in hand. */
    static void pocket(BoardView board, String kind, boolean white) {
        click(board, board.model().pockets().stream().filter(each -> each.figure().kind().equals(kind) && each.figure().white() == white)
                .findFirst().orElseThrow().origin());
    }

    private static void click(BoardView board, int square) {
        var area = board.square(square);
        // An event without a pick result counts from the scene's corner.
        var middle = board.localToScene(area.getCenterX(), area.getCenterY());
        double x = middle.getX();
        double y = middle.getY();
        fire(board, MouseEvent.MOUSE_MOVED, x, y);
        fire(board, MouseEvent.MOUSE_PRESSED, x, y);
        fire(board, MouseEvent.MOUSE_RELEASED, x, y);
    }

    private static void fire(BoardView board, EventType<MouseEvent> type, double x, double y) {
        Event.fireEvent(board, new MouseEvent(type, x, y, x, y, MouseButton.PRIMARY, 1, false, false, false, false,
                type == MouseEvent.MOUSE_PRESSED, false, false, false, false, true, null));
    }
}
