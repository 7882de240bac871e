package rookery.look.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;

/** A piece that travels between two states of the board; from or to a {@link Pocket} if it leaves or enters a hand. */
public record Slide(int from, int to) {

    /**
     * The slides that turn one arrangement into another: each figure that appears comes from the nearest square that lost one like it. A pawn that
     * becomes another piece is matched last, when nothing else explains the newcomer.
     */
    public static List<Slide> between(BoardShape shape, Map<Integer, Figure> before, Map<Integer, Figure> after) {
        var gone = new HashMap<Integer, Figure>();
        before.forEach((square, figure) -> {
            if (!figure.equals(after.get(square))) gone.put(square, figure);
        });
        var slides = new ArrayList<Slide>();
        var unexplained = new HashMap<Integer, Figure>();
        after.forEach((square, figure) -> {
            if (!figure.equals(before.get(square))) {
                int origin = nearest(shape, gone, square, figure, false);
                if (origin == BoardShape.NONE) {
                    unexplained.put(square, figure);
                } else {
                    gone.remove(origin);
                    slides.add(new Slide(origin, square));
                }
            }
        });
        unexplained.forEach((square, figure) -> {
            int origin = nearest(shape, gone, square, figure, true);
            if (origin != BoardShape.NONE) {
                gone.remove(origin);
                slides.add(new Slide(origin, square));
            }
        });
        return slides;
    }

    /** The squares of the first slide, which is marked as the last move; empty without slides. */
    public static SquareSet track(List<Slide> slides) {
        return slides.isEmpty() ? SquareSet.EMPTY : Pocket.squares(slides.getFirst().from(), slides.getFirst().to());
    }

    private static int nearest(BoardShape shape, Map<Integer, Figure> gone, int square, Figure figure, boolean changed) {
        int nearest = BoardShape.NONE;
        double best = changed ? 2 : Double.MAX_VALUE;
        for (var entry : gone.entrySet()) {
            var other = entry.getValue();
            boolean fits = changed
                    ? other.white() == figure.white() && !other.isWall() && !figure.isWall() && (other.kind().equals("pawn")
                            || figure.kind().equals("pawn") || other.letter() == figure.letter())
                    : other.equals(figure);
            double distance = distance(shape, entry.getKey(), square);
            if (fits && distance < best) {
                best = distance;
                nearest = entry.getKey();
            }
        }
        return nearest;
    }

    /** The distance between a hand, beside the board, and any square. */
    private static final double FROM_HAND = 3;

    /** In squares, along a straight line. */
    public static double distance(BoardShape shape, int from, int to) {
        if (Pocket.isOrigin(from) || Pocket.isOrigin(to)) return FROM_HAND;
        return Math.hypot(shape.file(from) - shape.file(to), shape.rank(from) - shape.rank(to));
    }
}
