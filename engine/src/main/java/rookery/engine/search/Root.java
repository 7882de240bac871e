package rookery.engine.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.kernel.move.MoveList;
import rookery.kernel.position.Position;

/** The moves to choose from, best first, and how far their search has come; mutable, one a thread. */
final class Root {

    /** Of a worker that has not been given a position yet. */
    static final Root NONE = new Root(List.of());

    final List<RootMove> moves;
    /** Which of the best lines is being searched for: the moves of those before it are left out. */
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

    /** The best move of the line being searched for, as far as is known. */
    RootMove current() {
        return moves.get(line);
    }

    /** The move, unless it is not to be searched now. */
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
