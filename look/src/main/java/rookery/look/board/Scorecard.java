package rookery.look.board;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.move.Move;
import rookery.kernel.notation.San;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;
import rookery.kernel.position.Transition;
import rookery.kernel.variant.Captures;

/** All frames of a game in order, the start first; immutable. */
public record Scorecard(List<Frame> frames) {
    public Scorecard {
        frames = List.copyOf(frames);
        if (frames.isEmpty()) throw new IllegalArgumentException("a game has at least its start");
    }

    /** The frames of a game from its start, reusing those of {@code known} that still apply. */
    public static Scorecard of(Position start, List<Integer> actions, Scorecard known) {
        var position = start.copy();
        var frames = new ArrayList<Frame>();
        frames.add(first(position));
        boolean same = frames.getFirst().equals(known.frames.getFirst());
        for (int i = 0; i < actions.size(); i++) {
            int action = actions.get(i);
            same = same && i + 1 < known.frames.size() && known.frames.get(i + 1).action() == action;
            if (same) {
                frames.add(known.frames.get(i + 1));
                position.make(action);
            } else {
                frames.add(next(position, action, frames.getLast()));
            }
        }
        return new Scorecard(frames);
    }

    public static Scorecard of(Position start, List<Integer> actions) {
        return of(start, actions, new Scorecard(List.of(first(start))));
    }

    /**
     * Appends frames for more actions; costs only what is new.
     *
     * @param last the position of the last frame; it is changed
     */
    public Scorecard grown(Position last, List<Integer> more) {
        if (more.isEmpty()) return this;
        var longer = new ArrayList<Frame>(frames.size() + more.size());
        longer.addAll(frames);
        for (int action : more) longer.add(next(last, action, longer.getLast()));
        return new Scorecard(longer);
    }

    private static Frame first(Position position) {
        return new Frame(Move.NONE, "", position.moveNumber(), position.turn(), position.setup().placement(), position.turn(),
                position.roll(),
                SquareSet.EMPTY, check(position), SquareSet.EMPTY, Piece.EMPTY, List.of(), List.of(), pockets(position), BoardShape.NONE);
    }

    private static Frame next(Position position, int action, Frame before) {
        boolean roll = Move.isRoll(action);
        var mover = position.turn();
        int number = position.moveNumber();
        var san = roll ? "" : action == Move.PASS ? "--" : San.write(position, action);
        var slides = slides(position, action);
        int captured = roll || action == Move.PASS ? Piece.EMPTY : position.captured(action);
        boolean explodes = captured != Piece.EMPTY && position.variant().wild().captures().effect() == Captures.Effect.EXPLOSION;
        int burst = explodes ? Move.to(action) : BoardShape.NONE;
        var blasted = explodes ? blasted(position, action) : List.<Integer>of();
        position.make(action);
        var lastMove = roll ? before.lastMove() : Slide.track(slides);
        boolean mate = position.outcome() instanceof Outcome.Win(Side _, Reason reason) && reason == Reason.CHECKMATE;
        return new Frame(action, san, number, mover, position.setup().placement(), position.turn(), position.roll(), lastMove,
                check(position),
                mate ? position.mateContributors() : SquareSet.EMPTY, captured, blasted, slides, pockets(position), burst);
    }

    private static List<Integer> blasted(Position position, int capture) {
        var transition = position.transition(capture);
        // The first removal is the capture itself; the captor arrives and is gone.
        var around = transition.removals().stream().skip(1).map(Transition.Removal::piece);
        var captor = transition.changes().stream().filter(change -> change.to() == Piece.EMPTY).map(Transition.Change::from);
        return Stream.concat(around, captor).toList();
    }

    private static List<Pocket> pockets(Position position) {
        return Pocket.of(position.variant(), position.setup());
    }

    /** The slides of an action in a position, the moving piece first; includes pieces leaving or entering hands and walls. */
    public static List<Slide> slides(Position position, int action) {
        var transition = position.transition(action);
        var slides = new ArrayList<Slide>();
        transition.slides().forEach(slide -> slides.add(new Slide(slide.from(), slide.to())));
        var variant = position.variant();
        if (variant.wild().isNone() || action == Move.PASS || Move.isRoll(action)) return slides;
        if (Move.isDrop(action) || Move.type(action) == Move.GATE) {
            int piece = Piece.of(variant.demoted(Move.promotion(action)), position.turn());
            slides.add(new Slide(Pocket.origin(piece), Move.from(action)));
        }
        for (var removal : transition.removals()) {
            if (!Piece.isPiece(removal.piece())) {
                slides.add(new Slide(removal.square(), Move.wall(action)));
            } else if (variant.wild().drops().captured()) {
                int kind = variant.demoted(Piece.kind(removal.piece()));
                slides.add(new Slide(removal.square(), Pocket.origin(Piece.of(kind, position.turn()))));
            }
        }
        return slides;
    }

    private static int check(Position position) {
        return position.inCheck() ? position.royalSquare(position.turn()) : BoardShape.NONE;
    }

    public Frame last() {
        return frames.getLast();
    }

    public int size() {
        return frames.size();
    }

    /** The frames up to and including that one. */
    public List<Frame> until(int index) {
        return frames.subList(0, index + 1);
    }
}
