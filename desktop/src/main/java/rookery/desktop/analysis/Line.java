package rookery.desktop.analysis;

import java.util.List;

/**
 * A way the game might go on.
 *
 * @param from    where the piece to move now stands; {@code to} where it goes, the king's own target when castling
 * @param face    the face of the die for which it is meant; 0 where no die is to be rolled
 * @param actions as {@code Move} packs them, the first the one to play now
 * @param words   the same in notation
 */
public record Line(int face, Opinion opinion, int from, int to, List<Integer> actions, List<String> words) {
    public Line {
        actions = List.copyOf(actions);
        words = List.copyOf(words);
    }
}
