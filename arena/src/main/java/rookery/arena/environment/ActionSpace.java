package rookery.arena.environment;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.variant.Chance;
import rookery.kernel.variant.Variant;
import rookery.kernel.variant.Walls;

/**
 * Numbers the actions of a variant, the same way in every position: {@code (promotion * squares + from) * squares + to}, where promotion is 0 for none and
 * otherwise counts the variant's promotion pieces from 1; castling goes from the king to the rook; a drop goes from its square to itself, with the dropped
 * piece as promotion. If each move walls up a square, the number is multiplied by {@code squares} and that square added. The faces of the die come last.
 */
public final class ActionSpace {

    private final int squares;
    private final int[] promotionOfKind;
    private final List<Integer> promotions;
    private final boolean walls;
    private final int rolls;
    private final int size;

    public ActionSpace(Variant variant) {
        squares = variant.shape().squares();
        promotions = kinds(variant);
        walls = variant.wild().walls() != Walls.NONE;
        promotionOfKind = new int[variant.kinds().size() + 1];
        for (int i = 0; i < promotions.size(); i++) {
            promotionOfKind[promotions.get(i)] = i + 1;
        }
        rolls = squares * squares * (promotions.size() + 1) * (walls ? squares : 1);
        size = rolls + (variant.chance() instanceof Chance.Die(List<Integer> faces) ? faces.size() : 0);
    }

    /** What pieces become, and what is dropped or left behind. */
    private static List<Integer> kinds(Variant variant) {
        Set<Integer> kinds = new LinkedHashSet<>(variant.promotion().pieces());
        variant.promotion().others().forEach(other -> kinds.add(other.to()));
        for (int kind = 1; variant.wild().drops().hasHands() && kind <= variant.kinds().size(); kind++) {
            kinds.add(kind);
        }
        return List.copyOf(kinds);
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
        int number = (promotionOfKind[Move.promotion(action)] * squares + Move.from(action)) * squares + Move.to(action);
        return walls ? number * squares + Move.wall(action) : number;
    }

    /** The legal action with this number, {@link Move#NONE} for none. */
    public int action(int number, MoveList legal) {
        for (int i = 0; i < legal.size(); i++) {
            if (number(legal.get(i)) == number) {
                return legal.get(i);
            }
        }
        return Move.NONE;
    }
}
