package rookery.look.board;

import java.util.Map;

/**
 * One of the moves that lead from a square to another: a promotion has several. The move is a number the board hands back unread.
 *
 * @param figure what it is chosen by: what the piece becomes, or the one that is left behind
 * @param place  the name of the square where that one enters, if it must be said; else empty
 * @param then   the board after the move, and for each square that may be blocked with it the whole move; both empty where nothing is blocked
 */
public record Choice(int move, Figure figure, String place, Blocking then) {

    /** The second half of a move: which square is blocked. */
    public record Blocking(Map<Integer, Figure> figures, Map<Integer, Integer> moves) {

        public static final Blocking NONE = new Blocking(Map.of(), Map.of());

        public Blocking {
            figures = Map.copyOf(figures);
            moves = Map.copyOf(moves);
        }
    }

    public Choice(int move, Figure figure) {
        this(move, figure, "", Blocking.NONE);
    }

    /** Whether the player must still say which square is blocked. */
    public boolean blocks() {
        return !then.moves().isEmpty();
    }
}
