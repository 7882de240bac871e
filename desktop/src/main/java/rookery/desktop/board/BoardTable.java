package rookery.desktop.board;

import java.util.List;
import javafx.geometry.HPos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/** Lays out bars above and below the largest board that fits, all as wide as its squares; pieces in hand are to the right. */
public final class BoardTable extends Pane {
    private static final double GAP = 6;
    private static final double LEAST = 200;
    private List<Region> above;
    private final BoardView board;
    private List<Region> below;
    private final double margin;
    private @Nullable Region companion;

    /** @param margin the board's left margin for coordinates */
    public BoardTable(List<Region> above, BoardView board, List<Region> below, double margin) {
        this.above = List.copyOf(above);
        this.board = board;
        this.below = List.copyOf(below);
        this.margin = margin;
        getStyleClass().add("board-table");
        getChildren().addAll(above);
        getChildren().add(board);
        getChildren().addAll(below);
    }

    /** Replaces the bars. */
    public void bars(List<Region> nowAbove, List<Region> nowBelow) {
        getChildren().removeAll(above);
        getChildren().removeAll(below);
        above = List.copyOf(nowAbove);
        below = List.copyOf(nowBelow);
        getChildren().addAll(above);
        getChildren().addAll(below);
    }

    /** Puts a column to the left of the board, as high as the board. */
    public void beside(Region column) {
        companion = column;
        getChildren().add(column);
    }

    @Override
    protected void layoutChildren() {
        var insets = getInsets();
        double width = getWidth() - insets.getLeft() - insets.getRight();
        double height = getHeight() - insets.getTop() - insets.getBottom();
        double side = companion == null ? 0 : companion.prefWidth(-1) + GAP;
        width -= side;
        double bars = bars(above, width) + bars(below, width);
        var shape = board.model().shape();
        double hands = Grid.beside(board.model());
        double square = Math.floor(Math.max(LEAST / shape.ranks(),
                Math.min((width - margin) / (shape.files() + hands), (height - bars - margin) / shape.ranks())));
        double hand = Math.ceil(square * hands);
        double boardWidth = square * shape.files() + margin + hand;
        double boardHeight = square * shape.ranks() + margin;
        double left = insets.getLeft() + side + Math.max(0, Math.floor((width - boardWidth) / 2));
        double y = insets.getTop() + Math.max(0, Math.floor((height - bars - boardHeight) / 2));
        for (var bar : above) y = place(bar, left + margin, y, boardWidth - margin - hand) + GAP;
        layoutInArea(board, left, y, boardWidth, boardHeight, 0, HPos.LEFT, VPos.TOP);
        if (companion != null) {
            layoutInArea(companion, left - side, y, side - GAP, boardHeight - margin, 0, HPos.LEFT, VPos.TOP);
        }
        y += boardHeight + GAP;
        for (var bar : below) y = place(bar, left + margin, y, boardWidth - margin - hand) + GAP;
    }

    private double place(Region bar, double x, double y, double width) {
        if (!bar.isManaged()) return y - GAP;
        double height = bar.prefHeight(width);
        layoutInArea(bar, x, y, width, height, 0, HPos.LEFT, VPos.TOP);
        return y + height;
    }

    private static double bars(List<? extends Node> bars, double width) {
        return bars.stream().filter(Node::isManaged).mapToDouble(bar -> bar.prefHeight(width) + GAP).sum();
    }

    @Override
    protected double computeMinWidth(double height) {
        return LEAST;
    }

    @Override
    protected double computeMinHeight(double width) {
        return LEAST;
    }
}
