package rookery.desktop.board;

import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.StrokeType;
import rookery.look.board.BoardModel;
import rookery.look.board.Region;

/** Thin outlines of palaces and river banks, above the squares and below everything else. */
final class RegionLayer extends Pane {
    private static final Color INK = Color.rgb(30, 20, 10, 0.55);
    private static final double WIDTH = 0.035;

    RegionLayer() {
        setManaged(false);
        setMouseTransparent(true);
    }

    void show(BoardModel model, Grid grid) {
        getChildren().clear();
        for (var region : model.regions()) outline(region, grid);
    }

    private void outline(Region region, Grid grid) {
        int first = grid.shape().square(region.file(), region.rank());
        int last = grid.shape().square(region.file() + region.files() - 1, region.rank() + region.ranks() - 1);
        double x = Math.min(grid.x(first), grid.x(last));
        double y = Math.min(grid.y(first), grid.y(last));
        double wide = region.files() * grid.size();
        double high = region.ranks() * grid.size();
        var frame = new Rectangle(x, y, wide, high);
        frame.setFill(null);
        frame.setStroke(INK);
        frame.setStrokeWidth(Math.max(1, grid.size() * WIDTH));
        frame.setStrokeType(StrokeType.INSIDE);
        getChildren().add(frame);
        if (region.crossed()) getChildren().addAll(line(x, y, x + wide, y + high, grid), line(x + wide, y, x, y + high, grid));
    }

    private static Node line(double x, double y, double toX, double toY, Grid grid) {
        var line = new Line(x, y, toX, toY);
        line.setStroke(INK);
        line.setStrokeWidth(Math.max(1, grid.size() * WIDTH * 0.7));
        return line;
    }
}
