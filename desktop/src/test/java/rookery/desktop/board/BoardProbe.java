package rookery.desktop.board;

import rookery.look.board.Arrow;
import java.util.List;
import rookery.look.theme.SquareMark;

/** What tests may see of a board's inside. */
public final class BoardProbe {
    private BoardProbe() {}

    public static List<SquareMark> marks(BoardView board, String square) {
        return skin(board).marks().on(board.model().shape().parse(square));
    }

    public static List<Arrow> drawn(BoardView board) {
        return skin(board).drawn();
    }

    /** How many pieces are painted, moving ones included. */
    public static int piecesShown(BoardView board) {
        return skin(board).pieces().getChildren().size();
    }

    private static BoardSkin skin(BoardView board) {
        return (BoardSkin) board.getSkin();
    }
}
