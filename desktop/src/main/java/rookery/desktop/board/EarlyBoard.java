package rookery.desktop.board;

import rookery.look.board.BoardModel;
/**
 * Paints what a board needs when it is first laid out, before there is a window and on any thread. It stands apart from {@link BoardView} because that is a
 * control: whoever touches a control first, on whatever thread, has JavaFX put its stock style over the whole program.
 */
public final class EarlyBoard {
    private EarlyBoard() {}

    /** @param outputScale pixels of the display for one of the window */
    public static void paint(BoardModel model, BoardLook look, double width, double height, double outputScale) {
        BoardSkin.paintAhead(model, look, width, height, outputScale);
    }
}
