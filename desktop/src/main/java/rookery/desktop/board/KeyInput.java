package rookery.desktop.board;

import java.util.ArrayList;
import javafx.scene.input.KeyEvent;
import rookery.kernel.geometry.BoardShape;
import rookery.look.board.Pocket;

/** The keyboard: arrows walk over the squares, Enter or space is the click, Escape lets go, plus, minus and 0 zoom. */
final class KeyInput {
    private final BoardView view;
    private final BoardSkin skin;

    KeyInput(BoardView view, BoardSkin skin) {
        this.view = view;
        this.skin = skin;
        view.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    }

    private void pressed(KeyEvent event) {
        if (event.isControlDown() || event.isAltDown() || event.isMetaDown() || !view.picking().asking().isEmpty()) return;
        boolean used = switch (event.getCode()) {
            case UP -> walk(0, -1, event.isShiftDown());
            case DOWN -> walk(0, 1, event.isShiftDown());
            case LEFT -> walk(-1, 0, event.isShiftDown());
            case RIGHT -> walk(1, 0, event.isShiftDown());
            case ENTER -> click(true);
            case SPACE -> click(false);
            case ESCAPE -> letGo();
            case PLUS, ADD, EQUALS -> zoom(1.2);
            case MINUS, SUBTRACT -> zoom(1 / 1.2);
            case DIGIT0, NUMPAD0 -> zoom(0);
            default -> false;
        };
        if (used) event.consume();
    }

    /**
     * The cursor starts at the selection, or in the middle. A board focused by a click leaves the arrow keys to the screen, which browses the game with them,
     * until Enter starts the cursor.
     */
    private boolean walk(int columns, int rows, boolean shift) {
        if (shift || skin.cursor() == BoardShape.NONE && !view.isFocusVisible()) return false;
        var shape = view.model().shape();
        var grid = skin.grid();
        int from = skin.cursor() != BoardShape.NONE ? skin.cursor() : middle();
        if (Pocket.isOrigin(from)) {
            walkInHand(from, columns, rows);
            return true;
        }
        if (columns > 0 && grid.column(from) == shape.files() - 1 && grid.hasPockets()) {
            var near = grid.row(from) < shape.ranks() / 2 && !grid.above().isEmpty() || grid.below().isEmpty()
                    ? grid.above()
                    : grid.below();
            skin.cursor(near.getFirst());
            return true;
        }
        int column = grid.column(from) + columns;
        int row = grid.row(from) + rows;
        skin.cursor(grid.at(Math.clamp(column, 0, shape.files() - 1), Math.clamp(row, 0, shape.ranks() - 1)));
        return true;
    }

    /** Moves up and down through both hands, and left back to the board. */
    private void walkInHand(int origin, int columns, int rows) {
        var grid = skin.grid();
        var all = new ArrayList<>(grid.above());
        all.addAll(grid.below());
        if (columns < 0) {
            var middle = grid.middle(origin);
            int row = Math.clamp((int) ((middle.getY() - grid.top()) / grid.size()), 0, grid.shape().ranks() - 1);
            skin.cursor(grid.at(grid.shape().files() - 1, row));
        } else if (rows != 0) {
            skin.cursor(all.get(Math.clamp(all.indexOf(origin) + rows, 0, all.size() - 1)));
        }
    }

    private boolean click(boolean begins) {
        int square = skin.cursor();
        if (square == BoardShape.NONE) {
            if (begins) skin.cursor(middle());
            return begins;
        }
        var picking = view.picking();
        view.take(picking.selected() == square && picking.blocking() == null
                ? picking.released(view.model(), square, true)
                : picking.pressed(view.model(), square));
        return true;
    }

    private int middle() {
        var shape = view.model().shape();
        int selected = view.picking().selected();
        return selected != BoardShape.NONE ? selected : skin.grid().at(shape.files() / 2, shape.ranks() / 2);
    }

    private boolean letGo() {
        if (!view.picking().equals(Picking.NOTHING)) {
            view.letGo();
            return true;
        }
        boolean walking = skin.cursor() != BoardShape.NONE;
        skin.cursor(BoardShape.NONE);
        return walking;
    }

    private boolean zoom(double factor) {
        double now = view.zoomProperty().get();
        view.zoomProperty().set(factor == 0 ? 1 : Math.clamp(now * factor, 1, BoardView.MOST_ZOOM));
        return true;
    }
}
