package rookery.kernel.notation;

import rookery.kernel.position.Position;
import rookery.kernel.variant.FlagFall;

/** When a written game may say that a turn passed: where the clock can make it pass, unless a king would be left attacked. */
final class Passing {

    private Passing() {
    }

    static boolean isAllowed(Position position) {
        return position.variant().flagFall() == FlagFall.PASS && !position.inCheck() && !position.isGoalReached();
    }
}
