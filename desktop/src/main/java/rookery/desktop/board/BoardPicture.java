package rookery.desktop.board;

import rookery.look.board.BoardModel;
import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;
import rookery.look.board.BoardModel.Coordinates;
import rookery.desktop.piece.PieceArt;
import rookery.desktop.theme.Paints;
import rookery.kernel.geometry.BoardShape;

/** A static picture of a board: small for cards and previews, large for files. It is not interactive and costs one node. */
public final class BoardPicture {
    /** On smaller squares pieces would cover the names. */
    private static final double LEAST_FOR_NAMES = 28;

    private static final double PALE = 0.22;
    private static final Color BADGE = Color.web("#D9A441");
    private static final Color BADGE_INK = Color.web("#2A2118");

    private BoardPicture() {}

    /** The picture of a board whose longer side measures {@code size}, without marks and arrows. */
    public static Canvas of(BoardLook look, BoardModel model, double size) {
        var grid = grid(model, size);
        var canvas = canvas(grid);
        var graphics = canvas.getGraphicsContext2D();
        squares(graphics, look, grid);
        pieces(graphics, look, model, grid);
        if (model.coordinates() != Coordinates.NONE && grid.size() >= LEAST_FOR_NAMES) coordinates(graphics, look, grid);
        return canvas;
    }

    /** The same with empty pockets shown too. */
    public static Canvas editable(BoardLook look, BoardModel model, double size) {
        var canvas = of(look, model, size);
        var grid = grid(model, size);
        if (grid.hasPockets())
            hands(canvas.getGraphicsContext2D(), look, model.withPockets(model.pockets().stream()
                    .filter(pocket -> pocket.count() == 0).toList()), grid, PALE);
        return canvas;
    }

    /** The same with the marks under the pieces and the arrows over them. */
    public static Group marked(BoardLook look, BoardModel model, double size) {
        var grid = grid(model, size);
        var squares = canvas(grid);
        squares(squares.getGraphicsContext2D(), look, grid);
        var marks = new MarkLayer();
        marks.show(model, Picking.NOTHING, grid, look, false, BoardShape.NONE, BoardShape.NONE);
        var pieces = canvas(grid);
        if (model.coordinates() != Coordinates.NONE) coordinates(pieces.getGraphicsContext2D(), look, grid);
        pieces(pieces.getGraphicsContext2D(), look, model, grid);
        var arrows = new Group();
        model.arrows().forEach(arrow -> arrows.getChildren().add(ArrowLayer.node(arrow, look.theme(), grid)));
        var all = new Group(squares, marks, pieces, arrows);
        all.setClip(new Rectangle(squares.getWidth(), squares.getHeight()));
        return all;
    }

    /** The square at a place in the picture of that size, or {@link BoardShape#NONE}. */
    public static int squareAt(BoardModel model, double size, double x, double y) {
        return grid(model, size).squareAt(x, y);
    }

    private static Grid grid(BoardModel model, double size) {
        var shape = model.shape();
        double beside = Grid.beside(model);
        double square = Math.max(2, Math.floor(size / Math.max(shape.files() + beside, shape.ranks())));
        return Grid.fitting(model.withCoordinates(Coordinates.NONE), Math.ceil(square * (shape.files() + beside)), square * shape.ranks(),
                1,
                0, 0);
    }

    private static Canvas canvas(Grid grid) {
        double right = grid.hasPockets() ? grid.hand(true).getMaxX() : grid.size() * grid.shape().files();
        return new Canvas(right, grid.size() * grid.shape().ranks());
    }

    private static void pieces(GraphicsContext graphics, BoardLook look, BoardModel model, Grid grid) {
        double square = grid.size();
        model.figures().forEach((at, figure) -> graphics.drawImage(
                PieceArt.image(look.pieces(), figure.art(), figure.letter(), figure.white(), (int) Math.max(8, square * 2)), grid.x(at),
                grid.y(at), square, square));
        if (grid.hasPockets()) hands(graphics, look, model, grid, 0);
    }

    /** Only pieces actually in hand: a static picture offers nothing. */
    private static void hands(GraphicsContext graphics, BoardLook look, BoardModel model, Grid grid, double empty) {
        double size = grid.pocketSize();
        for (var pocket : model.pockets()) {
            if (pocket.count() == 0 && empty == 0) continue;
            var figure = pocket.figure();
            graphics.setGlobalAlpha(pocket.count() == 0 ? empty : 1);
            graphics.drawImage(PieceArt.image(look.pieces(), figure.art(), figure.letter(), figure.white(), (int) Math.max(8, size * 2)),
                    grid.x(pocket.origin()), grid.y(pocket.origin()), size, size);
            graphics.setGlobalAlpha(1);
            if (pocket.count() > 1)
                count(graphics, pocket.count(), grid.middle(pocket.origin()).getX() + size * 0.28,
                        grid.middle(pocket.origin()).getY() + size * 0.28, Math.max(6, size * 0.24));
        }
    }

    private static void count(GraphicsContext graphics, int count, double x, double y, double radius) {
        graphics.setFill(BADGE);
        graphics.fillOval(x - radius, y - radius, radius * 2, radius * 2);
        graphics.setFill(BADGE_INK);
        graphics.setFont(Font.font(Font.getDefault().getFamily(), FontWeight.BOLD, radius * 1.4));
        graphics.setTextAlign(TextAlignment.CENTER);
        graphics.setTextBaseline(VPos.CENTER);
        graphics.fillText(String.valueOf(count), x, y);
    }

    private static void squares(GraphicsContext graphics, BoardLook look, Grid grid) {
        for (int at = 0; at < grid.shape().squares(); at++) {
            graphics.setFill(Paints.color(look.theme().square(grid.shape().file(at), grid.shape().rank(at))));
            graphics.fillRect(grid.x(at), grid.y(at), grid.size(), grid.size());
        }
    }

    private static void coordinates(GraphicsContext graphics, BoardLook look, Grid grid) {
        var shape = grid.shape();
        graphics.setFont(Font.font(Font.getDefault().getFamily(), FontWeight.SEMI_BOLD, Math.clamp(grid.size() * 0.18, 6, 16)));
        for (int column = 0; column < shape.files(); column++) {
            int at = grid.at(column, shape.ranks() - 1);
            graphics.setFill(Paints.color(look.theme().coordinate(shape.file(at), shape.rank(at))));
            graphics.setTextAlign(TextAlignment.RIGHT);
            graphics.setTextBaseline(VPos.BOTTOM);
            graphics.fillText(BoardShape.fileName(shape.file(at)), grid.x(at) + grid.size() - 2, grid.y(at) + grid.size() - 1);
        }
        for (int row = 0; row < shape.ranks(); row++) {
            int at = grid.at(0, row);
            graphics.setFill(Paints.color(look.theme().coordinate(shape.file(at), shape.rank(at))));
            graphics.setTextAlign(TextAlignment.LEFT);
            graphics.setTextBaseline(VPos.TOP);
            graphics.fillText(String.valueOf(shape.rank(at) + 1), grid.x(at) + 2, grid.y(at) + 1);
        }
    }
}
