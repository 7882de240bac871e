package rookery.look.board;

import java.util.ArrayList;
import java.util.List;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.variant.Variant;

/**
 * A rectangle of squares that some pieces may not leave, outlined on the board.
 *
 * @param file    of its first square, from 0
 * @param rank    of its first square, from 0
 * @param crossed whether lines go from corner to corner, as in a palace
 */
public record Region(int file, int rank, int files, int ranks, boolean crossed) {

    /** Smaller ones are palaces. */
    private static final int PALACE = 3;

    /** The regions of a game, as far as they are rectangles smaller than the board. */
    public static List<Region> of(Variant variant) {
        var regions = new ArrayList<Region>();
        for (var region : variant.wild().places().regions()) {
            add(regions, variant.shape(), region.white());
            add(regions, variant.shape(), region.black());
        }
        return regions;
    }

    private static void add(List<Region> regions, BoardShape shape, SquareSet squares) {
        int west = shape.files();
        int east = -1;
        int south = shape.ranks();
        int north = -1;
        int count = 0;
        for (int square : squares) {
            west = Math.min(west, shape.file(square));
            east = Math.max(east, shape.file(square));
            south = Math.min(south, shape.rank(square));
            north = Math.max(north, shape.rank(square));
            count++;
        }
        int files = east - west + 1;
        int ranks = north - south + 1;
        if (count == 0 || count != files * ranks || count == shape.squares()) return;
        var region = new Region(west, south, files, ranks, Math.max(files, ranks) <= PALACE);
        if (!regions.contains(region)) regions.add(region);
    }
}
