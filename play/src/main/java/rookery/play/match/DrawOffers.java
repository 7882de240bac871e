package rookery.play.match;

import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import rookery.kernel.piece.Side;

/** The standing draw offer, if any, and who must move before offering again. Mutable; owned by the referee. */
final class DrawOffers {

    private final Set<Side> restrained = EnumSet.noneOf(Side.class);
    private @Nullable Side standing;

    /** The side whose offer stands. */
    @Nullable
    Side standing() {
        return standing;
    }

    /** Whether the other side's offer awaits this side's answer. */
    boolean waitsFor(Side side) {
        return standing == side.opponent();
    }

    /** Whether the side has moved since its last offer. */
    boolean mayOffer(Side side) {
        return !restrained.contains(side);
    }

    void offer(Side side) {
        standing = side;
        restrained.add(side);
    }

    void lapse() {
        standing = null;
    }

    /** The side's turn is over: playing on declines. */
    void turnOver(Side side) {
        if (waitsFor(side)) {
            lapse();
        }
    }

    /** The side has moved (not passed) and may offer again. */
    void moved(Side side) {
        restrained.remove(side);
    }

    void forget() {
        lapse();
        restrained.clear();
    }
}
