package rookery.desktop.screen.review;

import java.util.List;
import java.util.Map;
import rookery.archive.settings.Settings;
import rookery.desktop.game.BoardMoves;
import rookery.desktop.game.Scorecard;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.move.Move;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Reason;
import rookery.look.board.BoardModel.Coordinates;
import rookery.look.board.BoardModel.Hands;
import rookery.look.board.BoardModel;
import rookery.look.board.Marks;
import rookery.look.board.Pocket;
import rookery.look.board.Region;
import rookery.look.board.Slide;

/** The board of the review: the position the notebook is open at, with the hands of whoever is to move. */
final class ReviewBoard {
    private ReviewBoard() {}

    /** Without arrows. Whoever is below has pawns that go up. */
    static BoardModel model(Notebook notebook, Side below, Settings settings) {
        var position = notebook.position();
        var shape = position.shape();
        int check = position.inCheck() ? position.royalSquare(position.turn()) : BoardShape.NONE;
        boolean mate = position.outcome() instanceof Outcome.Win(Side _, Reason reason) && reason == Reason.CHECKMATE;
        var marks = Marks.NONE.withLastMove(lastMove(notebook)).withCheck(check)
                .withContributors(mate ? position.mateContributors() : SquareSet.EMPTY);
        var model = new BoardModel(shape, BoardModel.figures(position.variant(), position.setup().placement()),
                position.variant().forward(below) > 0,
                Coordinates.suiting(shape, settings.look().coordinates()), Hands.OFF, SquareSet.EMPTY, Map.of(), marks, List.of(),
                Pocket.of(position.variant(), position.setup()), Region.of(position.variant()));
        if (position.toAct() == Actor.NATURE || !(position.outcome() instanceof Outcome.Ongoing)) return model;
        return model.withHands(Hands.MOVE, BoardMoves.own(position, position.turn()), BoardMoves.legal(position, false));
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
