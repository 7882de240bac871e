package rookery.play.analysis;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is known about a position so far.
 *
 * @param opinion of the position; null while nothing is known
 * @param lines   the best first; before a roll, one for each face
 * @param done    whether the analysis is final
 */
public record Analysis(@Nullable Opinion opinion, List<Line> lines, int depth, long nodesPerSecond, boolean done) {
    public static final Analysis NOTHING = new Analysis(null, List.of(), 0, 0, false);

    public Analysis {
        lines = List.copyOf(lines);
    }

    /**
     * A possible continuation.
     *
     * @param from    where the piece to move now stands; {@code to} where it goes, the king's own target when castling
     * @param dropped the packed piece in hand that the first move drops; 0 where it moves one
     * @param face    the face of the die for which it is meant; 0 where no die is to be rolled
     * @param actions packed as by {@code Move}; the first is the move to play now
     * @param words   the same in notation
     */
    public record Line(int face, Opinion opinion, int from, int to, int dropped, List<Integer> actions, List<String> words) {
        public Line {
            actions = List.copyOf(actions);
            words = List.copyOf(words);
        }
    }
}
