package rookery.desktop.screen.review;

import java.util.List;
import rookery.kernel.piece.Side;

/**
 * A move in the list.
 *
 * @param id     of its node in the notebook
 * @param main   the number of the move in the main line, from 1; 0 in variations
 * @param level  0 for the main line, 1 for its variations, and so on
 * @param opens  whether a variation begins with it
 * @param number the move number
 * @param roll   the face rolled before it, 0 without
 */
record TreeMove(int id, int main, int level, boolean opens, int number, Side mover, int roll, String san, String before, String comment,
        List<Integer> nags) {
    TreeMove {
        nags = List.copyOf(nags);
    }
}
