package rookery.desktop.board;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;
import rookery.desktop.piece.PieceArt;
import rookery.kernel.geometry.BoardShape;
import rookery.look.board.BoardModel;
import rookery.look.board.Pocket;

/** The pieces in hand beside the board: a place for each kind, pale while empty, with a number if there are several. */
final class PocketLayer extends Pane {
    private static final double EMPTY = 0.16;
    private static final double BADGE = 0.34;

    PocketLayer() {
        setManaged(false);
        setMouseTransparent(true);
    }

    /** @param hovered the pocket under the mouse if something can be taken there */
    void show(BoardModel model, Picking picking, Grid grid, BoardLook look, double outputScale, int hovered) {
        getChildren().clear();
        if (!grid.hasPockets()) return;
        for (boolean upper : new boolean[]{true, false}) {
            if (!(upper ? grid.above() : grid.below()).isEmpty()) getChildren().add(ground(grid, upper));
        }
        for (var pocket : model.pockets()) {
            if (pocket.origin() == picking.selected()) {
                getChildren().add(frame(grid, pocket.origin(), "pocket-selected"));
            } else if (pocket.origin() == hovered && hovered != BoardShape.NONE) {
                getChildren().add(frame(grid, pocket.origin(), "pocket-hovered"));
            }
            getChildren().add(figure(pocket, grid, look, outputScale));
            if (pocket.count() > 1) getChildren().add(badge(pocket, grid));
        }
    }

    private static Rectangle ground(Grid grid, boolean upper) {
        var area = grid.hand(upper);
        var ground = new Rectangle(area.getMinX(), area.getMinY(), area.getWidth(), area.getHeight());
        ground.setArcWidth(10);
        ground.setArcHeight(10);
        ground.getStyleClass().add("pocket-ground");
        return ground;
    }

    private static Rectangle frame(Grid grid, int origin, String style) {
        var frame = new Rectangle(grid.x(origin), grid.y(origin), grid.pocketSize(), grid.pocketSize());
        frame.setArcWidth(8);
        frame.setArcHeight(8);
        frame.getStyleClass().add(style);
        return frame;
    }

    private static ImageView figure(Pocket pocket, Grid grid, BoardLook look, double outputScale) {
        double size = grid.pocketSize();
        var figure = pocket.figure();
        var view = new ImageView(PieceArt.image(look.pieces(), figure.art(), figure.letter(), figure.white(),
                Math.max(8, (int) Math.round(size * outputScale))));
        view.setFitWidth(size);
        view.setFitHeight(size);
        view.setX(grid.x(pocket.origin()));
        view.setY(grid.y(pocket.origin()));
        view.setOpacity(pocket.count() == 0 ? EMPTY : 1);
        return view;
    }

    private static Label badge(Pocket pocket, Grid grid) {
        double size = Math.max(15, grid.pocketSize() * BADGE);
        var badge = new Label(String.valueOf(pocket.count()));
        badge.getStyleClass().add("pocket-count");
        badge.setStyle("-fx-font-size: " + Math.round(size * 0.68) + "px;");
        badge.setAlignment(Pos.CENTER);
        badge.setManaged(false);
        double wide = pocket.count() > 9 ? size * 1.35 : size;
        badge.resizeRelocate(grid.x(pocket.origin()) + grid.pocketSize() - wide, grid.y(pocket.origin()) + grid.pocketSize() - size, wide,
                size);
        return badge;
    }
}
