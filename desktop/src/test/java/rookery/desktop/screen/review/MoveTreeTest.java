package rookery.desktop.screen.review;

import rookery.desktop.screen.review.MoveTree.TreeRows;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import rookery.desktop.FxThread;
import rookery.desktop.TestWindow;
import rookery.desktop.WindowTest;
import rookery.desktop.shell.Place;
import rookery.kernel.piece.Side;

/** The tree of moves in games of any length. */
final class MoveTreeTest extends WindowTest {
    private static final int MOVES = 600;

    /** Knights that go out and home again; every tenth move has a variation, every twentieth a comment. */
    private static String longGame() {
        var pgn = new StringBuilder("[Result \"*\"]\n\n");
        for (int number = 1; number <= MOVES; number++) {
            boolean out = number % 2 == 1;
            pgn.append(number).append(". ").append(out ? "Nf3 " : "Ng1 ");
            if (number % 10 == 1)
                pgn.append("(").append(number).append(". Nc3 Nc6 (").append(number).append("... e5)) ").append(number).append("... ");
            pgn.append(out ? "Nf6 " : "Ng8 ");
            if (number % 20 == 0)
                pgn.append("{There and back again, which nobody would do who has a plan of what to do with the other pieces.} ");
        }
        return pgn.append("*\n").toString();
    }

    private ReviewState state() throws Exception {
        return FxThread.call(() -> ((ReviewScreen) window.program().shell().screen()).store().state());
    }

    private int nodes() throws Exception {
        return FxThread.call(() -> window.program().shell().lookup("#tree").lookupAll("*").size());
    }

    private boolean isCurrent(int id) throws Exception {
        return window.shows("#node-" + id) && window.node("#node-" + id).getStyleClass().contains("move-current");
    }

    private int id(String san, boolean main, int number) throws Exception {
        return state().plies().stream().filter(ply -> ply.san().equals(san) && ply.number() == number && ply.main() > 0 == main).findFirst()
                .orElseThrow().id();
    }

    @Test
    void onlyWhatIsInSightHasNodes() throws Exception {
        window.go(new Place.Review(longGame()));
        window.await(() -> state().plies().size() == 2 * MOVES + 3 * MOVES / 10);
        window.await(() -> window.shows("#node-1"));
        assertThat(nodes()).isLessThan(1500);
        assertThat(window.shows("#node-" + state().plies().getLast().id())).isFalse();

        // The keyboard goes through the game, the tree with it.
        window.key(KeyCode.END);
        int last = state().plies().getLast().id();
        window.await(() -> isCurrent(last) && !window.shows("#node-1"));
        window.key(KeyCode.LEFT);
        window.await(() -> !isCurrent(last) && isCurrent(state().current()));
        window.key(KeyCode.HOME);
        window.await(() -> window.shows("#node-1") && state().isAtStart());

        // Somebody scrolls to the middle and clicks at a move of a variation there.
        var tree = (ScrollPane) window.node("#tree");
        TestWindow.run(() -> tree.setVvalue(0.5));
        int variation = List.of(301, 311, 291, 321, 281).stream().filter(number -> isSeen(number)).findFirst().orElseThrow();
        int id = id("Nc3", false, variation);
        assertThat(window.node("#node-" + id).getAccessibleText()).isEqualTo(variation + ". Nc3");
        window.press("node-" + id);
        window.await(() -> state().current() == id && isCurrent(id));
        window.key(KeyCode.RIGHT);
        window.await(() -> isCurrent(id("Nc6", false, variation)));
        assertThat(nodes()).isLessThan(1500);
    }

    private boolean isSeen(int number) {
        try {
            return window.shows("#node-" + id("Nc3", false, number));
        } catch (Exception unseen) {
            throw new IllegalStateException(unseen);
        }
    }

    @Test
    void linesBreakWhereTheyAreFull() {
        var plies = List.of(ply(1, 1, 0, false, "e4", ""), ply(2, 2, 0, false, "e5", "one two three"), ply(3, 0, 1, true, "c5", ""),
                ply(4, 3, 0, false, "Nf3", ""), ply(5, 4, 0, false, "Nc6", ""));
        var rows = TreeRows.of(plies, 20, _ -> 10, words -> 2.0 * words.length());
        assertThat(rows).extracting(TreeRow::level).containsExactly(0, 0, 0, 1, 0);
        assertThat(rows).extracting(row -> row.cells().size()).containsExactly(2, 0, 0, 1, 2);
        assertThat(rows).extracting(TreeRow::comment).containsExactly("", "one two", "three", "", "");
        assertThat(rows).extracting(TreeRow::opens).containsExactly(false, false, false, true, false);
        // A move after something else has its number, even Black's.
        assertThat(rows.get(3).cells().getFirst().numbered()).isTrue();
        assertThat(rows.getFirst().cells().getLast().numbered()).isFalse();
    }

    @Test
    void aCommentWithoutSpacesIsBrokenToo() {
        var rows = TreeRows.of(List.of(ply(1, 1, 0, false, "e4", "中文没有空格也要换行")), 10, _ -> 10, words -> 2.0 * words.length());
        assertThat(rows).extracting(TreeRow::comment).containsExactly("", "中文没有空", "格也要换行");
        // Where not even a letter fits, each has a line of its own.
        assertThat(TreeRows.of(List.of(ply(1, 1, 0, false, "e4", "abc")), 1, _ -> 10, words -> 2.0 * words.length())).hasSize(4);
    }

    private static TreeMove ply(int id, int main, int level, boolean opens, String san, String comment) {
        var mover = id == 2 || id == 3 || id == 5 ? Side.BLACK : Side.WHITE;
        return new TreeMove(id, main, level, opens, (id + 1) / 2, mover, 0, san, "", comment, List.of());
    }
}
