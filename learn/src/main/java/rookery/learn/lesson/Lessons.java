package rookery.learn.lesson;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.Fen;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Chance;
import rookery.kernel.variant.DrawRules;
import rookery.kernel.variant.Goal;
import rookery.kernel.variant.Placement;
import rookery.kernel.variant.Places;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;
import rookery.kernel.variant.WildRules;
import rookery.learn.puzzle.WinProof;

/**
 * Makes the first lessons of any variant from its rules: for every piece that stands on the board at the start, or that others become, three exercises, then
 * castling and wins in one move. The same variant and seed give the same lessons, and every lesson can be solved.
 */
public final class Lessons {

    private static final int TRIES = 4_000;
    private static final int STARS = 4;
    private static final int ENEMIES = 3;
    private static final int WINS = 3;
    private static final int STRONGEST = 3;
    /** Path searches try fewer positions, since they take longer. */
    private static final int WAY_TRIES = 150;
    private static final int GAMES = 60;
    private static final int GAME_PLIES = 160;

    private final Variant taught;
    /** The same pieces, with nothing to win or lose. */
    private final Variant alone;
    private final SplittableRandom random;

    private Lessons(Variant variant, long seed) {
        taught = variant;
        alone = variant.with(draft -> {
            draft.goals = List.of(new Goal.ReachZone(List.of(1), SquareSet.EMPTY, SquareSet.EMPTY, false));
            draft.chance = new Chance.None();
            draft.draws = DrawRules.NONE;
            draft.checksForbidden = false;
            draft.promotion = variant.promotion().withOthers(List.of(), false);
            Places places = variant.wild().places();
            draft.wild = WildRules.NONE.withPlaces(new Places(places.regions(), places.crossings(), true));
            draft.start = Setup.of(Placement.empty(variant.shape()));
        });
        random = new SplittableRandom(seed);
    }

    /** All lessons of the variant, in the order to go through them. */
    public static List<Lesson> of(Variant variant, long seed) {
        Lessons making = new Lessons(variant, seed);
        List<Lesson> lessons = new ArrayList<>();
        for (int kind : making.kinds()) {
            making.stars(kind).ifPresent(lessons::add);
            making.undefended(kind).ifPresent(lessons::add);
            making.avoid(kind).ifPresent(lessons::add);
        }
        making.castle().ifPresent(lessons::add);
        lessons.addAll(making.wins());
        return List.copyOf(lessons);
    }

    private List<Integer> kinds() {
        List<Integer> kinds = new ArrayList<>();
        for (int kind = 1; kind <= taught.kinds().size(); kind++) {
            int number = kind;
            boolean disguised = taught.kind(kind).symbol().endsWith("~");
            boolean promoted = taught.promotion().pieces().contains(kind)
                    || taught.promotion().others().stream().anyMatch(other -> other.to() == number);
            if (!disguised && (promoted || taught.start().placement().count(Piece.of(kind, Side.WHITE)) > 0)) {
                kinds.add(kind);
            }
        }
        return kinds;
    }

    // ---- one piece alone -------------------------------------------------------------------------------------------

    private Optional<Position> place(Map<Integer, Integer> pieces) {
        Placement placement = Placement.empty(alone.shape());
        for (Map.Entry<Integer, Integer> piece : pieces.entrySet()) {
            placement = placement.with(piece.getKey(), piece.getValue());
        }
        return Position.of(alone, Setup.of(placement)) instanceof Verdict.Playable(Position position)
                ? Optional.of(position)
                : Optional.empty();
    }

    private int anySquare() {
        return random.nextInt(alone.shape().squares());
    }

    /** Pawns begin where pawns begin, other pieces anywhere. */
    private int home(int kind) {
        List<Integer> pawns = new ArrayList<>();
        if (taught.kind(kind).pawn()) {
            taught.start().placement().squaresOf(Piece.of(kind, Side.WHITE)).each(pawns::add);
        }
        return pawns.isEmpty() ? anySquare() : pawns.get(random.nextInt(pawns.size()));
    }

    /** A walk of the piece, each stop a new square; promotions are for later. */
    private List<Integer> walk(Position start, int steps) {
        List<Integer> walk = new ArrayList<>();
        Position position = start.copy();
        SquareSet stops = SquareSet.EMPTY;
        for (int i = 0; i < steps; i++) {
            SquareSet seen = stops;
            int[] moves = moves(position).filter(move -> !Move.isPromotion(move) && !seen.contains(Move.to(move))).toArray();
            if (moves.length == 0) {
                break;
            }
            int move = moves[random.nextInt(moves.length)];
            stops = stops.with(Move.from(move)).with(Move.to(move));
            walk.add(move);
            position.make(move);
            position.make(Move.PASS);
        }
        return walk;
    }

