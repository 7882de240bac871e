package rookery.desktop.screen.play;

import java.util.List;
import java.util.Map;
import rookery.archive.settings.Settings;
import rookery.look.board.BoardMoves;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.move.Move;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Position;
import rookery.look.board.BoardModel.Coordinates;
import rookery.look.board.BoardModel.Hands;
import rookery.look.board.BoardModel;
import rookery.look.board.Destination;
import rookery.look.board.Marks;
import rookery.look.board.Pocket;
import rookery.look.board.Region;
import rookery.look.board.Slide;
import rookery.play.match.MatchSnapshot;

/** What the board shows and allows in a given state. */
final class PlayBoard {
    private PlayBoard() {}

    static BoardModel model(PlayState state, Settings settings) {
        var match = state.match();
        var variant = match.settings().variant();
        var frame = state.frame();
        boolean showsShown = state.isLive() && match.shown() != Move.NONE;
        var position = match.position();
        var placement = showsShown ? match.boardPosition().setup().placement() : frame.placement();
        var pockets = showsShown ? Pocket.of(variant, match.boardPosition().setup()) : frame.pockets();
        var marks = Marks.NONE.withLastMove(showsShown ? SquareSet.EMPTY : frame.lastMove())
                .withCheck(showsShown ? BoardShape.NONE : frame.check())
                .withContributors(frame.contributors());
        if (showsShown) marks = marks.withProvisional(provisional(position, match.shown()));
        if (state.isLive() && state.premove().isPresent()) {
            var premove = state.premove().get();
            marks = marks.withPremove(Pocket.squares(premove.from(), premove.to()));
        }
        var coordinates = Coordinates.suiting(variant.shape(), settings.look().coordinates());
        var board = new BoardModel(variant.shape(), BoardModel.figures(variant, placement), firstRankBelow(state), coordinates, Hands.OFF,
                SquareSet.EMPTY, Map.of(), marks, state.isLive() ? state.hint() : List.of(), pockets, Region.of(variant));
        return state.isLive() ? withHands(board, state, position, settings) : board;
    }

    private static List<Integer> provisional(Position position, int move) {
        var slide = BoardMoves.slide(position, move);
        return List.of(slide.from(), slide.to());
    }

    private static BoardModel withHands(BoardModel board, PlayState state, Position position, Settings settings) {
        var match = state.match();
        if (match.phase() != MatchSnapshot.Phase.RUNNING) return board;
        var turn = match.turn();
        if (state.playsHere(turn)) {
            if (match.toAct() == Actor.NATURE) return board;
            if (match.shown() != Move.NONE) return board.withHands(Hands.MOVE, SquareSet.of(board.marks().provisional().get(1)), Map.of());
            var legal = BoardMoves.legal(position, settings.play().autoQueen());
            var own = BoardMoves.own(position, turn);
            if (!position.variant().hasDie()) return board.withHands(Hands.MOVE, own, legal);
            return board.withHands(Hands.MOVE, own, legal).withMarks(board.marks().withLifted(movable(legal)));
        }
        var other = turn.opponent();
        if (!state.playsHere(other) || !settings.play().premoves() || position.variant().hasDie()) return board;
        return board.withHands(Hands.PREMOVE, BoardMoves.own(position, other), BoardMoves.premoves(position, other));
    }

    private static SquareSet movable(Map<Integer, List<Destination>> legal) {
        return legal.keySet().stream().filter(square -> !Pocket.isOrigin(square)).map(square -> SquareSet.of(square))
                .reduce(SquareSet.EMPTY, SquareSet::union);
    }

    /** The slides from the previous frame to the current one, if known; empty means compare the boards. */
    static List<Slide> slides(PlayState before, PlayState now) {
        if (now.index() == before.index() + 1 && now.card().frames().size() > now.index()) return now.frame().slides();
        if (now.index() == before.index() - 1 && before.index() < before.card().size()) {
            return before.frame().slides().stream().map(slide -> new Slide(slide.to(), slide.from())).toList();
        }
        return List.of();
    }

    /** The pawns of the side below move up: a layout may have Black's pieces on the first ranks. */
    private static boolean firstRankBelow(PlayState state) {
        return state.match().settings().variant().forward(state.below()) > 0;
    }

    /** The side at the top of the board. */
    static Side above(PlayState state) {
        return state.below().opponent();
    }
}
