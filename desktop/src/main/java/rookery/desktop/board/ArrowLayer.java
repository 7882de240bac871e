package rookery.desktop.board;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.layout.Pane;
import rookery.look.theme.BoardTheme;

/** The arrows over the pieces: those of the model, and those a hand has drawn, which stay until a piece moves. */
final class ArrowLayer extends Pane {
    private final List<Arrow> drawn = new ArrayList<>();

    ArrowLayer() {
        setManaged(false);
        setMouseTransparent(true);
    }

    void show(List<Arrow> given, BoardTheme theme, Grid grid) {
        getChildren().clear();
        for (var arrow : given) getChildren().add(ArrowArt.of(arrow, theme, grid));
        for (var arrow : drawn) getChildren().add(ArrowArt.of(arrow, theme, grid));
    }

    List<Arrow> drawn() {
        return List.copyOf(drawn);
    }

    /** Draws the arrow, or takes it away if it is there; it is seen when the layer is shown next. */
    void toggle(Arrow arrow) {
        if (!drawn.remove(arrow)) drawn.add(arrow);
    }

    /** Forgets what was drawn; answers whether there was anything. */
    boolean clear() {
        boolean any = !drawn.isEmpty();
        drawn.clear();
        return any;
    }
}