    private static IntStream moves(Position position) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return Arrays.stream(moves.toArray());
    }

    private Optional<Lesson> stars(int kind) {
        Optional<Lesson> best = Optional.empty();
        for (int i = 0; i < 60 && best.map(Lesson::par).orElse(0) < STARS; i++) {
            // Pawns that start one step before promotion must start elsewhere to have somewhere to go.
            int from = i < 30 ? home(kind) : anySquare();
            Optional<Position> start = place(Map.of(from, Piece.of(kind, Side.WHITE)));
            List<Integer> walk = start.map(position -> walk(position, STARS)).orElse(List.of());
            if (start.isPresent() && walk.size() > best.map(Lesson::par).orElse(0)) {
                SquareSet stars = SquareSet.EMPTY;
                for (int move : walk) {
                    stars = stars.with(Move.to(move));
                }
                best = Optional.of(lesson(LessonSort.STARS, kind, start.get(), stars, walk));
            }
        }
        return best;
    }

    private Lesson lesson(LessonSort sort, int kind, Position start, SquareSet stars, List<Integer> solution) {
        return new Lesson(taught.id(), start.variant(), sort, kind, Fen.write(start), stars, solution);
    }

    /** A random black piece that this variant starts with; never a pawn, which might end up on a forbidden square. */
    private int enemy() {
        List<Integer> kinds = kinds().stream().filter(kind -> !taught.kind(kind).pawn() && !taught.kind(kind).royal()).toList();
        List<Integer> any = kinds.isEmpty() ? kinds() : kinds;
        return Piece.of(any.get(random.nextInt(any.size())), Side.BLACK);
    }

    private Map<Integer, Integer> crowd(int kind, int enemies) {
        Map<Integer, Integer> pieces = new HashMap<>();
        pieces.put(home(kind), Piece.of(kind, Side.WHITE));
        while (pieces.size() <= enemies) {
            pieces.putIfAbsent(anySquare(), enemy());
        }
        return pieces;
    }

    /** Enemies of which two can be taken, if the piece alone reaches so many squares. */
    private Map<Integer, Integer> crowdWithinReach(int kind) {
        int from = home(kind);
        List<Integer> reached = new ArrayList<>();
        place(Map.of(from, Piece.of(kind, Side.WHITE))).ifPresent(alone -> alone.attacks(from).each(reached::add));
        Map<Integer, Integer> pieces = new HashMap<>();
        pieces.put(from, Piece.of(kind, Side.WHITE));
        for (int i = 0; i < ENEMIES - 1 && !reached.isEmpty(); i++) {
            pieces.put(reached.remove(/* index */ random.nextInt(reached.size())), enemy());
        }
        while (pieces.size() <= ENEMIES) {
            pieces.putIfAbsent(anySquare(), enemy());
        }
        return pieces;
    }

    private Optional<Lesson> undefended(int kind) {
        for (int i = 0; i < TRIES; i++) {
            // Enemies within reach are rare by chance on a large board; but what leaps over others reaches nothing on an empty one.
            Optional<Position> start = place(i % 2 == 0 ? crowdWithinReach(kind) : crowd(kind, ENEMIES));
            if (start.isEmpty()) {
                continue;
            }
            List<Integer> free = new ArrayList<>();
            int captures = 0;
            for (int move : moves(start.get()).toArray()) {
                if (start.get().isCapture(move) && !Move.isPromotion(move)) {
                    captures++;
                    if (!isAttackedAfter(start.get(), move)) {
                        free.add(move);
                    }
                }
            }
            if (captures > 1 && free.size() == 1) {
                return Optional.of(lesson(LessonSort.TAKE_THE_UNDEFENDED, kind, start.get(), SquareSet.of(Move.to(free.getFirst())), free));
            }
        }
        return Optional.empty();
    }

    private static boolean isAttackedAfter(Position position, int move) {
        position.make(move);
        boolean attacked = position.isAttacked(Move.to(move), Side.BLACK);
        position.unmake();
        return attacked;
    }

    /** Not for pawns, which have no choice of path. */
    private Optional<Lesson> avoid(int kind) {
        for (int i = 0; i < WAY_TRIES && !taught.kind(kind).pawn(); i++) {
            Optional<Position> start = place(crowd(kind, ENEMIES - 1));
            int star = anySquare();
            if (start.isPresent() && start.get().piece(star) == Piece.EMPTY) {
                List<Integer> way = way(start.get(), star);
                if (way.size() > 1 && isDangerous(start.get())) {
                    return Optional.of(lesson(LessonSort.AVOID_ATTACKS, kind, start.get(), SquareSet.of(star), way));
                }
            }
        }
        return Optional.empty();
    }

    /** There must be something to avoid. */
    private static boolean isDangerous(Position start) {
        return moves(start).anyMatch(move -> !Move.isPromotion(move) && isAttackedAfter(start, move));
    }

    /** The only white piece's shortest safe path to the square without captures; empty if there is none. */
    private static List<Integer> way(Position start, int goal) {
        Deque<List<Integer>> open = new ArrayDeque<>(List.of(List.of()));
        SquareSet seen = SquareSet.EMPTY;
        while (!open.isEmpty()) {
            List<Integer> path = open.remove();
            Position position = start.copy();
            for (int move : path) {
                position.make(move);
                position.make(Move.PASS);
            }
            for (int move : moves(position).toArray()) {
                int to = Move.to(move);
                if (seen.contains(to) || position.isCapture(move) || Move.isPromotion(move) || isAttackedAfter(position, move)) {
                    continue;
                }
                List<Integer> longer = new ArrayList<>(path);
                longer.add(move);
                if (to == goal) {
                    return longer;
                }
                seen = seen.with(to);
                open.add(longer);
            }
        }
        return List.of();
    }

    // ---- the whole game ----------------------------------------------------------------------------------------------

    /** The start position with nothing but kings, pawns and what castles. */
    private Optional<Lesson> castle() {
        Placement placement = taught.start().placement();
        for (int square = 0; square < taught.shape().squares(); square++) {
            int piece = placement.piece(square);
            if (Piece.isPiece(piece) && !taught.start().castlingRooks().contains(square)) {
                PieceKind kind = taught.kind(Piece.kind(piece));
                placement = kind.royal() || kind.pawn() ? placement : placement.with(square, Piece.EMPTY);
            }
        }
        int faces = taught.chance() instanceof Chance.Die(List<Integer> all) ? all.size() : 0;
        for (int face = faces == 0 ? 0 : 1; face <= faces; face++) {
            Setup setup = taught.start().withPlacement(placement).withTurn(Side.WHITE).withEnPassant(BoardShape.NONE).withRoll(face);
            if (Position.of(taught, setup) instanceof Verdict.Playable(Position position)) {
                Optional<Integer> castling = moves(position).filter(Move::isCastling).boxed().findFirst();
                if (castling.isPresent()) {
                    int king = Piece.kind(position.piece(Move.from(castling.get())));
                    return Optional.of(lesson(LessonSort.CASTLE, king, position, SquareSet.EMPTY, List.of(castling.get())));
                }
            }
        }
        return Optional.empty();
    }

    /** Positions with few pieces in which White wins with one move: the two kings, and some of White's strongest. */
    private List<Lesson> wins() {
        List<Lesson> found = new ArrayList<>();
        for (int i = 0; i < TRIES && found.size() < WINS; i++) {
            win(2 + found.size(), false).ifPresent(found::add);
        }
        for (int i = 0; i < TRIES && found.isEmpty(); i++) {
            win(WINS, true).ifPresent(found::add);
        }
        for (int game = 0; game < GAMES && found.isEmpty(); game++) {
            winInAGame().ifPresent(found::add);
        }
        return found;
    }

    /** If few pieces cannot win, a win taken from a random game. */
    private Optional<Lesson> winInAGame() {
        Position position = Position.start(taught);
        for (int ply = 0; ply < GAME_PLIES && !position.outcome().isOver(); ply++) {
            int win = position.turn() == Side.WHITE ? WinProof.immediate(position) : Move.NONE;
            if (win != Move.NONE && Fen.position(taught, Fen.write(position)).isLegal(win)) {
                return Optional.of(winning(Fen.position(taught, Fen.write(position)), win));
            }
            int[] moves = moves(position).toArray();
            int[] captures = Arrays.stream(moves).filter(position::isCapture).toArray();
            int[] choice = captures.length > 0 && random.nextBoolean() ? captures : moves;
            position.make(choice[random.nextInt(choice.length)]);
        }
        return Optional.empty();
    }

    private Lesson winning(Position position, int win) {
        int kind = Move.isDrop(win) ? Move.promotion(win) : Piece.kind(position.piece(Move.from(win)));
        return lesson(LessonSort.WIN_IN_ONE, kind, position, SquareSet.EMPTY, List.of(win));
    }

    /** @param accompanied Black has a man beside the king, for games that end when one is left alone */
    private Optional<Lesson> win(int strong, boolean accompanied) {
        Placement placement = Placement.empty(taught.shape());
        for (Side side : Side.values()) {
            for (int kind : kinds()) {
                placement = taught.kind(kind).royal() ? placement.with(free(placement), Piece.of(kind, side)) : placement;
            }
        }
        List<Integer> strongest = kinds().stream().filter(kind -> !taught.kind(kind).royal() && !taught.kind(kind).pawn())
                .sorted(Comparator.comparingInt(kind -> -taught.kind(kind).value())).limit(STRONGEST).toList();
        for (int i = 0; i < strong && !strongest.isEmpty(); i++) {
            placement = placement.with(free(placement), Piece.of(strongest.get(random.nextInt(strongest.size())), Side.WHITE));
        }
        if (accompanied && !strongest.isEmpty()) {
            placement = placement.with(free(placement), Piece.of(strongest.getLast(), Side.BLACK));
        }
        int faces = taught.chance() instanceof Chance.Die(List<Integer> all) ? all.size() : 0;
        Setup setup = Setup.of(placement).withRoll(faces == 0 ? 0 : 1 + random.nextInt(faces));
        if (!(Position.of(taught, setup) instanceof Verdict.Playable(Position position)) || position.outcome().isOver()) {
            return Optional.empty();
        }
        int win = WinProof.immediate(position);
        return win == Move.NONE ? Optional.empty() : Optional.of(winning(position, win));
    }

    private int free(Placement placement) {
        int square = anySquare();
        while (placement.piece(square) != Piece.EMPTY) {
            square = anySquare();
        }
        return square;
    }
}
