package rookery.desktop.board;

import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import rookery.kernel.geometry.BoardShape;

/**
 * Where squares lie within the control: pixels to squares and back.
 *
 * @param left of the whole board, margins for coordinates not included
 * @param size of one square
 */
record Grid(BoardShape shape, boolean firstRankBelow, double left, double top, double size) {

    /** The largest grid of whole pixels that fits, in the middle; the margin is kept free on the left and below. */
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
        return left + column(square) * size;
    }

    double y(int square) {
        return top + row(square) * size;
    }

    Point2D middle(int square) {
        return new Point2D(x(square) + size / 2, y(square) + size / 2);
    }

    int squareAt(double x, double y) {
        int column = (int) Math.floor((x - left) / size);
        int row = (int) Math.floor((y - top) / size);
        return shape.contains(column, row) ? at(column, row) : BoardShape.NONE;
    }

    /** The square in a column and row of the picture, counted from the top left. */
    int at(int column, int row) {
        return firstRankBelow ? shape.square(column, shape.ranks() - 1 - row) : shape.square(shape.files() - 1 - column, row);
    }

    Rectangle2D bounds() {
        return new Rectangle2D(left, top, size * shape.files(), size * shape.ranks());
    }
}
