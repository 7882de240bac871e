package rookery.play.bot;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.kernel.piece.Side;

/**
 * How long a bot may think about one action, and about what. All limits apply together; the first one reached ends the thinking.
 *
 * @param clocks   the game's clocks, to be spent as the bot sees fit; null without clocks
 * @param moveTime the time for this action alone; null without
 * @param depth    the depth of search in plies; 0 without limit
 * @param nodes    the positions to visit; 0 without limit
 * @param mate     look for a mate in that many moves; 0 for ordinary play
 * @param moves    consider only these first moves; empty for all
 * @param lines    how many best lines to report, at least 1
 */
public record Limits(@Nullable Clocks clocks, @Nullable Duration moveTime, int depth, long nodes, int mate, List<Integer> moves,
        int lines) implements WithLimits {

    /** Think until interrupted. */
    public static final Limits UNLIMITED = new Limits(null, null, 0, 0, 0, List.of(), 1);

    public Limits {
        moves = List.copyOf(moves);
        if (moveTime != null && moveTime.isNegative() || depth < 0 || nodes < 0 || mate < 0 || lines < 1) {
            throw new IllegalArgumentException(
                    "moveTime " + moveTime + " depth " + depth + " nodes " + nodes + " mate " + mate + " lines " + lines);
        }
    }

    public static Limits ofMoveTime(Duration moveTime) {
        return UNLIMITED.withMoveTime(moveTime);
    }

    public static Limits ofDepth(int depth) {
        return UNLIMITED.withDepth(depth);
    }

    public static Limits ofNodes(long nodes) {
        return UNLIMITED.withNodes(nodes);
    }

    public static Limits ofClocks(Clocks clocks) {
        return UNLIMITED.withClocks(clocks);
    }

    /** Whether nothing but an interrupt ends the thinking. */
    public boolean isUnlimited() {
        return clocks == null && moveTime == null && depth == 0 && nodes == 0 && mate == 0;
    }

    /**
     * The clocks of both sides when the bot is asked.
     *
     * @param white          what White has left; zero or less means the flag is about to fall; null where White has no clock
     * @param black          the same for Black
     * @param whiteIncrement what White gains with each move
     * @param blackIncrement the same for Black
     * @param movesToGo      moves until more time is added, this one included; 0 when the time left is for the rest of the game
     */
    public record Clocks(@Nullable Duration white, @Nullable Duration black, Duration whiteIncrement, Duration blackIncrement,
            int movesToGo) {

        public Clocks {
            if (whiteIncrement.isNegative() || blackIncrement.isNegative() || movesToGo < 0) {
                throw new IllegalArgumentException(whiteIncrement + " " + blackIncrement + " " + movesToGo);
            }
        }

        public @Nullable Duration remaining(Side side) {
            return side == Side.WHITE ? white : black;
        }

        public Duration increment(Side side) {
            return side == Side.WHITE ? whiteIncrement : blackIncrement;
        }
    }
}
