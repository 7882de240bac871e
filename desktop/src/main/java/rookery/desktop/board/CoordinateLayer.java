package rookery.desktop.board;

import rookery.look.board.BoardModel;
import javafx.scene.layout.Pane;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import rookery.look.board.BoardModel.Coordinates;
import rookery.desktop.theme.Paints;
import rookery.kernel.geometry.BoardShape;
import rookery.look.theme.BoardTheme;

/** The names of files and ranks, on the squares at the edge or beside them. */
final class CoordinateLayer extends Pane {
    /** On smaller squares pieces would cover the names. */
    private static final double LEAST_FOR_NAMES = 34;

    CoordinateLayer() {
        setManaged(false);
        setMouseTransparent(true);
    }

    void show(BoardModel model, Grid grid, BoardTheme theme) {
        getChildren().clear();
        boolean inside = model.coordinates() == Coordinates.INSIDE;
        if (model.coordinates() == Coordinates.NONE || inside && grid.size() < LEAST_FOR_NAMES) return;
        var shape = model.shape();
        for (int column = 0; column < shape.files(); column++) {
            int square = grid.at(column, shape.ranks() - 1);
            var name = name(BoardShape.fileName(shape.file(square)), inside, grid);
            double width = name.getLayoutBounds().getWidth();
            name.setX(inside ? grid.x(square) + grid.size() - width - 3 : grid.x(square) + (grid.size() - width) / 2);
            name.setY(inside ? grid.y(square) + grid.size() - 4 : grid.y(square) + grid.size() + model.coordinates().margin() - 5);
            add(name, square, shape, inside, theme);
        }
        for (int row = 0; row < shape.ranks(); row++) {
            int square = grid.at(0, row);
            var name = name(String.valueOf(shape.rank(square) + 1), inside, grid);
            var bounds = name.getLayoutBounds();
            name.setX(inside ? grid.x(square) + 3 : grid.x(square) - 6 - bounds.getWidth());
            name.setY(
                    inside ? grid.y(square) + bounds.getHeight() * 0.82 + 1 : grid.y(square) + grid.size() / 2 + bounds.getHeight() * 0.3);
            add(name, square, shape, inside, theme);
        }
    }

    private static Text name(String name, boolean inside, Grid grid) {
        var text = new Text(name);
        text.setFont(Font.font(Font.getDefault().getFamily(), FontWeight.SEMI_BOLD,
                inside ? Math.clamp(grid.size() * 0.17, 9, Math.max(14, grid.size() * 0.12)) : 11));
        return text;
    }

    private void add(Text name, int square, BoardShape shape, boolean inside, BoardTheme theme) {
        if (inside) {
            name.setFill(Paints.color(theme.coordinate(shape.file(square), shape.rank(square))));
        } else {
            name.getStyleClass().add("board-coordinate");
        }
        getChildren().add(name);
    }
}
