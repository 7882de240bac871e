package rookery.look.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
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
import rookery.kernel.variant.PassRule;
import rookery.kernel.variant.Variant;
import rookery.kernel.variant.Walls;

/** The legal moves as squares a player can move to. */
public final class BoardMoves {
    private BoardMoves() {}

    /** The squares of a side's pieces. */
    public static SquareSet own(Position position, Side side) {
        return SquareSet.where(position.shape(),
                square -> Piece.isPiece(position.piece(square)) && Piece.side(position.piece(square)) == side);
    }

    /**
     * Every legal move by origin and destination; a drop's origin is its {@link Pocket}, and a pass has none. Castling is offered on the king's target, unless
     * a plain king's move leads there too, and on the rook; where the die has called the rook, also from the rook, on the king.
     *
     * @param autoQueen offer only the first choice of a promotion
     */
    public static Map<Integer, List<Destination>> legal(Position position, boolean autoQueen) {
        if (position.toAct() == Actor.NATURE) return Map.of();
        var moves = new MoveList();
        position.legalMoves(moves);
        var choices = new LinkedHashMap<Integer, Map<Integer, List<Integer>>>();
        var castlings = new ArrayList<Integer>();
        for (int move : moves.toArray()) {
            if (Move.isCastling(castling(position, move))) {
                castlings.add(move);
            } else if (move != Move.PASS) {
                add(choices, origin(position, move), Move.to(move), move);
            }
        }
        var plain = choices.entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, entry -> Set.copyOf(entry.getValue().keySet())));
        for (int move : castlings) {
            int castling = castling(position, move);
            int target = position.kingTarget(castling);
            int from = Move.from(castling);
            if (target != from && !plain.getOrDefault(from, Set.of()).contains(target)) add(choices, from, target, move);
            if (target != Move.to(castling)) add(choices, from, Move.to(castling), move);
            if (isCalledByDie(position, Move.to(castling))) add(choices, Move.to(castling), from, move);
        }
        var blocker = position.variant().wild().walls() == Walls.NONE ? null : position.copy();
        var destinations = new HashMap<Integer, List<Destination>>();
        choices.forEach((from, targets) -> {
            var list = new ArrayList<Destination>();
            targets.forEach((to, all) -> list.add(destination(position, to, all, autoQueen, blocker)));
            destinations.put(from, List.copyOf(list));
        });
        return destinations;
    }

    /** Whether the player may pass now. */
    public static boolean mayPass(Position position) {
        return position.variant().wild().pass() != PassRule.NEVER && position.toAct() != Actor.NATURE && position.isLegal(Move.PASS);
    }

    /** Where the player picks up the piece: its square or pocket. */
    private static int origin(Position position, int move) {
        return Move.isDrop(move)
                ? Pocket.origin(Piece.of(position.variant().demoted(Move.promotion(move)), position.turn()))
                : Move.from(move);
    }

    /** The castling part of a move that castles, with or without gating; any other move unchanged. */
    private static int castling(Position position, int move) {
        int target = position.piece(Move.to(move));
        if (Move.type(move) != Move.GATE || !Piece.isPiece(target) || Piece.side(target) != position.turn()) return move;
        return position.isRoyal(target)
                ? Move.of(Move.to(move), Move.from(move), Move.CASTLING)
                : Move.of(Move.from(move), Move.to(move), Move.CASTLING);
    }

    private static boolean isCalledByDie(Position position, int square) {
        return position.roll() > 0 && Piece.kind(position.piece(square)) == position.kindOfFace(position.roll());
    }

    private static void add(Map<Integer, Map<Integer, List<Integer>>> choices, int from, int to, int move) {
        choices.computeIfAbsent(from, _ -> new LinkedHashMap<>()).computeIfAbsent(to, _ -> new ArrayList<>()).add(move);
    }

    /** Orders promotions as the rules list them, the usual one first, then the move without one; no gating before gating. */
    private static int rank(Position position, int move) {
        var pieces = position.variant().promotion().pieces();
        int index = pieces.indexOf(Move.promotion(move));
        if (Move.type(move) == Move.GATE) return pieces.size() + 2;
        return Move.isPromotion(move)
                ? index < 0 ? pieces.size() : index
                : position.variant().wild().drops().gating() ? -1 : pieces.size() + 1;
    }

    private static Destination destination(Position position, int to, List<Integer> moves, boolean autoQueen, @Nullable Position blocker) {
        var walled = new LinkedHashMap<Integer, List<Integer>>();
        for (int move : moves) walled.computeIfAbsent(blocker == null ? move : withoutWall(move), _ -> new ArrayList<>()).add(move);
        var groups = new ArrayList<>(walled.values());
        if (autoQueen && moves.stream().allMatch(Move::isPromotion)) groups.subList(1, groups.size()).clear();
        groups.sort(Comparator.comparingInt(group -> rank(position, group.getFirst())));
        return new Destination(to, position.isCapture(moves.getFirst()),
                groups.stream().map(group -> choice(position, group, blocker)).toList());
    }

    private static int withoutWall(int move) {
        return move & Move.withWall(0, 1) - 1;
    }

    private static Choice choice(Position position, List<Integer> moves, @Nullable Position blocker) {
        int move = moves.getFirst();
        boolean beside = Move.type(move) == Move.GATE && castling(position, move) != move;
        return new Choice(move, figure(position, move), beside ? position.shape().name(Move.from(move)) : "",
                blocker == null || moves.size() == 1 ? Choice.Blocking.NONE : blocking(blocker, moves));
    }

    /** The board after a piece has arrived and before a square is blocked: walls are still where they were. */
    private static Choice.Blocking blocking(Position position, List<Integer> moves) {
        var variant = position.variant();
        var before = BoardModel.figures(variant, position.setup().placement());
        position.make(moves.getFirst());
        var figures = BoardModel.figures(variant, position.setup().placement());
        position.unmake();
        figures.values().removeIf(Figure::isWall);
        before.forEach((square, figure) -> {
            if (figure.isWall()) figures.put(square, figure);
        });
        var squares = new HashMap<Integer, Integer>();
        moves.forEach(move -> squares.put(Move.wall(move), move));
        return new Choice.Blocking(figures, squares);
    }

    private static Figure figure(Position position, int move) {
        boolean other = Move.promotion(move) != 0;
        return Figure.of(position.variant(), other ? Piece.of(Move.promotion(move), position.turn()) : position.piece(Move.from(move)));
    }

    /** The path of the move: for castling the king's, for a drop from its pocket. */
    public static Slide slide(Position position, int move) {
        int castling = castling(position, move);
        return Move.isCastling(castling)
                ? new Slide(Move.from(castling), position.kingTarget(castling))
                : new Slide(origin(position, move), Move.to(move));
    }

    /** Whether the move is illegal only because it leaves the own king attacked. */
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

    /** Where a piece might go next turn, whatever happens before: its movement on an empty board. */
    public static Map<Integer, List<Destination>> premoves(Position position, Side side) {
        var destinations = new HashMap<Integer, List<Destination>>();
        own(position, side).each(square -> {
            var reach = reach(position.variant(), square, position.piece(square));
            var list = new ArrayList<Destination>();
            reach.each(to -> list.add(new Destination(to, position.piece(to) != Piece.EMPTY,
                    List.of(new Choice(Move.of(square, to), Figure.of(position.variant(), position.piece(square)))))));
            if (!list.isEmpty()) destinations.put(square, List.copyOf(list));
        });
        if (position.variant().wild().drops().on()) addDrops(position, side, destinations);
        return destinations;
    }

    private static void addDrops(Position position, Side side, Map<Integer, List<Destination>> destinations) {
        for (int piece : Set.copyOf(position.hand())) {
            if (Piece.side(piece) != side) continue;
            var choices = List.of(new Choice(Move.NONE, Figure.of(position.variant(), piece)));
            destinations.put(Pocket.origin(piece), IntStream.range(0, position.shape().squares())
                    .mapToObj(square -> new Destination(square, false, choices)).toList());
        }
    }

    /** The squares a piece reaches on an empty board, and for a king those it castles to. */
    public static SquareSet reach(Variant variant, int square, int piece) {
        var shape = variant.shape();
        var kind = variant.kind(Piece.kind(piece));
        int up = variant.forward(Piece.side(piece));
        var reached = SquareSet.EMPTY;
        for (var stride : kind.movement().strides(up)) {
            reached = reached.union(along(shape, square, stride));
        }
        if (kind.royal() && variant.castling().isOn()) {
            for (int step : new int[]{-2, 2}) {
                int to = shape.step(square, step, 0);
                if (to != BoardShape.NONE) reached = reached.with(to);
            }
        }
        return reached.without(square);
    }

    private static SquareSet along(BoardShape shape, int square, Stride stride) {
        var reached = SquareSet.EMPTY;
        int at = square;
        for (int i = 0; i < stride.range(); i++) {
            at = shape.step(at, stride.dx(), stride.dy());
            if (at == BoardShape.NONE) break;
            reached = reached.with(at);
        }
        return reached;
    }
}
