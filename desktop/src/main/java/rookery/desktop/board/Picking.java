package rookery.desktop.board;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import rookery.kernel.geometry.BoardShape;
import rookery.look.board.BoardModel.Hands;
import rookery.look.board.BoardModel;
import rookery.look.board.Choice;
import rookery.look.board.Destination;
import rookery.look.board.Figure;
import rookery.look.board.Pocket;

/**
 * The selection and the pending choice: the pure rules of picking pieces. A click on an own piece selects it, on another one selects that instead, on the same
 * one or an impossible square deselects; a drag is a selection with a drop.
 *
 * @param selected the square of the selected piece, or {@link BoardShape#NONE}
 * @param asking   moves the player must choose from before anything is played; empty without a choice
 * @param blocking the move that still needs a square to block
 */
public record Picking(int selected, List<Choice> asking, @Nullable Choice blocking) {

    public static final Picking NOTHING = new Picking(BoardShape.NONE, List.of());

    Picking(int selected, List<Choice> asking) {
        this(selected, asking, null);
    }

    public Picking {
        asking = List.copyOf(asking);
    }

    /** The next state, and the gesture to report. */
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
        if (blocking != null) return blocking.then().moves().containsKey(square);
        return model.hands() != Hands.OFF
                && (model.isOwn(square) || selected != BoardShape.NONE && model.destination(selected, square).isPresent());
    }

    /** A press of the mouse button, or of the equivalent key. */
    public Step pressed(BoardModel model, int square) {
        if (model.hands() == Hands.OFF) return square == BoardShape.NONE ? Step.to(NOTHING) : Step.done(new Gesture.Idle(square));
        if (blocking != null) return block(model, square, blocking);
        if (selected == BoardShape.NONE) return pick(model, square);
        if (square == selected || square == BoardShape.NONE) return Step.to(this);
        // A destination takes precedence over an own piece, since castling can be played by moving the king onto the rook.
        var destination = model.destination(selected, square);
        if (destination.isPresent()) return go(model, destination.get());
        if (model.isOwn(square)) return Step.to(new Picking(square, List.of()));
        return model.hands() == Hands.MOVE && !Pocket.isOrigin(square)
                ? Step.done(new Gesture.Refused(selected, square))
                : Step.to(NOTHING);
    }

    /** The second half of a move: a square that can be blocked completes it, the old wall does nothing, any other square takes the piece back. */
    private Step block(BoardModel model, int square, Choice choice) {
        var move = choice.then().moves().get(square);
        if (move != null) return Step.done(new Gesture.Play(move));
        var there = model.figure(square);
        return square == BoardShape.NONE || there != null && there.isWall() ? Step.to(this) : Step.to(NOTHING);
    }

    private Step pick(BoardModel model, int square) {
        if (model.isOwn(square)) return Step.to(new Picking(square, List.of()));
        return model.hands() == Hands.PREMOVE && !model.marks().premove().isEmpty()
                ? Step.done(new Gesture.PremoveCleared())
                : Step.to(NOTHING);
    }

    /** A second click on the selected piece deselects it. */
    public Step released(BoardModel model, int square, boolean wasSelectedBefore) {
        return square == selected && wasSelectedBefore ? Step.to(NOTHING) : Step.to(this);
    }

    /** The end of a drag that began on the selected piece. */
    public Step dropped(BoardModel model, int square) {
        if (blocking != null) return block(model, square, blocking);
        if (selected == BoardShape.NONE) return Step.to(NOTHING);
        var provisional = model.marks().provisional();
        if (provisional.size() == 2 && provisional.get(1) == selected && provisional.get(0) == square) {
            return Step.done(new Gesture.PutBack());
        }
        if (square == selected) return Step.to(this);
        var destination = model.destination(selected, square);
        if (destination.isPresent()) return go(model, destination.get());
        return model.hands() == Hands.MOVE && square != BoardShape.NONE && !Pocket.isOrigin(square)
                ? Step.done(new Gesture.Refused(selected, square))
                : Step.to(NOTHING);
    }

    private Step go(BoardModel model, Destination destination) {
        if (model.hands() == Hands.PREMOVE) return Step.done(new Gesture.Premove(selected, destination.square()));
        if (destination.choices().size() == 1) return chosen(destination.choices().getFirst());
        return Step.to(new Picking(selected, destination.choices()));
    }

    /** One of the pieces asked for. */
    public Step chosen(Choice choice) {
        if (choice.blocks()) return Step.to(new Picking(selected, List.of(), choice));
        return Step.done(new Gesture.Play(choice.move()));
    }

    /** The selection after the board has changed. */
    public Picking after(BoardModel model) {
        if (selected == BoardShape.NONE || model.hands() == Hands.OFF || !model.isOwn(selected)) return NOTHING;
        boolean goesOn = blocking != null
                && model.destinations(selected).stream().anyMatch(destination -> destination.choices().contains(blocking));
        return new Picking(selected, List.of(), goesOn ? blocking : null);
    }

    /** The figures to show: during a two-part move, the board after its first half. */
    public Map<Integer, Figure> figures(BoardModel model) {
        return blocking == null ? model.figures() : blocking.then().figures();
    }
}
