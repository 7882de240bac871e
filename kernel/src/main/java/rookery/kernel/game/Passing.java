package rookery.kernel.game;

import rookery.kernel.move.Move;
import rookery.kernel.position.Position;
import rookery.kernel.variant.FlagFall;
import rookery.kernel.variant.PassRule;

/** When a turn may pass without a move: where the rules let a player pass, or the clock can make it pass, unless a king would be left attacked. */
public final class Passing {

    private Passing() {
    }

    public static boolean isAllowed(Position position) {
        if (position.variant().wild().pass() != PassRule.NEVER) {
            return position.isLegal(Move.PASS);
        }
        return position.variant().flagFall() == FlagFall.PASS && !position.inCheck() && !position.isGoalReached();
    }
}
