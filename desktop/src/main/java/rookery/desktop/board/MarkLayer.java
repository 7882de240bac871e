package rookery.desktop.board;

import rookery.look.board.BoardModel;
import rookery.look.board.Pocket;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.RadialGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Ellipse;
import rookery.desktop.theme.MarkArt;
import rookery.kernel.geometry.BoardShape;
import rookery.look.theme.SquareMark;

/** The marks under the pieces, rebuilt whenever one changes: a few dozen shapes at most. */
final class MarkLayer extends Pane {
    private static final Color LIFTED = Color.web("#E8B54D");
    private static final Color LIFTED_RIM = Color.web("#6C4A0C");

    MarkLayer() {
        setManaged(false);
        setMouseTransparent(true);
    }

    /** @param hovered the square under the mouse if something can be done there; {@code lit} the one that flashes now */
    void show(BoardModel model, Picking picking, Grid grid, BoardLook look, boolean destinations, int hovered, int lit) {
        getChildren().clear();
        var marks = model.marks();
        marks.lastMove().each(square -> add(SquareMark.LAST_MOVE, square, grid, look));
        marks.provisional().forEach(square -> add(SquareMark.LAST_MOVE, square, grid, look));
        marks.premove().each(square -> add(SquareMark.PREMOVE, square, grid, look));
        marks.lifted().each(square -> getChildren().add(foot(square, grid)));
        var blocking = picking.blocking();
        if (blocking != null) {
            if (destinations) blocking.then().moves().keySet().forEach(square -> add(SquareMark.TARGET, square, grid, look));
        } else if (picking.selected() != BoardShape.NONE) {
            if (!Pocket.isOrigin(picking.selected())) add(SquareMark.SELECTED, picking.selected(), grid, look);
            if (destinations) {
                for (var destination : model.destinations(picking.selected())) {
                    add(destination.capture() ? SquareMark.CAPTURE : SquareMark.TARGET, destination.square(), grid, look);
                }
            }
        }
        if (marks.check() != BoardShape.NONE) add(SquareMark.CHECK, marks.check(), grid, look);
        if (lit != BoardShape.NONE) {
            add(SquareMark.CHECK, lit, grid, look);
            add(SquareMark.CHECK, lit, grid, look);
        }
        marks.contributors().each(square -> add(SquareMark.MATE, square, grid, look));
        if (hovered != BoardShape.NONE) add(SquareMark.HOVER, hovered, grid, look);
    }

    private void add(SquareMark mark, int square, Grid grid, BoardLook look) {
        var node = BoardModel.isLarge(grid.shape())
                ? MarkArt.shaded(mark, look.theme(), grid.sizeOf(square))
                : MarkArt.mark(mark, look.theme(), grid.sizeOf(square));
        node.getProperties().put(SquareMark.class, mark);
        node.getProperties().put(BoardShape.class, square);
        node.setTranslateX(grid.x(square));
        node.setTranslateY(grid.y(square));
        getChildren().add(node);
    }

    /** The current marks on a square, for tests and screen readers. */
    List<SquareMark> on(int square) {
        return getChildren().stream().filter(node -> Integer.valueOf(square).equals(node.getProperties().get(BoardShape.class)))
                .map(node -> (SquareMark) node.getProperties().get(SquareMark.class)).toList();
    }

    /** A bright disc under a piece the die lets move, with a dark rim so that it is visible on light squares too. */
    private static Node foot(int square, Grid grid) {
        double size = grid.size();
        var disc = new Ellipse(grid.x(square) + size / 2, grid.y(square) + size * 0.83, size * 0.46, size * 0.15);
        disc.setFill(new RadialGradient(0, 0, 0.5, 0.5, 0.5, true, CycleMethod.NO_CYCLE, new Stop(0.5, LIFTED.brighter()),
                new Stop(1, LIFTED)));
        disc.setStroke(LIFTED_RIM);
        disc.setStrokeWidth(Math.max(1, size * 0.02));
        return disc;
    }
}
