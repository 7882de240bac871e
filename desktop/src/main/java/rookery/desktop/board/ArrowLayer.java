package rookery.desktop.board;

import rookery.look.board.Arrow;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import rookery.desktop.theme.MarkArt;
import rookery.desktop.theme.Paints;
import rookery.look.theme.BoardTheme;
import rookery.look.theme.SquareMark;

/** The arrows over the pieces: those of the model, and those the user has drawn, which stay until a piece moves. */
final class ArrowLayer extends Pane {
    private final List<Arrow> drawn = new ArrayList<>();

    ArrowLayer() {
        setManaged(false);
        setMouseTransparent(true);
    }

    void show(List<Arrow> given, BoardTheme theme, Grid grid) {
        getChildren().clear();
        for (var arrow : given) getChildren().add(node(arrow, theme, grid));
        for (var arrow : drawn) getChildren().add(node(arrow, theme, grid));
    }

    List<Arrow> drawn() {
        return List.copyOf(drawn);
    }

    /** Adds the arrow, or removes it if it exists; visible at the next {@code show}. */
    void toggle(Arrow arrow) {
        if (!drawn.remove(arrow)) drawn.add(arrow);
    }

    /** Removes the drawn arrows; returns whether there were any. */
    boolean clear() {
        boolean any = !drawn.isEmpty();
        drawn.clear();
        return any;
    }

    /** An arrow, or a ring if it starts and ends on one square. */
    static Node node(Arrow arrow, BoardTheme theme, Grid grid) {
        if (arrow.ink() == Arrow.Ink.STAR) {
            var middle = grid.middle(arrow.from());
            return MarkArt.star(middle.getX(), middle.getY(), grid.size());
        }
        if (arrow.from() == arrow.to()) {
            var ring = MarkArt.mark(SquareMark.CIRCLE, theme, grid.size());
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
