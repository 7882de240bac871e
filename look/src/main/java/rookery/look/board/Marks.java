package rookery.look.board;

import java.util.List;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;

/**
 * What is marked on the board besides the selection.
 *
 * @param lastMove     the origin and target of the last move
 * @param check        the king that is attacked or mated, or {@link BoardShape#NONE}
 * @param contributors pieces that bring about the mate
 * @param lifted       pieces the die allows to move
 * @param premove      squares of a move given in advance
 * @param provisional  squares of a move that can still be put back: the origin, then the target
 */
public record Marks(SquareSet lastMove, int check, SquareSet contributors, SquareSet lifted, SquareSet premove,
        List<Integer> provisional) implements WithMarks {

    public static final Marks NONE = new Marks(SquareSet.EMPTY, BoardShape.NONE, SquareSet.EMPTY, SquareSet.EMPTY, SquareSet.EMPTY,
            List.of());

    public Marks {
        provisional = List.copyOf(provisional);
    }
}
