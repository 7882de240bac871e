package rookery.look.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;

/**
 * A place beside the board for the pieces of one kind in one side's hand.
 *
 * @param origin    a number beyond the squares, so that drops look like moves
 * @param count     how many there are; 0 shows an empty place
 * @param firstRank whether it belongs to the side whose pawns begin on the first ranks
 */
public record Pocket(int origin, Figure figure, int count, boolean firstRank) {

    /** Origins of drops come after the squares of the largest board. */
    private static final int BEYOND = 256;

    /** The place of a packed piece in its owner's hand. */
    public static int origin(int piece) {
        return BEYOND + piece;
    }

    /** Whether that is such a place rather than a square. */
    public static boolean isOrigin(int square) {
        return square >= BEYOND;
    }

    /** The packed piece that lies there. */
    public static int piece(int origin) {
        return origin - BEYOND;
    }

    /** Those of the two that are squares. */
    public static SquareSet squares(int from, int to) {
        var squares = isOrigin(to) ? SquareSet.EMPTY : SquareSet.of(to);
        return isOrigin(from) ? squares : squares.with(from);
    }

    /** The hands of a game: a place for every piece that may ever be in hand, the cheapest kind first; none in games without. */
    public static List<Pocket> of(Variant variant, Setup setup) {
        if (!variant.wild().drops().hasHands()) return List.of();
        var pockets = new ArrayList<Pocket>();
        for (var side : Side.values()) {
            for (int kind : kinds(variant, setup, side)) {
                int piece = Piece.of(kind, side);
                pockets.add(new Pocket(origin(piece), Figure.of(variant, piece), Collections.frequency(setup.hand(), piece),
                        variant.forward(side) > 0));
            }
        }
        return pockets;
    }

    private static List<Integer> kinds(Variant variant, Setup setup, Side side) {
        var kinds = new TreeSet<Integer>();
        if (variant.wild().drops().captured()) {
            for (int kind = 1; kind <= variant.kinds().size(); kind++) {
                if (!variant.kind(kind).royal() && !variant.kind(kind).isPromoted()) kinds.add(kind);
            }
        }
        variant.start().hand().stream().filter(piece -> Piece.side(piece) == side).map(Piece::kind).forEach(kinds::add);
        setup.hand().stream().filter(piece -> Piece.side(piece) == side).map(Piece::kind).forEach(kinds::add);
        return kinds.stream().sorted(Comparator.comparingInt(kind -> variant.kind(kind).value())).toList();
    }
}
