package rookery.look.board;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Placement;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;

/**
 * Everything a board shows, immutable.
 *
 * @param figures      by square
 * @param firstRankBelow   whether the first rank is at the bottom
 * @param hands        what the person may do now
 * @param own          the person's pieces, which can be picked up
 * @param destinations where each of them may go, by square, and those in hand by the origin of their pocket
 * @param pockets      the pieces in hand, both sides'; empty in most games
 * @param regions      areas that are outlined: palaces, and the halves that a river parts; empty in most games
 */
public record BoardModel(BoardShape shape, Map<Integer, Figure> figures, boolean firstRankBelow, Coordinates coordinates, Hands hands,
        SquareSet own, Map<Integer, List<Destination>> destinations, Marks marks, List<Arrow> arrows, List<Pocket> pockets,
        List<Region> regions) implements WithBoardModel {

    /** Where file and rank names are shown. */
    public enum Coordinates {
        NONE, INSIDE, OUTSIDE;

        public static Coordinates suiting(BoardShape shape, boolean wanted) {
            return !wanted ? NONE : isLarge(shape) ? OUTSIDE : INSIDE;
        }

        /** The margin at each edge, in pixels. */
        public double margin() {
            return this == OUTSIDE ? 18 : 0;
        }
    }

    /** What gestures do. */
    public enum Hands {
        /** Nothing: a game that is over, or one that others play. */
        OFF,
        /** They move. */
        MOVE,
        /** They prepare a move for the next turn. */
        PREMOVE
    }

    /** Boards with more squares per side are large. */
    private static final int ORDINARY = 10;

    /** Whether the squares are too small for coordinates and small marks. */
    public static boolean isLarge(BoardShape shape) {
        return Math.max(shape.files(), shape.ranks()) > ORDINARY;
    }

    public BoardModel {
        figures = Map.copyOf(figures);
        destinations = Map.copyOf(destinations);
        arrows = List.copyOf(arrows);
        pockets = List.copyOf(pockets);
        regions = List.copyOf(regions);
    }

    /** A board without pieces in hand. */
    public BoardModel(BoardShape shape, Map<Integer, Figure> figures, boolean firstRankBelow, Coordinates coordinates, Hands hands,
            SquareSet own, Map<Integer, List<Destination>> destinations, Marks marks, List<Arrow> arrows) {
        this(shape, figures, firstRankBelow, coordinates, hands, own, destinations, marks, arrows, List.of(), List.of());
    }

    /** A static picture of a placement, from White's side. */
    public static BoardModel picture(Variant variant, Placement placement) {
        return new BoardModel(placement.shape(), figures(variant, placement), variant.forward(Side.WHITE) > 0, Coordinates.NONE, Hands.OFF,
                SquareSet.EMPTY, Map.of(),
                Marks.NONE, List.of(), List.of(), Region.of(variant));
    }

    /** The same with pieces in hand. */
    public static BoardModel picture(Variant variant, Setup setup) {
        return picture(variant, setup.placement()).withPockets(Pocket.of(variant, setup));
    }

    public static Map<Integer, Figure> figures(Variant variant, Placement placement) {
        var figures = new HashMap<Integer, Figure>();
        for (int square = 0; square < placement.shape().squares(); square++) {
            int piece = placement.piece(square);
            if (piece != Piece.EMPTY) figures.put(square, Figure.of(variant, piece));
        }
        return figures;
    }

    public @Nullable Figure figure(int square) {
        return figures.get(square);
    }

    public Optional<Pocket> pocket(int origin) {
        return pockets.stream().filter(pocket -> pocket.origin() == origin).findFirst();
    }

    /** Whether one of the person's pieces is on that square or in that pocket. */
    public boolean isOwn(int square) {
        return own.contains(square) || Pocket.isOrigin(square) && destinations.containsKey(square);
    }

    public List<Destination> destinations(int from) {
        return destinations.getOrDefault(from, List.of());
    }

    public Optional<Destination> destination(int from, int to) {
        return destinations(from).stream().filter(destination -> destination.square() == to).findFirst();
    }

    public BoardModel withOrientation(boolean firstRank) {
        return new BoardModel(shape, figures, firstRank, coordinates, hands, own, destinations, marks, arrows, pockets, regions);
    }

    public BoardModel withHands(Hands changed, SquareSet changedOwn, Map<Integer, List<Destination>> changedDestinations) {
        return new BoardModel(shape, figures, firstRankBelow, coordinates, changed, changedOwn, changedDestinations, marks, arrows,
                pockets, regions);
    }
}
