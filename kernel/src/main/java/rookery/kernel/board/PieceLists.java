package rookery.kernel.board;

/** The squares of each side's pieces, in no particular order, so that nobody has to scan the board for them. Mutable. */
final class PieceLists {

    /** By side; only the first {@link #counts} entries mean anything. */
    final int[][] squares;
    final int[] counts = new int[2];
    /** Where in its side's list an occupied square is. */
    private final int[] index;

    PieceLists(int squareCount) {
        squares = new int[2][squareCount];
        index = new int[squareCount];
    }

    PieceLists(PieceLists other) {
        squares = new int[][]{other.squares[0].clone(), other.squares[1].clone()};
        counts[0] = other.counts[0];
        counts[1] = other.counts[1];
        index = other.index.clone();
    }

    void add(int square, int side) {
        index[square] = counts[side];
        squares[side][counts[side]++] = square;
    }

    /** The last entry of the list moves into the gap. */
    void remove(int square, int side) {
        int last = squares[side][--counts[side]];
        squares[side][index[square]] = last;
        index[last] = index[square];
    }

    void move(int from, int to, int side) {
        index[to] = index[from];
        squares[side][index[to]] = to;
    }
}
