package rookery.look.board;

import java.util.Map;

/**
 * One of the moves that lead from a square to another: a promotion has several. The move is an opaque number that the board hands back.
 *
 * @param figure what the player chooses: the piece it becomes, or the one left behind
 * @param place  the name of the square where that piece enters, if ambiguous; else empty
 * @param then   the board after the move, and the full move for each square that may be blocked with it; both empty if nothing is blocked
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
