package rookery.desktop.shell;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.text.Font;

/**
 * A list of lines of one height. Only those in sight have nodes, so a list of a thousand costs the same as one of ten. JavaFX's own list was tried: it fills
 * every line in sight anew with each entry that is added, which took longer than a frame.
 *
 * @param <N> what stands for a line; its nodes serve another line as soon as that one comes into sight
 */
public abstract class LineSheet<N extends Region> extends ScrollPane {
    private final double height;
    private final Pane sheet = new Pane();
    private final Label empty;
    /** The lines in sight by their number. */
    private final Map<Integer, N> lines = new HashMap<>();
    /** Nodes that stand for no line now. */
    private final Deque<N> spare = new ArrayDeque<>();
    private double line = 30;

    /**
     * @param height of a line in the size of its letters
     * @param words  what is said where there are no lines
     */
    // What is asked of the heir is asked in answer to changes of size, which begin when it stands in a scene.
    @SuppressWarnings("this-escape")
    protected LineSheet(double height, String words) {
        this.height = height;
        getStyleClass().addAll("edge-to-edge", "move-list");
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        setFocusTraversable(false);
        empty = new Label(words);
        empty.setWrapText(true);
        empty.getStyleClass().add("muted");
        empty.maxWidthProperty().bind(sheet.widthProperty());
        sheet.getChildren().add(empty);
        sheet.setMinWidth(0);
        setContent(sheet);
        vvalueProperty().addListener((_, _, _) -> look(top()));
        viewportBoundsProperty().addListener((_, before, now) -> {
            if (before.getHeight() != now.getHeight()) look(top());
        });
        sheet.widthProperty().addListener((_, _, _) -> resized());
        empty.fontProperty().addListener((_, _, _) -> resized());
    }

    /** How many lines there are. */
    protected abstract int count();

    /** Nodes for one more line in sight. */
    protected abstract N fresh();

    /** Lets the nodes show that line. */
    protected abstract void fill(N nodes, int row);

    /** The nodes stand for nothing until they are needed again. */
    protected abstract void clear(N nodes);

    /** Called when the width of the lines or their letters have changed, before they are shown again. */
    protected void fit(double width, Font font) {}

    protected final double width() {
        return sheet.getWidth();
    }

    protected final Font font() {
        return empty.getFont();
    }

    private void resized() {
        line = Math.round(font().getSize() * height);
        fit(width(), font());
        lines.forEach(this::place);
        show(top());
    }

    // ---- what is in sight ----------------------------------------------------------------------------------------

    /** Shows the lines as they are now, with the given part of the sheet above what is seen. */
    protected final void show(double top) {
        empty.setVisible(count() == 0);
        double whole = Math.max(1, count()) * line;
        sheet.setPrefHeight(whole);
        // At once: a scroll pane that finds its content grown moves it, so that what is seen stays, and the last line would be out of sight.
        sheet.resize(sheet.getWidth(), whole);
        look(top);
        double hidden = end();
        setVvalue(hidden == 0 ? 0 : top / hidden);
    }

    /** How much of the sheet is above what is seen. */
    protected final double top() {
        return end() * getVvalue();
    }

    /** The same if the last line is at the bottom. */
    protected final double end() {
        return Math.max(0, count() * line - getViewportBounds().getHeight());
    }

    /** The same if that line is in the middle. */
    protected final double middle(int row) {
        return Math.clamp((row + 0.5) * line - getViewportBounds().getHeight() / 2, 0, end());
    }

    /** Gives the lines in sight their nodes; those that went out of sight serve the ones that came. */
    private void look(double top) {
        int first = Math.clamp((int) Math.floor(top / line), 0, count());
        int end = Math.clamp((int) Math.ceil((top + getViewportBounds().getHeight()) / line), first, count());
        lines.entrySet().removeIf(entry -> {
            boolean gone = entry.getKey() < first || entry.getKey() >= end;
            if (gone) spare.push(entry.getValue());
            return gone;
        });
        for (int row = first; row < end; row++) {
            var nodes = lines.get(row);
            if (nodes == null) {
                nodes = spare.isEmpty() ? added() : spare.pop();
                lines.put(row, nodes);
                place(row, nodes);
            }
            nodes.setVisible(true);
            fill(nodes, row);
        }
        for (var nodes : spare) {
            if (!nodes.isVisible()) continue;
            nodes.setVisible(false);
            clear(nodes);
        }
    }

    private N added() {
        var nodes = fresh();
        nodes.setManaged(false);
        sheet.getChildren().add(nodes);
        return nodes;
    }

    private void place(int row, N nodes) {
        nodes.resizeRelocate(0, row * line, sheet.getWidth(), line);
    }
}
