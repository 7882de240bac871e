package rookery.desktop.screen.review;

import java.util.List;

/**
 * One line of the tree of moves: some moves, or a piece of a comment.
 *
 * @param level   how deep in variations it is, 0 for the main line
 * @param opens   whether a variation begins with it
 * @param cells   its moves, none in a comment
 * @param comment empty in a line of moves
 */
record TreeRow(int level, boolean opens, List<Cell> cells, String comment) {

    /**
     * A move in its line.
     *
     * @param numbered whether its number stands before it
     */
    record Cell(TreeMove ply, boolean numbered) {}

    TreeRow {
        cells = List.copyOf(cells);
    }
}
