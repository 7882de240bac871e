package rookery.kernel.game;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;
import rookery.kernel.move.Move;
import rookery.kernel.position.Position;

/**
 * A place in a game with its position: walks along the lines and adds moves. Between a roll and its move the cursor stays at the previous node, with the roll
 * in its position. Mutable, for one thread at a time; its position must not be changed by others.
 */
public final class GameCursor {

    private final Game game;
    private final Position position;
    private GameNode node;
    private int pendingRoll;

    GameCursor(Game game) {
        this.game = game;
        position = game.startPosition();
        node = game.root();
    }

    public Game game() {
        return game;
    }

    /** The last move made. */
    public GameNode node() {
        return node;
    }

    /** The position after it, and after the roll if one is pending. Read-only: copy it to change it. */
    public Position position() {
        return position;
    }

    /** The face rolled here whose move is still to come; 0 for none. */
    public int pendingRoll() {
        return pendingRoll;
    }

    /** Whether the roll, move or pass may happen here. */
    public boolean isPossible(int action) {
        return action == Move.PASS ? Passing.isAllowed(position) : position.isLegal(action);
    }

    /** Rolls, or goes to the node of that move, adding it as the last variation if it is new. */
    public void act(int action) {
        if (Move.isRoll(action)) {
            roll(action);
            return;
        }
        for (GameNode child : node.children()) {
            if (child.move() == action && child.roll() == pendingRoll) {
                require(action);
                enter(child, action);
                return;
            }
        }
        append(action);
    }

    /** Adds the move as the last variation, even if the same move exists already, and goes there. */
    public GameNode append(int move) {
        require(move);
        GameNode child = node.append(pendingRoll, move);
        enter(child, move);
        return child;
    }

    private void enter(GameNode child, int move) {
        position.make(move);
        node = child;
        pendingRoll = 0;
    }

    private void roll(int action) {
        require(action);
        position.make(action);
        pendingRoll = Move.face(action);
    }

    private void require(int action) {
        if (!isPossible(action)) {
            throw new IllegalArgumentException("not possible here: action " + action);
        }
    }

    /** Takes back a pending roll, or else the last move together with its roll. False at the start. */
    public boolean back() {
        if (pendingRoll != 0) {
            position.unmake();
            pendingRoll = 0;
            return true;
        }
        GameNode parent = node.parent();
        if (parent == null) {
            return false;
        }
        position.unmake();
        if (node.roll() != 0) {
            position.unmake();
        }
        node = parent;
        return true;
    }

    /** Steps along the line. False at its end. */
    public boolean forward() {
        GameNode next = node.next();
        if (next == null) {
            return false;
        }
        follow(next);
        return true;
    }

    /** Steps to one of the existing replies. */
    public void follow(GameNode child) {
        if (child.parent() != node) {
            throw new IllegalArgumentException("not an answer to this move");
        }
        forgetRoll();
        Game.play(position, child);
        node = child;
    }

    private void forgetRoll() {
        if (pendingRoll != 0) {
            back();
        }
    }

    /** Goes to any node of the game, by way of the last move both places have in common. */
    public void goTo(GameNode target) {
        forgetRoll();
        while (!isOn(node, target)) {
            back();
        }
        Deque<GameNode> steps = new ArrayDeque<>();
        for (GameNode step = target; step != null && step != node; step = step.parent()) {
            steps.push(step);
        }
        steps.forEach(this::follow);
    }

    /** Whether the way to the target leads through the node. */
    private static boolean isOn(GameNode node, GameNode target) {
        @Nullable
        GameNode step = target;
        while (step != null && step.ply() > node.ply()) {
            step = step.parent();
        }
        return step == node;
    }
}
