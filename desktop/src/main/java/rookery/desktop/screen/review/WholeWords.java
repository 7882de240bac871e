package rookery.desktop.screen.review;

import javafx.scene.Node;
import javafx.scene.layout.Pane;

/** Words in a row, as many as fit: the last is shown whole or not at all. */
final class WholeWords extends Pane {
    private final double gap;

    WholeWords(double gap) {
        this.gap = gap;
        setMinWidth(0);
    }

    @Override
    protected double computePrefWidth(double height) {
        return getManagedChildren().stream().mapToDouble((Node word) -> word.prefWidth(-1) + gap).sum();
    }

    @Override
    protected double computePrefHeight(double width) {
        return getManagedChildren().stream().mapToDouble((Node word) -> word.prefHeight(-1)).max().orElse(0);
    }

    @Override
    protected void layoutChildren() {
        double x = 0;
        boolean fits = true;
        for (var word : getManagedChildren()) {
            double width = snapSizeX(word.prefWidth(-1));
            double height = word.prefHeight(-1);
            fits = fits && x + width <= getWidth();
            word.setVisible(fits);
            word.resizeRelocate(x, snapPositionY((getHeight() - height) / 2), width, height);
            x += width + gap;
        }
    }
}
