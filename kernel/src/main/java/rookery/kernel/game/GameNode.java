package rookery.kernel.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.kernel.move.Move;

/**
 * A place in a {@link Game}'s tree: one player's move together with the roll that allowed it, or the root, which has neither. The first child continues the
 * line, the others are variations. Mutable through its game, for one thread at a time.
 */
public final class GameNode {

    private final @Nullable GameNode parent;
    private final int roll;
    private final int move;
    private final int ply;
    private final List<GameNode> children = new ArrayList<>(1);
    private Notes notes = Notes.NONE;

    private GameNode(@Nullable GameNode parent, int roll, int move, int ply) {
        this.parent = parent;
        this.roll = roll;
        this.move = move;
        this.ply = ply;
    }

    static GameNode root() {
        return new GameNode(null, 0, Move.NONE, 0);
    }

    GameNode append(int childRoll, int childMove) {
        GameNode child = new GameNode(this, childRoll, childMove, ply + 1);
        children.add(child);
        return child;
    }

    boolean remove(GameNode child) {
        return children.remove(child);
    }

    /** Moves the child that many places towards the front. */
    void advance(GameNode child, int places) {
        int index = children.indexOf(child);
        children.remove(index);
        children.add(Math.max(0, index - places), child);
    }

    /** Null at the root. */
    public @Nullable GameNode parent() {
        return parent;
    }

    public boolean isRoot() {
        return parent == null;
    }

    /** The face rolled before the move, from 1; 0 without a die, and where the start position already shows the roll. */
    public int roll() {
        return roll;
    }

    /** The packed move, {@link Move#PASS} where the turn passed, {@link Move#NONE} at the root. */
    public int move() {
        return move;
    }

    /** How many moves by players lead here. */
    public int ply() {
        return ply;
    }

    public List<GameNode> children() {
        return Collections.unmodifiableList(children);
    }

    /** The next move of this line, or null at its end. */
    public @Nullable GameNode next() {
        return children.isEmpty() ? null : children.getFirst();
    }

    /** Whether this and every node above it is its parent's first reply. */
    public boolean isMainLine() {
        for (GameNode node = this; node.parent != null; node = node.parent) {
            if (node.parent.children.getFirst() != node) {
                return false;
            }
        }
        return true;
    }

    /** From the first move to this one; empty at the root. */
    public List<GameNode> path() {
        List<GameNode> path = new ArrayList<>();
        for (GameNode node = this; node.parent != null; node = node.parent) {
            path.add(node);
        }
        return path.reversed();
    }

    public Notes notes() {
        return notes;
    }

    public void annotate(Notes changed) {
        notes = changed;
    }
}
