package rookery.engine.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.kernel.move.MoveList;
import rookery.kernel.position.Position;

/** The root moves, best first, and what has been searched of them. Mutable, one per thread. */
final class Root {

    /** The root of a worker that has no position yet. */
    static final Root NONE = new Root(List.of());

    final List<RootMove> moves;
    /** Which of the best lines is being searched; the first moves of earlier lines are excluded. */
    int line;
    /** The depth of the iteration. */
    int depth;

    private Root(List<RootMove> moves) {
        this.moves = moves;
    }

    static Root of(Position position, SearchLimits limits) {
        List<RootMove> moves = new ArrayList<>();
        MoveList legal = new MoveList();
        position.legalMoves(legal);
        for (int i = 0; i < legal.size(); i++) {
            if (limits.rootMoves().isEmpty() || limits.rootMoves().contains(legal.get(i))) {
                moves.add(new RootMove(legal.get(i)));
            }
        }
        return new Root(moves);
    }

    RootMove best() {
        return moves.getFirst();
    }

    /** The best move of the line being searched, as far as known. */
    RootMove current() {
        return moves.get(line);
    }

    /** The root move, or null if it is excluded from the line being searched. */
    @Nullable
    RootMove find(int move) {
        for (int i = line; i < moves.size(); i++) {
            if (moves.get(i).move == move) {
                return moves.get(i);
            }
        }
        return null;
    }

    void sort(int from) {
        moves.subList(from, moves.size())
                .sort(Comparator.<RootMove>comparingInt(each -> -each.score).thenComparingInt(each -> -each.previousScore));
    }
}
