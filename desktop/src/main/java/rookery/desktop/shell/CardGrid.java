package rookery.desktop.shell;

import javafx.geometry.HPos;
import javafx.geometry.Orientation;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.layout.Pane;

/** Cards of equal size in as many columns as fit, filling rows evenly; they share the width, so that no ragged edge is left. */
public final class CardGrid extends Pane {
    private final double least;
    private final double gap;
    private final int most;

    /** @param least the smallest width of a card */
    public CardGrid(double least, double gap) {
        this(least, gap, Integer.MAX_VALUE);
    }

    /**
     * @param least the smallest width of a card
     * @param most  the largest number of columns
     */
    public CardGrid(double least, double gap, int most) {
        this.least = least;
        this.gap = gap;
        this.most = most;
        getStyleClass().add("card-grid");
    }

    private int columns(double width) {
        int fitting = Math.clamp((long) Math.floor((width + gap) / (least + gap)), 1, most);
        int cards = Math.max(1, getManagedChildren().size());
        return Math.ceilDiv(cards, Math.ceilDiv(cards, fitting));
    }

    private double cardWidth(double width) {
        int columns = columns(width);
        return Math.floor((width - gap * (columns - 1)) / columns);
    }

    private double cardHeight(double width) {
        return getManagedChildren().stream().mapToDouble((Node card) -> card.prefHeight(cardWidth(width))).max().orElse(0);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefHeight(double width) {
        double given = width < 0 ? Math.max(least, getWidth()) : width;
        int rows = Math.ceilDiv(getManagedChildren().size(), columns(given));
        return rows == 0 ? 0 : rows * cardHeight(given) + (rows - 1) * gap;
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computePrefWidth(double height) {
        return least * 2 + gap;
    }

    @Override
    protected double computeMinWidth(double height) {
        return least;
    }

    @Override
    protected void layoutChildren() {
        double width = cardWidth(getWidth());
        double height = cardHeight(getWidth());
        int columns = columns(getWidth());
        var cards = getManagedChildren();
        for (int i = 0; i < cards.size(); i++) {
            int row = i / columns;
            layoutInArea(cards.get(i), i % columns * (width + gap), row * (height + gap), width, height, 0, HPos.LEFT, VPos.TOP);
        }
    }
}
