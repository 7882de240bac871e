package rookery.engine.search;

import java.util.List;

/**
 * What search knows after an iteration, best line first.
 *
 * @param depth          plies searched
 * @param selectiveDepth plies of the longest line searched
 * @param fullness       thousandths of the transposition table in use
 */
public record SearchReport(int depth, int selectiveDepth, List<SearchLine> lines, long nodes, long nanos, int fullness) {

    public SearchReport {
        lines = List.copyOf(lines);
    }

    public SearchLine best() {
        return lines.getFirst();
    }

    public int move() {
        return best().move();
    }

    public int score() {
        return best().score();
    }

    public long nodesPerSecond() {
        return nanos <= 0 ? 0 : (long) (nodes * 1e9 / nanos);
    }
}
