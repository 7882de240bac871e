package rookery.engine.dice;

import java.util.Optional;
import rookery.engine.net.Net;
import rookery.kernel.move.MoveList;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;

/**
 * Chooses moves in games with a die within a number of nodes, for learning: it answers with the last ply it finished and what that ply says the move is
 * worth. Two plies are always finished, since one ply says no more than the evaluation itself. Mutable, one a thread.
 */
public final class DiceChooser {

    private static final int TABLE_ENTRIES = 1 << 14;
    private static final int LEAST_DEPTH = 2;
    private static final int MOST_DEPTH = 20;

    /** @param value of the move to the mover, from -1 to 1: what the position after it is worth before the next roll */
    public record Choice(int move, double value) {
    }

    private final LeafValue leaf;
    private final int[] values;
    private final long nodes;
    private final ValueTable table = new ValueTable(TABLE_ENTRIES);
    private final MoveList moves = new MoveList();

    public DiceChooser(Variant variant, Optional<Net> net, long nodes) {
        leaf = new DiceEvaluation(variant, net);
        values = DiceBot.values(variant);
        this.nodes = nodes;
    }

    public void newGame() {
        table.clear();
    }

    /** For a position whose die has been cast; it is left as it was. */
    public Choice choose(Position position) {
        position.legalMoves(moves);
        for (int i = 0; i < moves.size(); i++) {
            if (Endings.wins(position, moves.get(i))) {
                return new Choice(moves.get(i), 1);
            }
        }
        Expectation search = new Expectation(position, leaf, values, table);
        int ply = position.ply();
        Choice choice = iterate(search, 1);
        for (int depth = 2; depth <= MOST_DEPTH && (depth <= LEAST_DEPTH || search.nodes() < nodes); depth++) {
            boolean mustEnd = depth <= LEAST_DEPTH;
            search.stopWhen(seen -> !mustEnd && seen >= nodes);
            try {
                choice = iterate(search, depth);
            } catch (Stop.Stopped _) {
                while (position.ply() > ply) {
                    position.unmake();
                }
                break;
            }
        }
        return choice;
    }

    /** The best move at that depth, which comes first at the next. */
    private Choice iterate(Expectation search, int depth) {
        int best = 0;
        double value = -2;
        for (int i = 0; i < moves.size(); i++) {
            double each = search.valueOfMove(moves.get(i), depth, Math.max(-1, value), 1);
            if (each > value) {
                value = each;
                best = i;
            }
        }
        moves.swap(0, best);
        return new Choice(moves.get(0), value);
    }
}
