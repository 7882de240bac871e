package rookery.desktop.board;

import rookery.look.board.Choice;
import rookery.look.board.BoardModel;
import javafx.geometry.Pos;
import javafx.scene.Cursor;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import rookery.desktop.piece.PieceArt;

/**
 * Lets the player choose a promotion or the piece to leave behind: a column of pieces on the board itself, from the pawn's square inwards. A click elsewhere
 * cancels the move.
 */
final class PromotionPicker extends Pane {
    private final BoardView view;

    PromotionPicker(BoardView view) {
        this.view = view;
        getStyleClass().add("board-picker");
        setVisible(false);
        setManaged(false);
        addEventHandler(MouseEvent.ANY, MouseEvent::consume);
        addEventHandler(MouseEvent.MOUSE_PRESSED, _ -> view.letGo());
        view.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    }

    void show(BoardModel model, Picking picking, Grid grid) {
        getChildren().clear();
        boolean asking = !picking.asking().isEmpty();
        setVisible(asking);
        if (!asking) return;
        int target = model.destinations(picking.selected()).stream()
                .filter(destination -> destination.choices().equals(picking.asking())).findFirst().orElseThrow().square();
        boolean downwards = grid.row(target) < model.shape().ranks() / 2;
        double size = grid.size();
        var column = new StackPane();
        column.getStyleClass().add("board-picker-column");
        column.setManaged(false);
        int count = picking.asking().size();
        double top = downwards ? grid.y(target) : grid.y(target) - (count - 1) * size;
        column.resizeRelocate(grid.x(target), top, size, count * size);
        getChildren().add(column);
        for (int i = 0; i < count; i++) {
            var tile = tile(picking.asking().get(i), size);
            tile.resizeRelocate(grid.x(target), grid.y(target) + (downwards ? i : -i) * size, size, size);
            getChildren().add(tile);
        }
    }

    private StackPane tile(Choice choice, double size) {
        var figure = choice.figure();
        var image = new ImageView(
                PieceArt.image(view.lookProperty().get().pieces(), figure.art(), figure.letter(), figure.white(), (int) Math.round(size)));
        image.setFitWidth(size * 0.92);
        image.setFitHeight(size * 0.92);
        var tile = new StackPane(image);
        tile.getStyleClass().add("board-picker-tile");
        tile.setManaged(false);
        tile.setCursor(Cursor.HAND);
        tile.setAccessibleText(figure.kind());
        tile.setId("choice-" + figure.kind() + (choice.place().isEmpty() ? "" : "-" + choice.place()));
        if (!choice.place().isEmpty()) {
            var place = new Label(choice.place());
            place.getStyleClass().add("board-picker-place");
            StackPane.setAlignment(place, Pos.BOTTOM_RIGHT);
            tile.getChildren().add(place);
        }
        tile.addEventHandler(MouseEvent.MOUSE_PRESSED, event -> {
            view.take(view.picking().chosen(choice));
            event.consume();
        });
        return tile;
    }

    /** A piece's letter or its number in the column chooses it, Enter the first; Escape cancels the move. */
    private void key(KeyEvent event) {
        var asking = view.picking().asking();
        if (asking.isEmpty()) return;
        event.consume();
        if (event.getCode() == KeyCode.ESCAPE) {
            view.letGo();
        } else if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE) {
            view.take(view.picking().chosen(asking.getFirst()));
        } else if (event.getCode().isDigitKey()) {
            int number = event.getText().isEmpty() ? 0 : event.getText().charAt(0) - '0';
            if (number >= 1 && number <= asking.size()) view.take(view.picking().chosen(asking.get(number - 1)));
        } else {
            asking.stream().filter(choice -> event.getCode().getName().equals(String.valueOf(choice.figure().letter()))).findFirst()
                    .ifPresent(choice -> view.take(view.picking().chosen(choice)));
        }
    }
}
