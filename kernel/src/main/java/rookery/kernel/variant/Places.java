package rookery.kernel.variant;

import java.util.List;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.piece.Movement;

/**
 * What depends on where a piece stands.
 *
 * @param regions   the squares that kinds may not leave, such as a palace
 * @param crossings more movement for kinds that have come far enough, such as soldiers beyond the river
 * @param facing    false where the royal pieces of both sides may not look at one another along an open file
 * @param open      the squares that are never walled up
 */
public record Places(List<Region> regions, List<Crossing> crossings, boolean facing, SquareSet open) {

    public record Region(List<Integer> kinds, SquareSet white, SquareSet black) {
        public Region {
            kinds = List.copyOf(kinds);
        }
    }

    /** From that rank on, as the side counts from 1, the kind may also move so. */
    public record Crossing(int kind, int rank, Movement movement) {
    }

    public static final Places ANYWHERE = new Places(List.of(), List.of(), true);

    public Places {
        regions = List.copyOf(regions);
        crossings = List.copyOf(crossings);
    }

    public Places(List<Region> regions, List<Crossing> crossings, boolean facing) {
        this(regions, crossings, facing, SquareSet.EMPTY);
    }

    public Places withFacing(boolean changed) {
        return new Places(regions, crossings, changed, open);
    }
}
