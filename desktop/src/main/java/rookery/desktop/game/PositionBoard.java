package rookery.desktop.game;

import java.util.List;
import java.util.Map;
import rookery.archive.settings.Settings;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;
import rookery.look.board.BoardMoves;
import rookery.look.board.BoardModel;
import rookery.look.board.BoardModel.Coordinates;
import rookery.look.board.BoardModel.Hands;
import rookery.look.board.Marks;
import rookery.look.board.Pocket;
import rookery.look.board.Region;

/** The board model of a position, interactive for the player to move. */
public final class PositionBoard {
    private PositionBoard() {}

    /** Without arrows. The pawns of the side below move up; nothing can be moved if the game is over or the die must be rolled. */
    public static BoardModel model(Position position, SquareSet lastMove, Side below, Settings settings) {
        var model = still(position, lastMove, below, settings);
        if (position.toAct() == Actor.NATURE || !(position.outcome() instanceof Outcome.Ongoing)) return model;
        return model.withHands(Hands.MOVE, BoardMoves.own(position, position.turn()), BoardMoves.legal(position, false));
    }

    /** The same, on which nothing can be moved. */
    public static BoardModel still(Position position, SquareSet lastMove, Side below, Settings settings) {
        var shape = position.shape();
        int check = position.inCheck() ? position.royalSquare(position.turn()) : BoardShape.NONE;
        boolean mate = position.outcome() instanceof Outcome.Win(Side _, Reason reason) && reason == Reason.CHECKMATE;
        var marks = Marks.NONE.withLastMove(lastMove).withCheck(check)
                .withContributors(mate ? position.mateContributors() : SquareSet.EMPTY);
        return new BoardModel(shape, BoardModel.figures(position.variant(), position.setup().placement()),
                position.variant().forward(below) > 0,
                Coordinates.suiting(shape, settings.look().coordinates()), Hands.OFF, SquareSet.EMPTY, Map.of(), marks, List.of(),
                Pocket.of(position.variant(), position.setup()), Region.of(position.variant()));
    }
}
