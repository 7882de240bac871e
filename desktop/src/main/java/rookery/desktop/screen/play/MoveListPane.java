package rookery.desktop.screen.play;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Pane;
import rookery.desktop.game.Frame;
import rookery.desktop.shell.Desk;
import rookery.kernel.variant.Variant;

/**
 * The moves in two columns with figurines. A click goes to the move; the list follows the game unless an earlier move is looked at. Only the lines in sight
 * have nodes, so a move played costs the same in the thousandth move as in the first. JavaFX's own list was tried: it fills every line in sight anew with each
 * entry that is added, which took longer than a frame.
 */
final class MoveListPane extends ScrollPane {
    /** The height of a line in the size of its letters. */
    private static final double LINE = 2.3;

    private final Desk desk;
    private final Variant variant;
    private final IntConsumer browse;
    private final Pane sheet = new Pane();
    private final Label empty;
    private final List<MoveRow> rows = new ArrayList<>();
    /** The lines in sight by the number of their row. */
    private final Map<Integer, MoveLine> lines = new HashMap<>();
    /** Lines that stand for no row now. */
    private final Deque<MoveLine> spare = new ArrayDeque<>();
    /** The pictures behind the rows. */
    private List<Frame> shown = List.of();
    private int current = MoveRow.NONE;
    private double line = 30;

    MoveListPane(Desk desk, Variant variant, IntConsumer browse) {
        this.desk = desk;
        this.variant = variant;
        this.browse = browse;
        getStyleClass().addAll("edge-to-edge", "move-list");
        setId("moves");
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        setFocusTraversable(false);
        setAccessibleText(desk.text("play.moves"));
        empty = new Label(desk.text("play.moves.empty"));
        empty.getStyleClass().add("muted");
        sheet.getChildren().add(empty);
        sheet.setMinWidth(0);
        setContent(sheet);
        vvalueProperty().addListener((_, _, _) -> look(top()));
        viewportBoundsProperty().addListener((_, before, now) -> {
            if (before.getHeight() != now.getHeight()) look(top());
        });
        sheet.widthProperty().addListener((_, _, _) -> lines.forEach(this::place));
        empty.fontProperty().addListener((_, _, font) -> {
            line = Math.round(font.getSize() * LINE);
            sheet.setPrefHeight(Math.max(1, rows.size()) * line);
            lines.forEach(this::place);
            look(top());
        });
    }

    void show(PlayState state) {
        var frames = state.card().frames();
        boolean changed = update(frames);
        int move = Math.min(state.index(), frames.size() - 1);
        // A roll belongs to the move before it.
        while (move > 0 && !frames.get(move).isMove()) move--;
        boolean moved = current != move;
        current = move;
        if (!changed && !moved) return;
        empty.setVisible(rows.isEmpty());
        sheet.setPrefHeight(Math.max(1, rows.size()) * line);
        double hidden = Math.max(0, rows.size() * line - getViewportBounds().getHeight());
        double top = state.isLive() ? hidden : Math.clamp((row(move) + 0.5) * line - getViewportBounds().getHeight() / 2, 0, hidden);
        look(top);
        setVvalue(hidden == 0 ? 0 : top / hidden);
    }

    /** How much of the sheet is above what is seen. */
    private double top() {
        return Math.max(0, rows.size() * line - getViewportBounds().getHeight()) * getVvalue();
    }

    /** Gives the rows in sight their lines; those that went out of sight serve the ones that came. */
    private void look(double top) {
        int first = Math.clamp((int) Math.floor(top / line), 0, rows.size());
        int end = Math.clamp((int) Math.ceil((top + getViewportBounds().getHeight()) / line), first, rows.size());
        lines.entrySet().removeIf(entry -> {
            boolean gone = entry.getKey() < first || entry.getKey() >= end;
            if (gone) spare.push(entry.getValue());
            return gone;
        });
        for (int row = first; row < end; row++) {
            var nodes = lines.get(row);
            if (nodes == null) {
                nodes = spare.isEmpty() ? fresh() : spare.pop();
                lines.put(row, nodes);
                place(row, nodes);
            }
            nodes.show(rows.get(row), shown, current);
        }
        spare.forEach(MoveLine::clear);
    }

    private MoveLine fresh() {
        var nodes = new MoveLine(desk, variant, browse);
        nodes.setManaged(false);
        sheet.getChildren().add(nodes);
        return nodes;
    }

    private void place(int row, MoveLine nodes) {
        nodes.resizeRelocate(0, row * line, sheet.getWidth(), line);
    }

    /** Pictures are kept from one card to the next as long as they hold, so the last one both have in common says where they part. */
    private boolean update(List<Frame> frames) {
        int common = Math.min(shown.size(), frames.size());
        while (common > 0 && !same(shown.get(common - 1), frames.get(common - 1))) common--;
        boolean changed = common < shown.size() || common < frames.size();
        shown = frames;
        while (!rows.isEmpty() && rows.getLast().first() >= common) rows.removeLast();
        if (!rows.isEmpty() && rows.getLast().last() >= common) rows.set(rows.size() - 1, rows.getLast().withBlack(MoveRow.NONE));
        for (int i = common; i < frames.size(); i++) {
            var frame = frames.get(i);
            if (!frame.isMove()) continue;
            if (!rows.isEmpty() && rows.getLast().takes(frame.mover())) {
                rows.set(rows.size() - 1, rows.getLast().withBlack(i));
            } else {
                rows.add(MoveRow.of(frame, i));
            }
        }
        return changed;
    }

    /** The very same picture: comparing what is on it would cost more with every move of the game. */
    @SuppressWarnings("ReferenceEquality")
    private static boolean same(Frame one, Frame other) {
        return one == other;
    }

    /** The row a picture stands in; rows are in the order of their pictures. */
    private int row(int move) {
        int low = 0;
        int high = Math.max(0, rows.size() - 1);
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (rows.get(middle).first() <= move) low = middle;
            else high = middle - 1;
        }
        return low;
    }
}
