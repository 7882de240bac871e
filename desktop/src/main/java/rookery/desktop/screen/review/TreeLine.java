package rookery.desktop.screen.review;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import rookery.desktop.shell.Nodes;

/** A line of the tree that is in sight: bars for the variations it is in, then moves or words. */
final class TreeLine extends HBox {
    private static final double BAR = 2;
    /** Where a variation begins its bar leaves a gap to the one before. */
    private static final double GAP = 4;

    private final Supplier<PlyCell> fresh;
    private final Label comment = new Label();
    private final List<Region> bars = new ArrayList<>();
    private final List<PlyCell> cells = new ArrayList<>();
    private int level;
    private boolean opens;

    TreeLine(Supplier<PlyCell> fresh) {
        this.fresh = fresh;
        setAlignment(Pos.CENTER_LEFT);
        comment.getStyleClass().add("move-comment");
        comment.setMinWidth(0);
        getChildren().add(comment);
    }

    void show(TreeRow row, ReviewState state) {
        level = Math.min(row.level(), TreeRows.DEEPEST);
        opens = row.opens();
        Nodes.style(this, "variation", row.level() > 0);
        setPadding(new Insets(0, 0, 0, level * TreeRows.INDENT));
        comment.setText(row.comment());
        Nodes.show(comment, !row.comment().isEmpty());
        while (bars.size() < level) addBar();
        while (cells.size() < row.cells().size()) addCell();
        for (int i = 0; i < cells.size(); i++) {
            var cell = cells.get(i);
            boolean used = i < row.cells().size();
            Nodes.show(cell, used);
            if (used) cell.show(row.cells().get(i), state);
            else cell.clear();
        }
        placeBars();
    }

    void clear() {
        cells.forEach(PlyCell::clear);
    }

    private void addBar() {
        var bar = new Region();
        bar.setManaged(false);
        bar.getStyleClass().add("variation-bar");
        bars.add(bar);
        getChildren().add(bar);
    }

    private void addCell() {
        var cell = fresh.get();
        cells.add(cell);
        getChildren().add(cell);
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        placeBars();
    }

    private void placeBars() {
        for (int i = 0; i < bars.size(); i++) {
            var bar = bars.get(i);
            bar.setVisible(i < level);
            double top = opens && i == level - 1 ? GAP : 0;
            bar.resizeRelocate(i * TreeRows.INDENT + GAP, top, BAR, Math.max(0, getHeight() - top));
        }
    }
}
