package rookery.desktop.board;

import rookery.look.board.BoardModel;
/**
 * Paints what a board's first layout needs, before there is a window and on any thread. It is separate from {@link BoardView} because that is a control:
 * loading the first control makes JavaFX apply its stock style to the whole program.
 */
public final class EarlyBoard {
    private EarlyBoard() {}

    /** @param outputScale device pixels per window pixel */
    public static void paint(BoardModel model, BoardLook look, double width, double height, double outputScale) {
        BoardSkin.paintAhead(model, look, width, height, outputScale);
    }
}
