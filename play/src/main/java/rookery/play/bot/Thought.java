package rookery.play.bot;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a bot has found so far.
 *
 * @param depth          plies searched in full; 0 where that has no meaning
 * @param selectiveDepth plies of the longest line looked at; 0 if not told
 * @param rank           1 for the best line, 2 for the second best and so on
 * @param score          what the line is worth to the side that chooses; null if not told
 * @param bound          whether the score is exact
 * @param line           the actions expected, the bot's own first; rolls of a die may be among them; empty if not told
 * @param nodes          positions visited since {@code choose} began
 * @param nanos          time since {@code choose} began
 * @param hashPermille   how full the tables are, in thousandths; 0 if not told
 * @param note           anything else, for people; empty if nothing
 */
public record Thought(int depth, int selectiveDepth, int rank, @Nullable Score score, Bound bound, List<Integer> line, long nodes,
        long nanos,
        int hashPermille, String note) implements WithThought {

    /** How a score relates to the true value. */
    public enum Bound {
        EXACT, AT_LEAST, AT_MOST
    }

    public Thought {
        line = List.copyOf(line);
        if (rank < 1) {
            throw new IllegalArgumentException("rank " + rank);
        }
    }

    /** The best line with an exact score. */
    public static Thought of(int depth, Score score, List<Integer> line, long nodes, long nanos) {
        return new Thought(depth, 0, 1, score, Bound.EXACT, line, nodes, nanos, 0, "");
    }

    /** A remark without a line. */
    public static Thought note(String note) {
        return new Thought(0, 0, 1, null, Bound.EXACT, List.of(), 0, 0, 0, note);
    }

    /** Positions a second, 0 before any time has passed. */
    public long nodesPerSecond() {
        return nanos <= 0 ? 0 : Math.round(nodes * 1e9 / nanos);
    }
}
