package rookery.kernel.position;

import java.util.LinkedHashMap;
import java.util.Map;
import rookery.kernel.move.MoveList;

/** Counts the leaves of the tree of legal moves: the field's test of a move generator. Rolls of a die count as a ply of their own. */
public final class Perft {

    private final MoveList[] lists;

    private Perft(int depth) {
        lists = new MoveList[depth + 1];
        for (int i = 0; i < lists.length; i++) {
            lists[i] = new MoveList();
        }
    }

    public static long count(Position position, int depth) {
        return new Perft(depth).walk(position, depth);
    }

    /** The count behind each legal move, in the order the moves are generated. */
    public static Map<Integer, Long> divide(Position position, int depth) {
        Map<Integer, Long> counts = new LinkedHashMap<>();
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        Perft perft = new Perft(depth);
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.get(i));
            counts.put(moves.get(i), perft.walk(position, depth - 1));
            position.unmake();
        }
        return counts;
    }

    private long walk(Position position, int depth) {
        if (depth <= 1) {
            // The last ply is counted, not played.
            return depth == 0 ? 1 : position.legalMoveCount();
        }
        MoveList moves = lists[depth];
        position.legalMoves(moves);
        long count = 0;
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.get(i));
            count += walk(position, depth - 1);
            position.unmake();
        }
        return count;
    }
}
