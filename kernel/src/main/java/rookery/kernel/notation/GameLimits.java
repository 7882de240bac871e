package rookery.kernel.notation;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameNode;

/**
 * How large a game in a file may be: far more than anybody plays, and little enough that no file can exhaust memory or the stack. The readers refuse what
 * exceeds this, so the writers ask first.
 */
public final class GameLimits {

    /** Moves in all, those of variations included. */
    public static final int MOST_MOVES = 250_000;
    /** Variations inside variations. */
    public static final int DEEPEST = 100;
    public static final int LONGEST_COMMENT = 1 << 20;
    /** All comments of a game together, in characters. */
    public static final int MOST_TEXT = 8 << 20;
    public static final int MOST_TAGS = 500;
    /** Annotation glyphs of one move. */
    public static final int MOST_NAGS = 100;
    public static final int LONGEST_TAG = 30_000;

    /** Characters of an arrow or a circle. */
    private static final int MARK = 10;

    private GameLimits() {
    }

    /** Why the game cannot be written, in words that follow "the game"; empty for any ordinary one. */
    public static Optional<String> exceeded(Game game) {
        if (game.tags().size() > MOST_TAGS) {
            return Optional.of("has more than " + MOST_TAGS + " tags");
        }
        for (Map.Entry<String, String> tag : game.tags().entrySet()) {
            if (tag.getKey().length() > PgnLexer.LONGEST_WORD || tag.getValue().length() > LONGEST_TAG) {
                return Optional.of("has a tag of more than " + LONGEST_TAG + " characters");
            }
        }
        return exceeded(game.root());
    }

    private record Visit(GameNode node, int depth) {
    }

    private static Optional<String> exceeded(GameNode root) {
        Deque<Visit> waiting = new ArrayDeque<>(List.of(new Visit(root, 0)));
        int moves = 0;
        long text = 0;
        while (!waiting.isEmpty()) {
            Visit visit = waiting.pop();
            GameNode node = visit.node;
            int comment = Math.max(node.notes().comment().length(), node.notes().before().length()) + MARK * node.notes().marks().size();
            text += comment;
            if (visit.depth > DEEPEST) {
                return Optional.of("has variations nested deeper than " + DEEPEST);
            }
            if (++moves > MOST_MOVES + 1) {
                return Optional.of("has more than " + MOST_MOVES + " moves");
            }
            if (node.notes().nags().size() > MOST_NAGS) {
                return Optional.of("has a move with more than " + MOST_NAGS + " annotations");
            }
            if (comment > LONGEST_COMMENT || text > MOST_TEXT) {
                return Optional.of(comment > LONGEST_COMMENT
                        ? "has a comment of more than " + LONGEST_COMMENT + " characters"
                        : "has comments of more than " + MOST_TEXT + " characters");
            }
            for (int i = 0; i < node.children().size(); i++) {
                waiting.push(new Visit(node.children().get(i), i == 0 ? visit.depth : visit.depth + 1));
            }
        }
        return Optional.empty();
    }
}
