package rookery.desktop.screen.lab;

import javafx.geometry.HPos;
import javafx.geometry.VPos;
import javafx.scene.layout.Pane;

/** Square boards with a strip above and below, in as many columns as make them largest. */
final class TileGrid extends Pane {
    private static final double GAP = 14;

    @Override
    protected double computeMinHeight(double width) {
        return 0;
    }

    @Override
    protected double computePrefHeight(double width) {
        return 300;
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected void layoutChildren() {
        var tiles = getManagedChildren();
        int count = tiles.size();
        if (count == 0) return;
        int best = 1;
        double side = 0;
        for (int columns = 1; columns <= count; columns++) {
            double possible = side(columns, count);
            if (possible > side) {
                side = possible;
                best = columns;
            }
        }
        int rows = Math.ceilDiv(count, best);
        double height = side + BoardTile.STRIPS;
        double left = Math.max(0, (getWidth() - best * side - (best - 1) * GAP) / 2);
        double top = Math.max(0, (getHeight() - rows * height - (rows - 1) * GAP) / 2);
        for (int i = 0; i < count; i++) {
            int row = i / best;
            int column = i % best;
            layoutInArea(tiles.get(i), Math.floor(left + column * (side + GAP)), Math.floor(top + row * (height + GAP)), Math.floor(side),
                    Math.floor(height), 0, HPos.CENTER, VPos.CENTER);
        }
    }

    private double side(int columns, int count) {
        int rows = Math.ceilDiv(count, columns);
        double width = (getWidth() - (columns - 1) * GAP) / columns;
        double height = (getHeight() - (rows - 1) * GAP) / rows - BoardTile.STRIPS;
        return Math.max(0, Math.min(width, height));
    }
}
