package rookery.engine.search;

import java.util.List;

/**
 * When a search ends, and which moves it considers.
 *
 * @param budget     time
 * @param depth      plies of the last iteration
 * @param nodes      positions; exact on one thread
 * @param lines      how many best moves are wanted with their scores
 * @param ponder     time does not count until {@link Search#ponderHit}
 * @param infinite   continues until stopped, even when there is nothing left to search
 * @param rootMoves  only these moves are considered; all when empty
 */
public record SearchLimits(TimeBudget budget, int depth, long nodes, int lines, boolean ponder, boolean infinite,
        List<Integer> rootMoves) implements WithSearchLimits {

    public static final SearchLimits NONE = new SearchLimits(TimeBudget.UNLIMITED, Search.MOST_PLIES - 1, Long.MAX_VALUE, 1, false, false,
            List.of());

    public SearchLimits {
        rootMoves = List.copyOf(rootMoves);
        if (depth < 1 || nodes < 1 || lines < 1) {
            throw new IllegalArgumentException("limits of " + depth + " plies, " + nodes + " nodes, " + lines + " lines");
        }
    }
}
