package rookery.kernel.game;

import rookery.kernel.position.Position;
import rookery.kernel.variant.FlagFall;

/** When a turn may pass without a move: where the clock can make it pass, unless a king would be left attacked. */
public final class Passing {

    private Passing() {
    }

    public static boolean isAllowed(Position position) {
        return position.variant().flagFall() == FlagFall.PASS && !position.inCheck() && !position.isGoalReached();
    }
}
