package rookery.kernel.position;

import java.util.List;
import rookery.kernel.move.Move;
import rookery.kernel.piece.Piece;

/**
 * What visibly changes in a move: all an animation needs. Pieces are packed as {@code Piece} has it.
 *
 * @param slides   pieces that travel; two in castling
 * @param removals pieces that are taken off
 * @param changes  pieces that turn into another kind on arrival
 */
public record Transition(List<Slide> slides, List<Removal> removals, List<Change> changes) {

    private static final Transition NOTHING = new Transition(List.of(), List.of(), List.of());

    public record Slide(int piece, int from, int to) {
    }

    public record Removal(int piece, int square) {
    }

    public record Change(int square, int from, int to) {
    }

    public Transition {
        slides = List.copyOf(slides);
        removals = List.copyOf(removals);
        changes = List.copyOf(changes);
    }

    /** What the move would change in the position. */
    static Transition of(Position position, int move) {
        return switch (Move.type(move)) {
            case Move.CASTLING -> castling(position, position.slotOf(move));
            case Move.NORMAL, Move.DOUBLE_STEP, Move.EN_PASSANT -> move == Move.NONE ? NOTHING : step(position, move);
            default -> NOTHING;
        };
    }

    private static Transition castling(Position position, CastlingSlot slot) {
        return new Transition(List.of(new Slide(position.piece(slot.kingFrom()), slot.kingFrom(), slot.kingTo()),
                new Slide(position.piece(slot.rookFrom()), slot.rookFrom(), slot.rookTo())), List.of(), List.of());
    }

    private static Transition step(Position position, int move) {
        int piece = position.piece(Move.from(move));
        int to = Move.to(move);
        int victim = position.victimSquare(move);
        int taken = position.piece(victim);
        return new Transition(List.of(new Slide(piece, Move.from(move), to)),
                taken == Piece.EMPTY ? List.of() : List.of(new Removal(taken, victim)),
                Move.isPromotion(move) ? List.of(new Change(to, piece, Piece.of(Move.promotion(move), position.turn()))) : List.of());
    }
}
