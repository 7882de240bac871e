package rookery.desktop.screen.review;

import rookery.look.board.BoardModel;
import rookery.look.board.Slide;
import rookery.desktop.game.PositionBoard;
import rookery.desktop.game.Scorecard;
import rookery.archive.settings.Settings;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.move.Move;
import rookery.kernel.piece.Side;

/** The board of the review: the notebook's current position, interactive for the player to move. */
final class ReviewBoard {
    private ReviewBoard() {}

    /** Without arrows. The pawns of the side below move up. */
    static BoardModel model(Notebook notebook, Side below, Settings settings) {
        return PositionBoard.model(notebook.position(), lastMove(notebook), below, settings);
    }

    private static SquareSet lastMove(Notebook notebook) {
        var node = notebook.node();
        var parent = node.parent();
        if (parent == null || node.move() == Move.PASS) return SquareSet.EMPTY;
        var before = notebook.game().at(parent);
        if (node.roll() != 0) before.make(Move.roll(node.roll()));
        return Slide.track(Scorecard.slides(before, node.move()));
    }
}
