package rookery.desktop.board;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import rookery.kernel.geometry.BoardShape;
import rookery.look.board.BoardModel;
import rookery.look.board.Pocket;

/**
 * Where squares and pockets are within the control: pixels to squares and back. Pockets are in a column to the right of the board, one hand at the top and one
 * at the bottom.
 *
 * @param left  of the whole board, margins for coordinates not included
 * @param size  of one square
 * @param above the origins of the pockets at the upper end, from the top
 * @param below those at the lower end, from the top
 */
record Grid(BoardShape shape, boolean firstRankBelow, double left, double top, double size, List<Integer> above, List<Integer> below) {
    /** Between the board and its pockets, and around them, in squares. */
    private static final double GAP = 0.14;
    private static final double PADDING = 0.07;
    private static final double LARGEST_POCKET = 0.92;

    Grid {
        above = List.copyOf(above);
        below = List.copyOf(below);
    }

    /** A board without pockets. */
    Grid(BoardShape shape, boolean firstRankBelow, double left, double top, double size) {
        this(shape, firstRankBelow, left, top, size, List.of(), List.of());
    }

    private static List<Integer> origins(BoardModel model, boolean above) {
        return model.pockets().stream().filter(pocket -> pocket.firstRank() == model.firstRankBelow() ^ above).map(Pocket::origin).toList();
    }

    /** The width of the pockets in squares; the longer hand must fit beside half the board. */
    private static double pocketSquares(BoardShape shape, int longest) {
        return Math.min(LARGEST_POCKET, (shape.ranks() / 2.0 - 2 * GAP) / longest);
    }

    /** The width the pockets take beside the board, in squares. */
    static double beside(BoardModel model) {
        int longest = Math.max(origins(model, true).size(), origins(model, false).size());
        return longest == 0 ? 0 : GAP + 2 * PADDING + pocketSquares(model.shape(), longest);
    }

    /** The largest centred grid of whole pixels that fits a model with its pockets. */
    static Grid fitting(BoardModel model, double width, double height, double zoom, double panX, double panY) {
        double beside = beside(model);
        double margin = model.coordinates().margin();
        double square = Math.min((width - margin) / (model.shape().files() + beside), (height - margin) / model.shape().ranks());
        double room = beside == 0 ? 0 : Math.ceil(square * beside);
        var plain = fitting(model.shape(), model.firstRankBelow(), width - room, height, margin, zoom, panX, panY);
        return new Grid(plain.shape, plain.firstRankBelow, plain.left, plain.top, plain.size, origins(model, true), origins(model, false));
    }

    boolean hasPockets() {
        return !above.isEmpty() || !below.isEmpty();
    }

    /** The side of a pocket. */
    double pocketSize() {
        return size * pocketSquares(shape, Math.max(above.size(), below.size()));
    }

    /** The size of a square or pocket. */
    double sizeOf(int square) {
        return Pocket.isOrigin(square) ? pocketSize() : size;
    }

    /** The area of one hand, its padding included. */
    Rectangle2D hand(boolean upper) {
        var list = upper ? above : below;
        double padding = size * PADDING;
        double high = list.size() * pocketSize() + 2 * padding;
        double x = left + size * (shape.files() + GAP);
        return new Rectangle2D(x, upper ? top : top + size * shape.ranks() - high, pocketSize() + 2 * padding, high);
    }

    private double pocketY(int origin) {
        boolean upper = above.contains(origin);
        return hand(upper).getMinY() + size * PADDING + (upper ? above : below).indexOf(origin) * pocketSize();
    }

    /** The pocket at a place, or {@link BoardShape#NONE}. */
    private int pocketAt(double x, double y) {
        for (boolean upper : new boolean[]{true, false}) {
            var area = hand(upper);
            var list = upper ? above : below;
            int index = (int) Math.floor((y - area.getMinY() - size * PADDING) / pocketSize());
            if (area.contains(x, y) && index >= 0 && index < list.size()) return list.get(index);
        }
        return BoardShape.NONE;
    }

    /** The largest centred grid of whole pixels that fits, with a margin on the left and below. */
    static Grid fitting(BoardShape shape, boolean firstRankBelow, double width, double height, double margin, double zoom, double panX,
            double panY) {
        double fitted = Math.min((width - margin) / shape.files(), (height - margin) / shape.ranks());
        double size = Math.max(4, Math.floor(fitted * zoom));
        double boardWidth = size * shape.files();
        double boardHeight = size * shape.ranks();
        double left = margin + (width - margin - boardWidth) / 2 + panX;
        double top = (height - margin - boardHeight) / 2 + panY;
        return new Grid(shape, firstRankBelow, Math.round(left), Math.round(top), size);
    }

    int column(int square) {
        return firstRankBelow ? shape.file(square) : shape.files() - 1 - shape.file(square);
    }

    int row(int square) {
        return firstRankBelow ? shape.ranks() - 1 - shape.rank(square) : shape.rank(square);
    }

    double x(int square) {
        return Pocket.isOrigin(square) ? left + size * (shape.files() + GAP + PADDING) : left + column(square) * size;
    }

    double y(int square) {
        return Pocket.isOrigin(square) ? pocketY(square) : top + row(square) * size;
    }

    Point2D middle(int square) {
        return new Point2D(x(square) + sizeOf(square) / 2, y(square) + sizeOf(square) / 2);
    }

    int squareAt(double x, double y) {
        int column = (int) Math.floor((x - left) / size);
        int row = (int) Math.floor((y - top) / size);
        if (shape.contains(column, row)) return at(column, row);
        return hasPockets() ? pocketAt(x, y) : BoardShape.NONE;
    }

    /** The square in a column and row of the picture, counted from the top left. */
    int at(int column, int row) {
        return firstRankBelow ? shape.square(column, shape.ranks() - 1 - row) : shape.square(shape.files() - 1 - column, row);
    }

    Rectangle2D bounds() {
        return new Rectangle2D(left, top, size * shape.files(), size * shape.ranks());
    }
}
