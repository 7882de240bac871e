package rookery.desktop.board;

import rookery.look.board.Choice;
import rookery.look.board.Destination;
import rookery.look.board.BoardModel;
import java.util.List;
import java.util.Optional;
import rookery.look.board.BoardModel.Hands;
import rookery.kernel.geometry.BoardShape;

/**
 * What is picked up and what is asked: the pure rules of the hand. A click on an own piece selects it, on another one selects that instead,
 * on the same one or on an impossible square lets go; a drag is a selection with a drop.
 *
 * @param selected the square of the piece in hand, or {@link BoardShape#NONE}
 * @param asking   moves among which the player must choose before anything is played; empty when nothing is asked
 */
public record Picking(int selected, List<Choice> asking) {

    public static final Picking NOTHING = new Picking(BoardShape.NONE, List.of());

    public Picking {
        asking = List.copyOf(asking);
    }

    /** The next state of the hand, and what is to be reported. */
    public record Step(Picking picking, Optional<Gesture> gesture) {
        static Step to(Picking picking) {
            return new Step(picking, Optional.empty());
        }

        static Step done(Gesture gesture) {
            return new Step(NOTHING, Optional.of(gesture));
        }
    }

    /** Whether pointing at the square should show that it can be chosen: an own piece, or a destination of the one selected. */
    public boolean isSelectable(BoardModel model, int square) {
        return model.hands() != Hands.OFF
                && (model.own().contains(square) || selected != BoardShape.NONE && model.destination(selected, square).isPresent());
    }

    /** A press of the button, or of the key that stands for it. */
    public Step pressed(BoardModel model, int square) {
        if (model.hands() == Hands.OFF) return square == BoardShape.NONE ? Step.to(NOTHING) : Step.done(new Gesture.Idle(square));
        if (selected == BoardShape.NONE) return pick(model, square);
        if (square == selected || square == BoardShape.NONE) return Step.to(this);
        // A destination comes before an own piece, for castling is also made by showing the king its rook.
        var destination = model.destination(selected, square);
        if (destination.isPresent()) return go(model, destination.get());
        if (model.own().contains(square)) return Step.to(new Picking(square, List.of()));
        return model.hands() == Hands.MOVE ? Step.done(new Gesture.Refused(selected, square)) : Step.to(NOTHING);
    }

    private Step pick(BoardModel model, int square) {
        if (model.own().contains(square)) return Step.to(new Picking(square, List.of()));
        return model.hands() == Hands.PREMOVE && !model.marks().premove().isEmpty()
                ? Step.done(new Gesture.PremoveCleared())
                : Step.to(NOTHING);
    }

    /** The second click on the selected piece lets go of it. */
    public Step released(BoardModel model, int square, boolean wasSelectedBefore) {
        return square == selected && wasSelectedBefore ? Step.to(NOTHING) : Step.to(this);
    }

    /** The end of a drag that began on the selected piece. */
    public Step dropped(BoardModel model, int square) {
        if (selected == BoardShape.NONE) return Step.to(NOTHING);
        var provisional = model.marks().provisional();
        if (provisional.size() == 2 && provisional.get(1) == selected && provisional.get(0) == square) {
            return Step.done(new Gesture.PutBack());
        }
        if (square == selected) return Step.to(this);
        var destination = model.destination(selected, square);
        if (destination.isPresent()) return go(model, destination.get());
        return model.hands() == Hands.MOVE && square != BoardShape.NONE
                ? Step.done(new Gesture.Refused(selected, square))
                : Step.to(NOTHING);
    }

    private Step go(BoardModel model, Destination destination) {
        if (model.hands() == Hands.PREMOVE) return Step.done(new Gesture.Premove(selected, destination.square()));
        if (destination.choices().size() == 1) return Step.done(new Gesture.Play(destination.choices().getFirst().move()));
        return Step.to(new Picking(selected, destination.choices()));
    }

    /** One of the pieces asked for. */
    public Step chosen(Choice choice) {
        return Step.done(new Gesture.Play(choice.move()));
    }

    /** After the board has changed: what is still in hand. */
    public Picking after(BoardModel model) {
        return selected != BoardShape.NONE && model.hands() != Hands.OFF && model.own().contains(selected)
                ? new Picking(selected, List.of())
                : NOTHING;
    }
}
