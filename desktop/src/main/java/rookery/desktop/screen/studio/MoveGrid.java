package rookery.desktop.screen.studio;

import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import rookery.desktop.piece.PieceArt;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.theme.Paints;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Stride;
import rookery.kernel.variant.Variant;
import rookery.look.board.Figure;

/** A piece in the middle of a few squares with its moves drawn around it; reports clicks on them. */
final class MoveGrid extends StackPane {
    private static final int ACROSS = 2 * StrideTool.REACH + 1;
    private static final double SQUARE = 33;
    private final WindowServices services;
    private final Canvas canvas = new Canvas(ACROSS * SQUARE, ACROSS * SQUARE);
    private Clicks clicks = (_, _) -> {};

    interface Clicks {
        void at(int right, int ahead);
    }

    MoveGrid(WindowServices services, Clicks clicks) {
        this.services = services;
        this.clicks = clicks;
        setId("move-grid");
        setAccessibleRole(AccessibleRole.NODE);
        setAccessibleText(services.text("studio.piece.grid"));
        setCursor(Cursor.HAND);
        setMaxSize(canvas.getWidth(), canvas.getHeight());
        setMinSize(canvas.getWidth(), canvas.getHeight());
        getChildren().add(canvas);
        addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
    }

    private void pressed(MouseEvent event) {
        if (event.getButton() != MouseButton.PRIMARY) return;
        int right = (int) Math.floor(event.getX() / SQUARE) - StrideTool.REACH;
        int ahead = StrideTool.REACH - (int) Math.floor(event.getY() / SQUARE);
        if (right != 0 || ahead != 0) clicks.at(right, ahead);
    }

    void show(Variant variant, PieceKind kind, boolean white) {
        var graphics = canvas.getGraphicsContext2D();
        var look = services.look();
        for (int x = 0; x < ACROSS; x++) {
            for (int y = 0; y < ACROSS; y++) {
                graphics.setFill(Paints.color((x + y) % 2 == 0 ? look.theme().light() : look.theme().dark()));
                graphics.fillRect(x * SQUARE, y * SQUARE, SQUARE, SQUARE);
            }
        }
        for (var stride : kind.movement().strides()) draw(graphics, stride);
        graphics.drawImage(PieceArt.image(look.pieces(), Figure.art(variant, kind), kind.letter(), white, 96), StrideTool.REACH * SQUARE,
                StrideTool.REACH * SQUARE, SQUARE, SQUARE);
    }

    /** Full dots for moves and captures, rings for captures only, hollow dots for moves only; small for the first move; a line for slides; a bar for jumps. */
    private void draw(GraphicsContext graphics, Stride stride) {
        var marks = services.look().theme().marks();
        var color = Paints.color(stride.moves() ? marks.target() : marks.capture());
        double middle = (StrideTool.REACH + 0.5) * SQUARE;
        if (stride.range() > 1) line(graphics, stride, color, middle);
        for (int step = 1; step <= stride.range(); step++) {
            int x = stride.dx() * step;
            int y = stride.dy() * step;
            if (Math.abs(x) > StrideTool.REACH || Math.abs(y) > StrideTool.REACH) break;
            double radius = SQUARE * (stride.firstMoveOnly() ? 0.13 : 0.2);
            dot(graphics, stride, color, middle + x * SQUARE, middle - y * SQUARE, radius);
        }
    }

    private static void line(GraphicsContext graphics, Stride stride, Color color, double middle) {
        graphics.setStroke(color);
        graphics.setLineWidth(3);
        graphics.setLineDashes(stride.hurdle() == Stride.Hurdle.HOP || stride.hurdle() == Stride.Hurdle.GRASSHOPPER
                ? new double[]{5, 5}
                : new double[0]);
        int far = Math.min(stride.range(), StrideTool.REACH / Math.max(Math.abs(stride.dx()), Math.abs(stride.dy())));
        graphics.strokeLine(middle + stride.dx() * SQUARE * 0.5, middle - stride.dy() * SQUARE * 0.5,
                middle + stride.dx() * SQUARE * far, middle - stride.dy() * SQUARE * far);
        graphics.setLineDashes();
    }

    private static void dot(GraphicsContext graphics, Stride stride, Color color, double x, double y, double radius) {
        if (stride.moves() && stride.captures()) {
            graphics.setFill(color);
            graphics.fillOval(x - radius, y - radius, radius * 2, radius * 2);
            return;
        }
        double wide = stride.captures() ? radius * 1.45 : radius;
        graphics.setStroke(color);
        graphics.setLineWidth(SQUARE * 0.09);
        graphics.strokeOval(x - wide, y - wide, wide * 2, wide * 2);
    }
}
