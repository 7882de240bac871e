package rookery.desktop.screen.review;

import java.util.Map;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import rookery.play.analysis.Verdicts;
import rookery.desktop.shell.Figurines;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.WindowServices;
import rookery.kernel.piece.Side;

/** A move in the tree: number, figurines, and an annotation by a person or the engine. Reused for different moves. */
final class PlyCell extends Button {
    /** Common annotations by their NAG number. */
    static final Map<Integer, String> SIGNS = Map.of(1, "!", 2, "?", 3, "!!", 4, "??", 5, "!?", 6, "?!");

    private final Label number = new Label();
    private final Figurines figurines;
    private final Label sign = new Label();
    private @Nullable TreeMove ply;

    PlyCell(WindowServices services, Consumer<ReviewIntent> intents, ContextMenu menu) {
        figurines = new Figurines(services);
        number.getStyleClass().add("tree-number");
        number.setMinWidth(Region.USE_PREF_SIZE);
        sign.getStyleClass().add("slip");
        sign.setMinWidth(Region.USE_PREF_SIZE);
        var line = new HBox(3, number, figurines, sign);
        line.setAlignment(Pos.CENTER_LEFT);
        setGraphic(line);
        getStyleClass().addAll("move-cell", "ply-cell");
        setMinWidth(Region.USE_PREF_SIZE);
        setFocusTraversable(false);
        setOnAction(_ -> {
            if (ply != null) intents.accept(new ReviewIntent.Go(ply.id()));
        });
        setOnContextMenuRequested(event -> {
            if (ply == null) return;
            intents.accept(new ReviewIntent.Go(ply.id()));
            menu.show(this, event.getScreenX(), event.getScreenY());
        });
    }

    void show(TreeRow.Cell cell, ReviewState state) {
        var now = cell.ply();
        if (!now.equals(ply)) {
            ply = now;
            setId("node-" + now.id());
            figurines.show(state.variant(), now.roll(), now.san());
            setAccessibleText(number(now) + " " + now.san());
        }
        var words = cell.numbered() ? number(now) : "";
        number.setText(words);
        number.setManaged(!words.isEmpty());
        var slip = slip(now, state);
        var given = sign(now, state);
        sign.setText(given);
        sign.setManaged(!given.isEmpty());
        for (var each : Verdicts.Slip.values()) Nodes.style(sign, "slip-" + each.name(), each == slip && each != Verdicts.Slip.NONE);
        Nodes.style(this, "move-current", now.id() == state.current());
    }

    void clear() {
        ply = null;
        setId(null);
    }

    static String number(TreeMove ply) {
        return ply.number() + (ply.mover() == Side.WHITE ? "." : "…");
    }

    /** A person's annotations, or the engine's if there are none. */
    static String sign(TreeMove ply, ReviewState state) {
        return signs(ply) + slip(ply, state).sign();
    }

    private static Verdicts.Slip slip(TreeMove ply, ReviewState state) {
        return signs(ply).isEmpty() && ply.main() > 0 ? state.verdicts().slip(ply.main()) : Verdicts.Slip.NONE;
    }

    private static String signs(TreeMove ply) {
        var signs = new StringBuilder();
        ply.nags().forEach(nag -> signs.append(SIGNS.getOrDefault(nag, "")));
        return signs.toString();
    }
}
