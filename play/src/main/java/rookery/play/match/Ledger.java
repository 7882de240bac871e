package rookery.play.match;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.kernel.move.Move;
import rookery.kernel.notation.San;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.play.bot.Thought;

/** The position on the board and the list of actions played, always in step. Mutable; owned by the referee. */
final class Ledger {

    private final Position position;
    private final List<Played> played = new ArrayList<>();

    Ledger(Position start) {
        position = start;
    }

    /** Read-only for callers. */
    Position position() {
        return position;
    }

    Position copy() {
        return position.copy();
    }

    List<Played> played() {
        return played;
    }

    int size() {
        return played.size();
    }

    /** Carries out a legal action (or a pass). */
    Played play(int action, ClockState clock, long spent, @Nullable Thought thought) {
        Played entry = new Played(action, position.turn(), San.write(position, action), clock, spent, thought);
        position.make(action);
        played.add(entry);
        return entry;
    }

    void shrink(int size) {
        while (played.size() > size) {
            played.removeLast();
            position.unmake();
        }
    }

    /** How many actions are left when the side's last moves are taken back; -1 if it has not made that many. */
    int sizeBefore(Side side, int moves) {
        int left = moves;
        for (int i = played.size() - 1; i >= 0; i--) {
            Played each = played.get(i);
            if (each.isMove() && each.side() == side && --left == 0) {
                return i;
            }
        }
        return -1;
    }

    /** How many turns in a row were passed, up to now. */
    int passesInARow() {
        int passes = 0;
        for (Played each : played.reversed()) {
            if (each.isRoll()) {
                continue;
            }
            if (!each.isPass()) {
                break;
            }
            passes++;
        }
        return passes;
    }

    boolean isAllowed(int action) {
        return action != Move.NONE && position.isLegal(action);
    }
}
