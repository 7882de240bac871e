package rookery.arena.environment;

import java.util.List;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.variant.Chance;
import rookery.kernel.variant.Variant;

/**
 * The numbers that stand for the actions of a variant, the same in every position: {@code (promotion * squares + from) * squares + to}, where promotion is
 * 0 for none and otherwise counts the variant's promotion pieces from 1; castling goes from the king to the rook. After all of these come the faces of the
 * die.
 */
public final class ActionSpace {

    private final int squares;
    private final int[] promotionOfKind;
    private final List<Integer> promotions;
    private final int rolls;
    private final int size;

    public ActionSpace(Variant variant) {
        squares = variant.shape().squares();
        promotions = List.copyOf(variant.promotion().pieces());
        promotionOfKind = new int[variant.kinds().size() + 1];
        for (int i = 0; i < promotions.size(); i++) {
            promotionOfKind[promotions.get(i)] = i + 1;
        }
        rolls = squares * squares * (promotions.size() + 1);
        size = rolls + (variant.chance() instanceof Chance.Die(List<Integer> faces) ? faces.size() : 0);
    }

    /** How many numbers there are. */
    public int size() {
        return size;
    }

    /** The number of the die's first face, which shows 1. */
    public int firstRoll() {
        return rolls;
    }

    /** The kinds that promotions 1, 2, ... give. */
    public List<Integer> promotions() {
        return promotions;
    }

    /** The number of a legal move or roll. */
    public int number(int action) {
        if (Move.isRoll(action)) {
            return rolls + Move.face(action) - 1;
        }
        return (promotionOfKind[Move.promotion(action)] * squares + Move.from(action)) * squares + Move.to(action);
    }

    /** The action among the legal ones that has this number, {@link Move#NONE} for none. */
    public int action(int number, MoveList legal) {
        for (int i = 0; i < legal.size(); i++) {
            if (number(legal.get(i)) == number) {
                return legal.get(i);
            }
        }
        return Move.NONE;
    }
}
