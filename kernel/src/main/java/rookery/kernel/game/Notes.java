package rookery.kernel.game;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Everything recorded about a move besides the move itself.
 *
 * @param before     comment before the move; PGN keeps it only at the start of a variation
 * @param comment    comment after the move; at the root, about the whole game
 * @param nags       numeric annotations 0 to 255, 1 being a good move
 * @param clockNanos what the mover's clock showed after the move, or {@link #NO_TIME}
 * @param spentNanos how long the move took, or {@link #NO_TIME}
 * @param eval       of the position after the move
 */
public record Notes(String before, String comment, List<Integer> nags, long clockNanos, long spentNanos, @Nullable Eval eval,
        List<Mark> marks) implements WithNotes {

    public static final long NO_TIME = -1;
    public static final Notes NONE = new Notes("", "", List.of(), NO_TIME, NO_TIME, null, List.of());

    public Notes {
        nags = List.copyOf(nags);
        marks = List.copyOf(marks);
        if (nags.stream().anyMatch(nag -> nag < 0 || nag > 255)) {
            throw new IllegalArgumentException("annotations are numbered 0 to 255, not " + nags);
        }
        if (clockNanos < NO_TIME || spentNanos < NO_TIME) {
            throw new IllegalArgumentException("a time below 0");
        }
    }

    public Notes withClock(long changedNanos) {
        return new Notes(before, comment, nags, changedNanos, spentNanos, eval, marks);
    }

    public Notes withSpent(long changedNanos) {
        return new Notes(before, comment, nags, clockNanos, changedNanos, eval, marks);
    }
}
