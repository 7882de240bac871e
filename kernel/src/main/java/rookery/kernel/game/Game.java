package rookery.kernel.game;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import rookery.kernel.move.Move;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Problem;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;

/**
 * One game: its rules, where it started, the tree of moves, tags and the result. Every move in it is legal, since moves enter only through
 * {@link GameCursor} and {@link #replay}. Mutable, for one thread at a time; hand {@link #copy} to another.
 *
 * <p>Tags are those of PGN, in order. The rules, the start position and the result are kept separately.
 */
public final class Game {

    private final Variant variant;
    private final Setup start;
    private final Position startPosition;
    private final GameNode root = GameNode.root();
    private final Map<String, String> tags = new LinkedHashMap<>();
    private Outcome outcome = new Outcome.Ongoing();
    private int pendingRoll;
    /** The end of the main line when the roll was recorded; if that changes, the roll is void. */
    private @Nullable GameNode pendingAt;

    /** A game without moves that starts from a position; the position's past is not part of it. */
    public Game(Position start) {
        variant = start.variant();
        this.start = start.setup();
        startPosition = start.ply() == 0 ? start.copy() : playable(variant, this.start);
    }

    /** A game without moves from the variant's start position. */
    public Game(Variant variant) {
        this(Position.start(variant));
    }

    /** A game without moves from a setup, which must be playable: ask {@link Position#of} first. */
    public Game(Variant variant, Setup start) {
        this(playable(variant, start));
    }

    private static Position playable(Variant variant, Setup start) {
        return switch (Position.of(variant, start)) {
            case Verdict.Playable(Position position) -> position;
            case Verdict.Unplayable(Set<Problem> problems) -> throw new IllegalArgumentException(variant.id() + ": " + problems);
        };
    }

    /** The game made of these packed actions (moves, rolls and passes), or the first one that was not possible. A roll at the very end waits for its move. */
    public static Replay replay(Variant variant, Setup start, List<Integer> actions) {
        return switch (Position.of(variant, start)) {
            case Verdict.Playable(Position position) -> replay(new Game(position), actions);
            case Verdict.Unplayable(Set<Problem> problems) -> new Replay.Broken(-1, "the start position cannot be played: "
                    + problems.stream().map(Problem::text).sorted().collect(Collectors.joining("; ")));
        };
    }

    private static Replay replay(Game game, List<Integer> actions) {
        GameCursor cursor = game.cursor();
        for (int i = 0; i < actions.size(); i++) {
            int action = actions.get(i);
            if (!cursor.isPossible(action)) {
                String what = Move.isRoll(action) ? "roll" : "move";
                return new Replay.Broken(i, "the " + what + " is not possible in its position");
            }
            cursor.act(action);
        }
        game.pend(cursor.pendingRoll());
        return new Replay.Complete(game);
    }

    public Variant variant() {
        return variant;
    }

    public Setup start() {
        return start;
    }

    public GameNode root() {
        return root;
    }

    /** In the order in which they were set. */
    public Map<String, String> tags() {
        return Collections.unmodifiableMap(tags);
    }

    /** The tag's value, or null. */
    public @Nullable String tag(String name) {
        return tags.get(name);
    }

    public void tag(String name, String value) {
        boolean good = !name.isEmpty() && name.chars().allMatch(c -> c == '_' || c < 128 && Character.isLetterOrDigit(c));
        if (!good) {
            throw new IllegalArgumentException("a tag's name has letters, digits and _ only: " + name);
        }
        tags.put(name, value);
    }

    public void removeTag(String name) {
        tags.remove(name);
    }

    public Outcome outcome() {
        return outcome;
    }

    /** Says how the game ended; {@link Outcome.Ongoing} reopens it. */
    public void end(Outcome changed) {
        outcome = changed;
    }

    /** The face rolled after the last move of the main line, while its move is still to come; 0 for none. */
    public int pendingRoll() {
        return pendingRoll != 0 && last() == pendingAt ? pendingRoll : 0;
    }

    /** @param face one that can be rolled at the end of the main line, or 0 */
    public void pend(int face) {
        GameNode last = last();
        if (face != 0 && !at(last).isLegal(Move.roll(face))) {
            throw new IllegalArgumentException("the die cannot show " + face);
        }
        pendingRoll = face;
        pendingAt = last;
    }

    /** The moves of the main line, without the root. */
    public List<GameNode> mainLine() {
        List<GameNode> line = new ArrayList<>();
        for (GameNode node = root.next(); node != null; node = node.next()) {
            line.add(node);
        }
        return line;
    }

    /** All actions of the main line as {@link #replay} takes them: moves, rolls and passes, and at the end a roll that waits for its move. */
    public List<Integer> actions() {
        List<Integer> actions = new ArrayList<>();
        int rolled = startPosition.roll();
        for (GameNode node = root.next(); node != null; node = node.next()) {
            if (node.roll() != 0 && rolled == 0) {
                actions.add(Move.roll(node.roll()));
            }
            actions.add(node.move());
            rolled = 0;
        }
        if (pendingRoll() != 0 && rolled == 0) {
            actions.add(Move.roll(pendingRoll()));
        }
        return actions;
    }

    /** The last move of the main line; the root where nothing has been played. */
    public GameNode last() {
        GameNode node = root;
        for (GameNode next = node.next(); next != null; next = node.next()) {
            node = next;
        }
        return node;
    }

    /** A new copy of the start position. */
    public Position startPosition() {
        return startPosition.copy();
    }

    /** A new copy of the position after that move, including the moves that led there. */
    public Position at(GameNode node) {
        Position position = startPosition();
        for (GameNode step : node.path()) {
            play(position, step);
        }
        return position;
    }

    static void play(Position position, GameNode step) {
        if (step.roll() != 0) {
            position.make(Move.roll(step.roll()));
        }
        position.make(step.move());
    }

    /** A cursor before the first move, to walk through the game and add to it. */
    public GameCursor cursor() {
        return new GameCursor(this);
    }

    /** Puts the move one place forward among its parent's answers: the first variation becomes the line, the line its first variation. */
    public void promote(GameNode node) {
        GameNode parent = node.parent();
        if (parent != null) {
            parent.advance(node, 1);
        }
    }

    /** Makes everything that leads to the move the main line. */
    public void makeMainLine(GameNode node) {
        for (GameNode step = node; step.parent() != null; step = step.parent()) {
            step.parent().advance(step, Integer.MAX_VALUE);
        }
    }

    /** Removes the move and all that follows it; at the root, everything that follows. */
    public void delete(GameNode node) {
        GameNode parent = node.parent();
        if (parent == null) {
            List.copyOf(node.children()).forEach(node::remove);
        } else {
            parent.remove(node);
        }
    }

    /** An independent copy. */
    public Game copy() {
        Game copy = new Game(startPosition);
        copy.tags.putAll(tags);
        copy.outcome = outcome;
        copy.root.annotate(root.notes());
        Deque<GameNode> originals = new ArrayDeque<>(List.of(root));
        Deque<GameNode> copies = new ArrayDeque<>(List.of(copy.root));
        while (!originals.isEmpty()) {
            GameNode original = originals.pop();
            GameNode twin = copies.pop();
            for (GameNode child : original.children()) {
                GameNode childTwin = twin.append(child.roll(), child.move());
                childTwin.annotate(child.notes());
                originals.push(child);
                copies.push(childTwin);
            }
        }
        copy.pendingRoll = pendingRoll();
        copy.pendingAt = copy.last();
        return copy;
    }
}
