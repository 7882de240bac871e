package rookery.desktop.analysis;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is known about a position so far.
 *
 * @param opinion of the position; null while nothing is known
 * @param lines   the best first; before a roll, one for each face
 * @param done    whether nothing more will come
 */
public record Analysis(@Nullable Opinion opinion, List<Line> lines, int depth, long nodesPerSecond, boolean done) {
    public static final Analysis NOTHING = new Analysis(null, List.of(), 0, 0, false);

    public Analysis {
        lines = List.copyOf(lines);
    }
}
