package rookery.desktop.screen.review;

import java.util.List;

/**
 * One line of the move tree: some moves, or part of a comment.
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
     * @param numbered whether it is shown with its number
     */
    record Cell(TreeMove ply, boolean numbered) {}

    TreeRow {
        cells = List.copyOf(cells);
    }
}
