package rookery.desktop.board;

import rookery.look.board.Arrow;
import rookery.look.board.Pocket;
import javafx.geometry.Point2D;
import javafx.scene.Cursor;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.input.ZoomEvent;
import rookery.kernel.geometry.BoardShape;

/** Mouse and touch: left picks, drags and drops, right draws, the wheel with Ctrl zooms. */
final class MouseInput {
    /** A press that moves less than this is a click, also under a finger. */
    private static final double CLICK = 5;

    private final BoardView view;
    private final BoardSkin skin;
    private Point2D pressedAt = Point2D.ZERO;
    private int pressedSquare = BoardShape.NONE;
    private boolean wasSelected;
    private boolean mayDrag;
    private boolean dragging;
    private Point2D pannedAt = Point2D.ZERO;

    MouseInput(BoardView view, BoardSkin skin) {
        this.view = view;
        this.skin = skin;
        view.addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
        view.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::dragged);
        view.addEventHandler(MouseEvent.MOUSE_RELEASED, this::released);
        view.addEventHandler(MouseEvent.MOUSE_MOVED, event -> point(square(event)));
        view.addEventHandler(MouseEvent.MOUSE_EXITED, _ -> point(BoardShape.NONE));
        view.addEventHandler(ScrollEvent.SCROLL, this::scrolled);
        view.addEventHandler(ZoomEvent.ZOOM, event -> {
            zoom(event.getZoomFactor());
            event.consume();
        });
    }

    private int square(MouseEvent event) {
        return skin.grid().squareAt(event.getX(), event.getY());
    }

    private void point(int square) {
        skin.hover(square);
        boolean selectable = square != BoardShape.NONE && view.picking().isSelectable(view.model(), square);
        view.setCursor(selectable ? Cursor.HAND : Cursor.DEFAULT);
    }

    private void pressed(MouseEvent event) {
        view.requestFocus();
        skin.cursor(BoardShape.NONE);
        pressedAt = new Point2D(event.getX(), event.getY());
        pressedSquare = square(event);
        if (event.getButton() == MouseButton.MIDDLE) {
            pannedAt = pressedAt;
            return;
        }
        if (event.getButton() != MouseButton.PRIMARY || !view.picking().asking().isEmpty()) return;
        skin.clearDrawn();
        wasSelected = pressedSquare != BoardShape.NONE && view.picking().selected() == pressedSquare;
        boolean provisional = view.model().marks().provisional().size() == 2
                && view.model().marks().provisional().get(1) == pressedSquare;
        view.take(view.picking().pressed(view.model(), pressedSquare));
        mayDrag = pressedSquare != BoardShape.NONE && (view.picking().selected() == pressedSquare || provisional);
        dragging = false;
    }

    private void dragged(MouseEvent event) {
        if (event.getButton() == MouseButton.MIDDLE) {
            skin.pan(event.getX() - pannedAt.getX(), event.getY() - pannedAt.getY());
            pannedAt = new Point2D(event.getX(), event.getY());
            return;
        }
        if (event.getButton() != MouseButton.PRIMARY || !mayDrag) return;
        if (!dragging && pressedAt.distance(event.getX(), event.getY()) > CLICK) {
            dragging = true;
            skin.pieces().finish();
            skin.pieces().lift(pressedSquare, view.model().pocket(pressedSquare).map(Pocket::figure).orElse(null));
            view.setCursor(Cursor.CLOSED_HAND);
        }
        if (dragging) {
            skin.pieces().drag(event.getX(), event.getY());
            skin.hover(square(event));
        }
    }

    private void released(MouseEvent event) {
        int square = square(event);
        if (event.getButton() == MouseButton.SECONDARY) {
            if (pressedSquare != BoardShape.NONE && square != BoardShape.NONE && !Pocket.isOrigin(pressedSquare)
                    && !Pocket.isOrigin(square)) {
                skin.toggle(new Arrow(pressedSquare, square, ink(event)));
            }
            return;
        }
        if (event.getButton() != MouseButton.PRIMARY) return;
        if (dragging) {
            drop(square);
        } else if (mayDrag) {
            view.take(view.picking().released(view.model(), square, wasSelected));
        }
        mayDrag = false;
        dragging = false;
        point(square);
    }

    private void drop(int square) {
        var step = view.picking().dropped(view.model(), square);
        boolean accepted = step.gesture().filter(Gesture.Play.class::isInstance).isPresent() || !step.picking().asking().isEmpty()
                || step.picking().blocking() != null
                || step.gesture().filter(Gesture.PutBack.class::isInstance).isPresent();
        skin.pieces().drop(square, accepted);
        view.take(step);
    }

    private static Arrow.Ink ink(MouseEvent event) {
        if (event.isShiftDown()) return Arrow.Ink.ALTERNATIVE;
        return event.isControlDown() || event.isAltDown() ? Arrow.Ink.WARNING : Arrow.Ink.USER;
    }

    private void scrolled(ScrollEvent event) {
        if (event.isControlDown()) {
            zoom(event.getDeltaY() > 0 ? 1.12 : 1 / 1.12);
            event.consume();
        } else if (skin.isZoomed()) {
            skin.pan(event.getDeltaX(), event.getDeltaY());
            event.consume();
        }
    }

    private void zoom(double factor) {
        view.zoomProperty().set(Math.clamp(view.zoomProperty().get() * factor, 1, BoardView.MOST_ZOOM));
    }
}
