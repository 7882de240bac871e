package rookery.uci.server;

import rookery.kernel.move.MoveList;
import rookery.kernel.notation.UciText;
import rookery.kernel.position.Position;
import rookery.play.worker.Worker;

/** One {@code go perft}: counts the leaves of the tree of legal moves, and can be stopped. A roll of the die is a ply too. */
final class PerftTask extends SearchTask {

    private static final int DEEPEST = 60;
    private final Position position;
    private final int depth;
    private final boolean kingTakesRook;
    private final Answers answers;

    PerftTask(Position position, int depth, boolean kingTakesRook, Answers answers) {
        this.position = position;
        this.depth = Math.clamp(depth, 1, DEEPEST);
        this.kingTakesRook = kingTakesRook;
        this.answers = answers;
    }

    @Override
    protected void run(Worker worker) {
        MoveList[] lists = new MoveList[depth + 1];
        for (int i = 0; i < lists.length; i++) {
            lists[i] = new MoveList();
        }
        MoveList moves = lists[depth];
        if (!position.isGoalReached()) {
            position.legalMoves(moves);
        }
        long all = 0;
        for (int i = 0; i < moves.size() && !Thread.currentThread().isInterrupted(); i++) {
            String text = UciText.write(position, moves.get(i), kingTakesRook);
            position.make(moves.get(i));
            long count = count(depth - 1, lists);
            position.unmake();
            if (!Thread.currentThread().isInterrupted()) {
                answers.line(text + ": " + count);
                all += count;
            }
        }
        answers.line("");
        answers.line("Nodes searched: " + all + (Thread.currentThread().isInterrupted() ? " (stopped)" : ""));
    }

    private long count(int left, MoveList[] lists) {
        if (left <= 1) {
            return left == 0 ? 1 : position.legalMoveCount();
        }
        MoveList moves = lists[left];
        position.legalMoves(moves);
        long count = 0;
        for (int i = 0; i < moves.size() && !Thread.currentThread().isInterrupted(); i++) {
            position.make(moves.get(i));
            count += count(left - 1, lists);
            position.unmake();
        }
        return count;
    }
}
