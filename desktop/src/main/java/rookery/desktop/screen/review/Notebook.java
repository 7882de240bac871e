package rookery.desktop.screen.review;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.desktop.game.GameWords;
import rookery.look.board.Scorecard;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameCursor;
import rookery.kernel.game.GameNode;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.move.Move;
import rookery.kernel.notation.San;
import rookery.kernel.position.Position;
import rookery.look.board.Slide;

/** A game under review, the current place in it, and ids for its nodes. Mutable; for the JavaFX thread. */
final class Notebook {
    static final int ROOT = 0;

    private final Game game;
    private final GameCursor cursor;
    private final IdentityHashMap<GameNode, Integer> ids = new IdentityHashMap<>();
    private final List<GameNode> nodes = new ArrayList<>();

    Notebook(Game game) {
        this.game = game;
        cursor = game.cursor();
        number(game.root());
    }

    Game game() {
        return game;
    }

    Position position() {
        return cursor.position();
    }

    private int number(GameNode node) {
        return ids.computeIfAbsent(node, fresh -> {
            nodes.add(fresh);
            return nodes.size() - 1;
        });
    }

    int current() {
        return number(cursor.node());
    }

    GameNode node() {
        return cursor.node();
    }

    /** The name of the opening so far; empty if it has none. */
    String opening() {
        return GameWords.opening(game.at(game.root()), way());
    }

    /** The actions that lead here from the start, rolls included. */
    List<Integer> way() {
        var actions = new ArrayDeque<Integer>();
        @Nullable
        GameNode node = cursor.node();
        while (node != null && !node.isRoot()) {
            actions.addFirst(node.move());
            if (node.roll() != 0) actions.addFirst(Move.roll(node.roll()));
            node = node.parent();
        }
        return List.copyOf(actions);
    }

    /** The number of the current move in the main line; in a variation, that of the move it branches from. */
    int mainPly() {
        @Nullable
        GameNode node = cursor.node();
        while (node != null && !node.isMainLine()) node = node.parent();
        return node == null ? 0 : node.ply();
    }

    /** The squares of the current move; empty at the start and after a pass. */
    SquareSet lastMove() {
        var node = cursor.node();
        var parent = node.parent();
        if (parent == null || node.move() == Move.PASS) return SquareSet.EMPTY;
        var before = game.at(parent);
        if (node.roll() != 0) before.make(Move.roll(node.roll()));
        return Slide.track(Scorecard.slides(before, node.move()));
    }

    // ---- walking -------------------------------------------------------------------------------------------------

    void go(int id) {
        if (id >= 0 && id < nodes.size()) cursor.goTo(nodes.get(id));
    }

    void goToMainPly(int ply) {
        GameNode node = game.root();
        for (int i = 0; i < ply && node.next() != null; i++) node = node.next();
        cursor.goTo(node);
    }

    boolean back() {
        return cursor.back();
    }

    boolean forward() {
        return cursor.forward();
    }

    void start() {
        cursor.goTo(game.root());
    }

    /** To the end of the current line. */
    void end() {
        while (cursor.forward()) {
            // Walks on.
        }
    }

    // ---- writing -------------------------------------------------------------------------------------------------

    /** Rolls or moves; a new move becomes a variation, or extends the line at its end. */
    boolean act(int action) {
        if (!cursor.isPossible(action)) return false;
        cursor.act(action);
        return true;
    }

    void comment(String text) {
        var node = cursor.node();
        node.annotate(node.notes().withComment(text));
    }

    /** Adds the annotation to the current move, or removes it. */
    void toggleNag(int nag) {
        var node = cursor.node();
        node.annotate(node.notes().withNags(node.notes().nags().contains(nag) ? List.of() : List.of(nag)));
    }

    void delete() {
        var node = cursor.node();
        var parent = node.parent();
        if (parent != null) cursor.goTo(parent);
        game.delete(node);
    }

    void promote() {
        game.promote(branch());
    }

    void makeMainLine() {
        game.makeMainLine(cursor.node());
    }

    /** Where the current line branches off. */
    private GameNode branch() {
        var node = cursor.node();
        while (true) {
            var parent = node.parent();
            if (parent == null || parent.next() != node) return node;
            node = parent;
        }
    }

    // ---- reading -------------------------------------------------------------------------------------------------

    /** All moves in print order: each move's variations come before the line continues. */
    List<TreeMove> plies() {
        var plies = new ArrayList<TreeMove>();
        line(game.root(), 0, true, game.startPosition(), plies);
        return plies;
    }

    private void line(GameNode from, int level, boolean main, Position position, List<TreeMove> plies) {
        var node = from;
        while (!node.children().isEmpty()) {
            var children = node.children();
            var next = children.getFirst();
            plies.add(ply(next, level, main, false, position));
            for (var variation : children.subList(1, children.size())) {
                plies.add(ply(variation, level + 1, false, true, position));
                var branch = position.copy();
                play(branch, variation);
                line(variation, level + 1, false, branch, plies);
            }
            play(position, next);
            node = next;
        }
    }

    private TreeMove ply(GameNode node, int level, boolean main, boolean opens, Position before) {
        var at = before.copy();
        if (node.roll() != 0) at.make(Move.roll(node.roll()));
        var san = node.move() == Move.PASS ? "--" : San.write(at, node.move());
        var notes = node.notes();
        return new TreeMove(number(node), main ? node.ply() : 0, level, opens, before.moveNumber(), before.turn(), node.roll(), san,
                notes.before(), notes.comment(), notes.nags());
    }

    private static void play(Position position, GameNode node) {
        if (node.roll() != 0) position.make(Move.roll(node.roll()));
        position.make(node.move());
    }
}
