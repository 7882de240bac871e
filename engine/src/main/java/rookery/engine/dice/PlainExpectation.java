package rookery.engine.dice;

import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.position.Position;

/** Expectiminimax without any pruning: the definition that {@link Expectation} must equal, and a sparring partner. */
final class PlainExpectation {

    private final Position position;
    private final LeafValue leaf;
    private final Endings endings;
    private final Stop stop;
    private long nodes;

    PlainExpectation(Position position, LeafValue leaf) {
        this(position, leaf, Stop.NEVER);
    }

    PlainExpectation(Position position, LeafValue leaf, Stop stop) {
        this.position = position;
        this.leaf = leaf;
        this.stop = stop;
        endings = new Endings(position.variant());
    }

    long nodes() {
        return nodes;
    }

    double valueBeforeRoll(int depth) {
        nodes++;
        if (stop.now(nodes)) {
            throw new Stop.Stopped();
        }
        if (endings.isDrawn(position)) {
            return 0;
        }
        if (depth == 0) {
            return leaf.of(position);
        }
        MoveList rolls = new MoveList();
        position.legalMoves(rolls);
        double sum = 0;
        for (int i = 0; i < rolls.size(); i++) {
            position.make(rolls.get(i));
            sum += valueAfterRoll(depth);
            position.unmake();
        }
        return rolls.isEmpty() ? 0 : sum / rolls.size();
    }

    double valueAfterRoll(int depth) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        double best = -1;
        for (int i = 0; i < moves.size(); i++) {
            best = Math.max(best, valueOfMove(moves.get(i), depth));
        }
        return best;
    }

    double valueOfMove(int move, int depth) {
        if (Endings.wins(position, move)) {
            return 1;
        }
        position.make(move);
        double value = -valueBeforeRoll(depth - 1);
        position.unmake();
        return value;
    }

    /** The best move after the roll, the first of equals; when stopped, the best searched so far. */
    int bestMove(int depth) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        int best = moves.isEmpty() ? Move.NONE : moves.get(0);
        double bestValue = -2;
        int ply = position.ply();
        try {
            for (int i = 0; i < moves.size(); i++) {
                double value = valueOfMove(moves.get(i), depth);
                if (value > bestValue) {
                    bestValue = value;
                    best = moves.get(i);
                }
            }
        } catch (Stop.Stopped _) {
            while (position.ply() > ply) {
                position.unmake();
            }
        }
        return best;
    }
}
