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
 * A list of lines of equal height. Only visible ones have nodes, so a list of a thousand costs the same as one of ten. JavaFX's own list refills every visible
 * line with each added entry, which took longer than a frame.
 *
 * @param <N> the node of a line; reused for other lines as the list scrolls
 */
public abstract class LineSheet<N extends Region> extends ScrollPane {
    private final double height;
    private final Pane sheet = new Pane();
    private final Label empty;
    /** The visible lines by their number. */
    private final Map<Integer, N> lines = new HashMap<>();
    /** Nodes not in use. */
    private final Deque<N> spare = new ArrayDeque<>();
    private double line = 30;

    /**
     * @param height of a line, relative to its font size
     * @param words  what to show without any lines
     */
    // Overridable methods are called only on size changes, which start once it is in a scene.
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

    /** Creates a node for a line. */
    protected abstract N fresh();

    /** Fills the node with that line. */
    protected abstract void fill(N nodes, int row);

    /** Clears the node for later reuse. */
    protected abstract void clear(N nodes);

    /** Called when line width or font has changed, before lines are shown again. */
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

    /** Updates the lines, scrolled to that offset. */
    protected final void show(double top) {
        empty.setVisible(count() == 0);
        double whole = Math.max(1, count()) * line;
        sheet.setPrefHeight(whole);
        // Resized at once: a scroll pane whose content has grown keeps the visible part in place, and the last line would be hidden.
        sheet.resize(sheet.getWidth(), whole);
        look(top);
        double hidden = end();
        setVvalue(hidden == 0 ? 0 : top / hidden);
    }

    /** The current scroll offset. */
    protected final double top() {
        return end() * getVvalue();
    }

    /** The scroll offset with the last line at the bottom. */
    protected final double end() {
        return Math.max(0, count() * line - getViewportBounds().getHeight());
    }

    /** The scroll offset with that line in the middle. */
    protected final double middle(int row) {
        return Math.clamp((row + 0.5) * line - getViewportBounds().getHeight() / 2, 0, end());
    }

    /** Assigns nodes to the visible lines, reusing those scrolled out of sight. */
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
