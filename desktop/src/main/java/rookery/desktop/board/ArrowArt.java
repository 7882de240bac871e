package rookery.desktop.board;

import javafx.scene.Node;
import rookery.desktop.theme.MarkArt;
import rookery.desktop.theme.Paints;
import rookery.look.theme.BoardTheme;
import rookery.look.theme.Mark;

/** Arrows over the pieces, and circles where an arrow leads nowhere. */
final class ArrowArt {
    private ArrowArt() {}

    static Node of(Arrow arrow, BoardTheme theme, Grid grid) {
        if (arrow.from() == arrow.to()) {
            var ring = MarkArt.mark(Mark.CIRCLE, theme, grid.size());
            ring.setTranslateX(grid.x(arrow.from()));
            ring.setTranslateY(grid.y(arrow.from()));
            return ring;
        }
        var color = theme.marks().arrows().get(arrow.ink().ordinal() % theme.marks().arrows().size());
        var from = grid.middle(arrow.from());
        var to = grid.middle(arrow.to());
        return MarkArt.arrow(from.getX(), from.getY(), to.getX(), to.getY(), grid.size(), Paints.color(color));
    }
}
