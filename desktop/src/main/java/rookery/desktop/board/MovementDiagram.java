package rookery.desktop.board;

import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import rookery.desktop.piece.PieceArt;
import rookery.desktop.theme.Paints;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Stride;
import rookery.kernel.variant.Variant;
import rookery.look.board.Figure;

/**
 * How a piece moves, drawn: the piece in the middle of an empty board, dots where it may go, rings where it only captures, hollow dots where it only
 * moves, small ones for its first move only.
 */
public final class MovementDiagram {
    private MovementDiagram() {}

    /** @param forward +1 when the piece's side goes up the picture */
    public static Canvas of(BoardLook look, Variant variant, PieceKind kind, boolean white, int forward, double size) {
        int reach = reach(kind);
        int squares = reach * 2 + 1;
        double square = Math.floor(size / squares);
        var canvas = new Canvas(square * squares, square * squares);
        var graphics = canvas.getGraphicsContext2D();
        for (int x = 0; x < squares; x++) {
            for (int y = 0; y < squares; y++) {
                graphics.setFill(Paints.color((x + y) % 2 == 0 ? look.theme().light() : look.theme().dark()));
                graphics.fillRect(x * square, y * square, square, square);
            }
        }
        for (var stride : kind.movement().strides(forward)) draw(graphics, look, stride, reach, square);
        graphics.drawImage(PieceArt.image(look.pieces(), Figure.art(variant, kind), kind.letter(), white, (int) Math.max(16, square * 2)),
                reach * square,
                reach * square, square, square);
        return canvas;
    }

    private static int reach(PieceKind kind) {
        int most = 2;
        for (var stride : kind.movement().strides()) most = Math.max(most, Math.max(Math.abs(stride.dx()), Math.abs(stride.dy())));
        return Math.clamp(most, 3, 4);
    }

    private static void draw(GraphicsContext graphics, BoardLook look, Stride stride, int reach, double square) {
        var target = Paints.color(look.theme().marks().target());
        var capture = Paints.color(look.theme().marks().capture());
        for (int i = 1; i <= stride.range(); i++) {
            int x = stride.dx() * i;
            int y = stride.dy() * i;
            if (Math.abs(x) > reach || Math.abs(y) > reach) break;
            double middleX = (reach + x + 0.5) * square;
            double middleY = (reach - y + 0.5) * square;
            double radius = square * (stride.firstMoveOnly() ? 0.14 : 0.23);
            if (stride.captures() && stride.moves()) {
                dot(graphics, middleX, middleY, radius, target);
            } else if (stride.captures()) {
                ring(graphics, middleX, middleY, square * 0.3, capture, square * 0.12);
            } else {
                ring(graphics, middleX, middleY, radius, target, square * 0.09);
            }
        }
    }

    private static void dot(GraphicsContext graphics, double x, double y, double radius, Color color) {
        graphics.setFill(color);
        graphics.fillOval(x - radius, y - radius, radius * 2, radius * 2);
    }

    private static void ring(GraphicsContext graphics, double x, double y, double radius, Color color, double width) {
        graphics.setStroke(color);
        graphics.setLineWidth(width);
        graphics.strokeOval(x - radius, y - radius, radius * 2, radius * 2);
    }
}
