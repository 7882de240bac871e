package rookery.desktop.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import rookery.look.board.Choice;
import rookery.look.board.Destination;
import rookery.look.board.Figure;
import rookery.look.board.Slide;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.piece.Stride;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Position;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Goal;
import rookery.kernel.variant.Variant;

/** What the rules allow, told in squares a hand can go to. */
public final class BoardMoves {
    private BoardMoves() {}

    /** The squares of a side's pieces. */
    public static SquareSet own(Position position, Side side) {
        return SquareSet.where(position.shape(),
                square -> position.piece(square) != Piece.EMPTY && Piece.side(position.piece(square)) == side);
    }

    /**
     * Every legal move by origin and destination. Castling is offered on the king's target, unless a plain king's move leads there too, and on the rook;
     * where the die has called the rook, also from the rook, on the king.
     *
     * @param autoQueen where the player may choose what a pawn becomes, only the first choice is offered
     */
    public static Map<Integer, List<Destination>> legal(Position position, boolean autoQueen) {
        if (position.toAct() == Actor.NATURE) return Map.of();
        var moves = new MoveList();
        position.legalMoves(moves);
        var choices = new LinkedHashMap<Integer, Map<Integer, List<Integer>>>();
        moves.stream().filter(move -> !Move.isCastling(move)).forEach(move -> add(choices, Move.from(move), Move.to(move), move));
        moves.stream().filter(Move::isCastling).forEach(move -> {
            int target = position.kingTarget(move);
            var known = choices.getOrDefault(Move.from(move), Map.of());
            if (target != Move.from(move) && !known.containsKey(target)) add(choices, Move.from(move), target, move);
            if (target != Move.to(move)) add(choices, Move.from(move), Move.to(move), move);
            if (isCalledByDie(position, Move.to(move))) add(choices, Move.to(move), Move.from(move), move);
        });
        var destinations = new HashMap<Integer, List<Destination>>();
        choices.forEach((from, targets) -> {
            var list = new ArrayList<Destination>();
            targets.forEach((to, all) -> list.add(destination(position, to, autoQueen ? all.subList(0, 1) : ordered(position, all))));
            destinations.put(from, List.copyOf(list));
        });
        return destinations;
    }

    private static boolean isCalledByDie(Position position, int square) {
        return position.roll() > 0 && Piece.kind(position.piece(square)) == position.kindOfFace(position.roll());
    }

    private static void add(Map<Integer, Map<Integer, List<Integer>>> choices, int from, int to, int move) {
        choices.computeIfAbsent(from, _ -> new LinkedHashMap<>()).computeIfAbsent(to, _ -> new ArrayList<>()).add(move);
    }

    /** Promotions in the order in which the rules name them, the usual one first. */
    private static List<Integer> ordered(Position position, List<Integer> moves) {
        var pieces = position.variant().promotion().pieces();
        return moves.stream().sorted((a, b) -> Integer.compare(rank(pieces, a), rank(pieces, b))).toList();
    }

    private static int rank(List<Integer> pieces, int move) {
        int index = pieces.indexOf(Move.promotion(move));
        return index < 0 ? pieces.size() : index;
    }

    private static Destination destination(Position position, int to, List<Integer> moves) {
        return new Destination(to, position.isCapture(moves.getFirst()),
                moves.stream().map(move -> new Choice(move, figure(position, move))).toList());
    }

    private static Figure figure(Position position, int move) {
        int piece = position.piece(Move.from(move));
        return Figure.of(position.variant(), Move.isPromotion(move) ? Piece.of(Move.promotion(move), Piece.side(piece)) : piece);
    }

    /** The way a hand goes to make that move: of castling, the king's. */
    public static Slide slide(Position position, int move) {
        return new Slide(Move.from(move), Move.isCastling(move) ? position.kingTarget(move) : Move.to(move));
    }

    /** Whether the only thing wrong with going from one square to another is that it leaves the own king attacked. */
    public static boolean exposesKing(Position position, int from, int to) {
        if (!position.variant().hasCheck() || position.toAct() == Actor.NATURE) return false;
        if (legal(position, true).getOrDefault(from, List.of()).stream().anyMatch(destination -> destination.square() == to)) return false;
        var careless = position.variant().with(draft -> draft.goals = List.of(new Goal.CaptureRoyal()));
        return switch (Position.of(careless, position.setup())) {
            case Verdict.Playable(Position free) -> legal(free, true).getOrDefault(from, List.of()).stream()
                    .anyMatch(destination -> destination.square() == to);
            case Verdict.Unplayable _ -> false;
        };
    }

    /** Where a piece might go next turn, whatever happens until then: its movement on a board without obstacles, own pieces included. */
    public static Map<Integer, List<Destination>> premoves(Position position, Side side) {
        var destinations = new HashMap<Integer, List<Destination>>();
        own(position, side).each(square -> {
            var reach = reach(position.variant(), square, position.piece(square));
            var list = new ArrayList<Destination>();
            reach.each(to -> list.add(new Destination(to, position.piece(to) != Piece.EMPTY,
                    List.of(new Choice(Move.of(square, to), Figure.of(position.variant(), position.piece(square)))))));
            if (!list.isEmpty()) destinations.put(square, List.copyOf(list));
        });
        return destinations;
    }

    /** The squares a piece reaches on an empty board, and for a king those it castles to. */
    public static SquareSet reach(Variant variant, int square, int piece) {
        var shape = variant.shape();
        var kind = variant.kind(Piece.kind(piece));
        int up = variant.forward(Piece.side(piece));
        var reached = SquareSet.EMPTY;
        for (var stride : kind.movement().strides()) {
            reached = reached.union(along(shape, square, stride, up));
        }
        if (kind.royal() && variant.castling().isOn()) {
            for (int step : new int[]{-2, 2}) {
                int to = shape.step(square, step, 0);
                if (to != BoardShape.NONE) reached = reached.with(to);
            }
        }
        return reached.without(square);
    }

    private static SquareSet along(BoardShape shape, int square, Stride stride, int up) {
        var reached = SquareSet.EMPTY;
        int at = square;
        for (int i = 0; i < stride.range(); i++) {
            at = shape.step(at, stride.dx(), stride.dy() * up);
            if (at == BoardShape.NONE) break;
            reached = reached.with(at);
        }
        return reached;
    }
}
