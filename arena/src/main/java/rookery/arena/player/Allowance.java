package rookery.arena.player;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.play.bot.Limits;
import rookery.play.match.TimeControl;
import rookery.play.match.TimeControlText;

/**
 * How long a player may think. All limits apply together.
 *
 * @param moveTime for each move; null for none
 * @param depth    in plies; 0 for none
 * @param nodes    for each move; 0 for none
 */
public record Allowance(TimeControl clock, @Nullable Duration moveTime, int depth, long nodes) implements WithAllowance {

    /** No limit but the player's own. */
    public static final Allowance FREE = new Allowance(TimeControl.untimed(), null, 0, 0);

    public Allowance {
        if (depth < 0 || nodes < 0 || moveTime != null && (moveTime.isNegative() || moveTime.isZero())) {
            throw new IllegalArgumentException("limits are more than nothing: " + moveTime + " " + depth + " " + nodes);
        }
    }

    /** Whether results depend on the machine's speed. */
    public boolean isTimed() {
        return clock.isTimed() || moveTime != null;
    }

    public boolean isFree() {
        return equals(FREE);
    }

    /** The limits the player gets, except for the clock. */
    public Limits limits() {
        return Limits.UNLIMITED.withMoveTime(moveTime).withDepth(depth).withNodes(nodes);
    }

    /** In words for a report: {@code 1000 nodes a move}. */
    public String text() {
        List<String> parts = new ArrayList<>();
        if (clock.isTimed()) {
            parts.add("clock " + TimeControlText.write(clock));
        }
        if (moveTime != null) {
            parts.add(moveTime.toMillis() + " ms a move");
        }
        if (nodes > 0) {
            parts.add(nodes + " nodes a move");
        }
        if (depth > 0) {
            parts.add("depth " + depth);
        }
        return parts.isEmpty() ? "no limit" : String.join(", ", parts);
    }
}
