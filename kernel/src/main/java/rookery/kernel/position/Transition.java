package rookery.kernel.position;

import java.util.ArrayList;
import java.util.List;
import rookery.kernel.move.Move;
import rookery.kernel.piece.Piece;

/**
 * What visibly changes in a move: everything an animation needs. Pieces are packed as in {@code Piece}.
 *
 * @param slides   pieces that travel; two in castling
 * @param removals pieces that are taken off
 * @param changes  squares whose piece turns into another, appears out of a hand or is walled up; both may be empty squares
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
        if (position.rules().wild && move != Move.NONE && move != Move.PASS && !Move.isRoll(move)) {
            return wild(position, move);
        }
        return switch (Move.type(move)) {
            case Move.CASTLING -> castling(position, position.slotOf(move));
            case Move.NORMAL, Move.DOUBLE_STEP, Move.EN_PASSANT -> move == Move.NONE ? NOTHING : step(position, move);
            default -> NOTHING;
        };
    }

    /** Found by trying it: one piece travels, and every other square that differs has lost or changed its piece. */
    private static Transition wild(Position position, int move) {
        int[] before = position.setup().placement().toArray();
        Transition plain = switch (Move.type(move)) {
            case Move.DROP -> NOTHING;
            case Move.GATE -> gated(position, move);
            case Move.CASTLING -> castling(position, position.slotOf(move));
            default -> step(position, Move.plain(move));
        };
        position.make(move);
        int[] after = position.setup().placement().toArray();
        position.unmake();
        List<Removal> removals = new ArrayList<>(plain.removals());
        plain.removals().forEach(removal -> before[removal.square()] = Piece.EMPTY);
        boolean[] touched = new boolean[before.length];
        plain.slides().forEach(slide -> before[slide.from()] = Piece.EMPTY);
        for (Slide slide : plain.slides()) {
            before[slide.to()] = slide.piece();
            touched[slide.from()] = true;
            touched[slide.to()] = true;
        }
        List<Change> changes = new ArrayList<>();
        for (int square = 0; square < before.length; square++) {
            if (before[square] != after[square]) {
                if (after[square] == Piece.EMPTY && !touched[square]) {
                    removals.add(new Removal(before[square], square));
                } else {
                    changes.add(new Change(square, before[square], after[square]));
                }
            }
        }
        return new Transition(plain.slides(), removals, changes);
    }

    private static Transition gated(Position position, int move) {
        int plain = position.plain(move);
        return Move.isCastling(plain) ? castling(position, position.slotOf(plain)) : step(position, plain);
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
