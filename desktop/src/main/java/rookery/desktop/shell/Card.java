package rookery.desktop.shell;

import javafx.geometry.Orientation;
import javafx.scene.control.Button;
import javafx.scene.layout.Region;

/** A button filled by its content. Its height depends on its width, so that sentences on it are never truncated; an ordinary button ignores the width. */
public final class Card extends Button {
    private final Region content;

    public Card(Region content) {
        super(null, content);
        this.content = content;
        setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    private double sides() {
        return snappedLeftInset() + snappedRightInset();
    }

    @Override
    protected double computePrefWidth(double height) {
        return content.prefWidth(-1) + sides();
    }

    @Override
    protected double computeMinWidth(double height) {
        return content.minWidth(-1) + sides();
    }

    @Override
    protected double computePrefHeight(double width) {
        return content.prefHeight(width < 0 ? -1 : width - sides()) + snappedTopInset() + snappedBottomInset();
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected void layoutChildren() {
        content.resizeRelocate(snappedLeftInset(), snappedTopInset(), getWidth() - sides(),
                getHeight() - snappedTopInset() - snappedBottomInset());
    }
}
