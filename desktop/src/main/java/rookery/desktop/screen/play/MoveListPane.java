package rookery.desktop.screen.play;

import java.util.List;
import java.util.function.IntConsumer;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import rookery.desktop.game.Frame;
import rookery.desktop.shell.Desk;
import rookery.kernel.variant.Variant;

/**
 * The moves in two columns with figurines. A click goes to the move; the list follows the game unless an earlier move is looked at. Only the lines in sight
 * have nodes, and a move played costs the same in the thousandth move as in the first.
 */
final class MoveListPane extends ListView<MoveRow> {
    private static final double LINE = 30;

    /** The pictures behind the lines. */
    private List<Frame> shown = List.of();
    private final IntegerProperty current = new SimpleIntegerProperty(MoveRow.NONE);

    MoveListPane(Desk desk, Variant variant, IntConsumer browse) {
        getStyleClass().addAll("edge-to-edge", "move-list");
        setId("moves");
        setFocusTraversable(false);
        setFixedCellSize(LINE);
        setAccessibleText(desk.text("play.moves"));
        var empty = new Label(desk.text("play.moves.empty"));
        empty.getStyleClass().add("muted");
        setPlaceholder(empty);
        setCellFactory(_ -> new MoveLine(desk, variant, current, index -> shown.get(index), browse));
    }

    void show(PlayState state) {
        var frames = state.card().frames();
        boolean grew = update(frames);
        int move = Math.min(state.index(), frames.size() - 1);
        // A roll belongs to the move before it.
        while (move > 0 && !frames.get(move).isMove()) move--;
        boolean moved = current.get() != move;
        current.set(move);
        if (moved || grew) reveal(move, state.isLive());
    }

    /** Pictures are kept from one card to the next as long as they hold, so the last one both have in common says where they part. */
    private boolean update(List<Frame> frames) {
        int common = Math.min(shown.size(), frames.size());
        while (common > 0 && !same(shown.get(common - 1), frames.get(common - 1))) common--;
        boolean changed = common < shown.size() || common < frames.size();
        shown = frames;
        if (!changed) return false;
        var rows = getItems();
        int keep = rows.size();
        while (keep > 0 && rows.get(keep - 1).first() >= common) keep--;
        if (keep < rows.size()) rows.remove(keep, rows.size());
        if (keep > 0 && rows.get(keep - 1).last() >= common) {
            var half = rows.get(keep - 1);
            rows.set(keep - 1, new MoveRow(half.number(), half.white(), MoveRow.NONE));
        }
        for (int i = common; i < frames.size(); i++) {
            var frame = frames.get(i);
            if (!frame.isMove()) continue;
            if (!rows.isEmpty() && rows.getLast().takes(frame.mover())) {
                rows.set(rows.size() - 1, rows.getLast().withBlack(i));
            } else {
                rows.add(MoveRow.of(frame, i));
            }
        }
        return true;
    }

    /** The very same picture: comparing what is on it would cost more with every move of the game. */
    @SuppressWarnings("ReferenceEquality")
    private static boolean same(Frame one, Frame other) {
        return one == other;
    }

    private void reveal(int move, boolean live) {
        if (getItems().isEmpty()) return;
        if (live) {
            scrollTo(getItems().size() - 1);
            return;
        }
        int row = row(move);
        int inSight = Math.max(1, (int) (getHeight() / LINE));
        scrollTo(Math.max(0, row - inSight / 2));
    }

    /** The line a picture stands in; lines are in the order of their pictures. */
    private int row(int move) {
        int low = 0;
        int high = getItems().size() - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (getItems().get(middle).first() <= move) low = middle;
            else high = middle - 1;
        }
        return low;
    }
}
