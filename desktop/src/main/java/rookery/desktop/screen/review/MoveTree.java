package rookery.desktop.screen.review;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import rookery.desktop.analysis.Verdicts;
import rookery.desktop.shell.Desk;
import rookery.desktop.shell.Figurines;
import rookery.kernel.piece.Side;

/** The moves as a text that flows, variations indented below the move they are an alternative to, comments between. */
final class MoveTree extends ScrollPane {
    /** Annotations people use, by their number. */
    static final Map<Integer, String> SIGNS = Map.of(1, "!", 2, "?", 3, "!!", 4, "??", 5, "!?", 6, "?!");
    private static final int DEEPEST = 6;

    private final Desk desk;
    private final Consumer<ReviewIntent> intents;
    private final ContextMenu menu;
    private final VBox column = new VBox(2);
    private final Label empty;
    private final Map<Integer, Button> cells = new HashMap<>();
    private final Map<Integer, Label> slips = new HashMap<>();
    private List<Ply> shown = List.of();
    private int current = -1;

    MoveTree(Desk desk, Consumer<ReviewIntent> intents, ContextMenu menu) {
        this.desk = desk;
        this.intents = intents;
        this.menu = menu;
        getStyleClass().addAll("edge-to-edge", "move-list");
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        setFocusTraversable(false);
        setId("tree");
        empty = new Label(desk.text("review.moves.empty"));
        empty.setWrapText(true);
        empty.getStyleClass().add("muted");
        column.getChildren().add(empty);
        setContent(column);
    }

    void show(ReviewState state) {
        if (!state.plies().equals(shown)) build(state);
        mark(state.current());
        slips.forEach((main, label) -> {
            var slip = state.verdicts().slip(main);
            if (label.getText().equals(slip.sign())) return;
            label.setText(slip.sign());
            label.getStyleClass().setAll("label", "slip", "slip-" + slip.name());
            label.setManaged(slip != Verdicts.Slip.NONE);
        });
    }

    private void build(ReviewState state) {
        shown = state.plies();
        column.getChildren().clear();
        cells.clear();
        slips.clear();
        current = -1;
        if (shown.isEmpty()) {
            column.getChildren().add(empty);
            return;
        }
        Deque<VBox> blocks = new ArrayDeque<>();
        blocks.push(column);
        boolean fresh = true;
        Ply before = null;
        for (var ply : shown) {
            while (blocks.size() > ply.level() + 1) {
                blocks.pop();
                fresh = true;
            }
            if (ply.opens()) {
                if (blocks.size() == ply.level() + 1 && ply.level() > 0) blocks.pop();
                var block = new VBox(2);
                block.getStyleClass().add(ply.level() <= DEEPEST ? "variation" : "variation-deep");
                blocks.element().getChildren().add(block);
                blocks.push(block);
                fresh = true;
            }
            if (!ply.before().isEmpty()) {
                blocks.element().getChildren().add(comment(ply.before()));
                fresh = true;
            }
            var flow = fresh || !(blocks.element().getChildren().getLast() instanceof FlowPane last) ? flow(blocks.element()) : last;
            boolean numbered = ply.mover() == Side.WHITE || fresh || before == null;
            flow.getChildren().add(cell(state, ply, numbered));
            fresh = false;
            if (!ply.comment().isEmpty()) {
                blocks.element().getChildren().add(comment(ply.comment()));
                fresh = true;
            }
            before = ply;
        }
    }

    private static FlowPane flow(VBox block) {
        var flow = new FlowPane(0, 0);
        flow.setAlignment(Pos.CENTER_LEFT);
        flow.setPrefWrapLength(200);
        block.getChildren().add(flow);
        return flow;
    }

    private Label comment(String text) {
        var label = new Label(text);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.getStyleClass().add("move-comment");
        return label;
    }

    private Button cell(ReviewState state, Ply ply, boolean numbered) {
        var line = new HBox(3);
        line.setAlignment(Pos.CENTER_LEFT);
        if (numbered) {
            var number = new Label(ply.number() + (ply.mover() == Side.WHITE ? "." : "…"));
            number.getStyleClass().add("tree-number");
            line.getChildren().add(number);
        }
        if (ply.roll() != 0) {
            var face = new Label(String.valueOf(ply.roll()));
            face.getStyleClass().add("move-roll");
            line.getChildren().add(face);
        }
        line.getChildren().add(Figurines.of(desk, state.variant(), ply.san()));
        var signs = new StringBuilder();
        ply.nags().forEach(nag -> signs.append(SIGNS.getOrDefault(nag, "")));
        if (!signs.isEmpty()) {
            var sign = new Label(signs.toString());
            sign.getStyleClass().add("slip");
            line.getChildren().add(sign);
        } else if (ply.main() > 0) {
            var slip = new Label();
            slip.setManaged(false);
            slips.put(ply.main(), slip);
            line.getChildren().add(slip);
        }
        var cell = new Button(null, line);
        cell.getStyleClass().addAll("move-cell", "ply-cell");
        cell.setMinWidth(Region.USE_PREF_SIZE);
        cell.setFocusTraversable(false);
        cell.setId("node-" + ply.id());
        cell.setAccessibleText(ply.san());
        cell.setOnAction(_ -> intents.accept(new ReviewIntent.Go(ply.id())));
        cell.setOnContextMenuRequested(event -> {
            intents.accept(new ReviewIntent.Go(ply.id()));
            menu.show(cell, event.getScreenX(), event.getScreenY());
        });
        cells.put(ply.id(), cell);
        return cell;
    }

    private void mark(int id) {
        if (id == current) return;
        var before = cells.get(current);
        if (before != null) before.getStyleClass().remove("move-current");
        current = id;
        var cell = cells.get(id);
        if (cell == null) return;
        cell.getStyleClass().add("move-current");
        reveal(cell);
    }

    private void reveal(Button cell) {
        applyCss();
        layout();
        double height = column.getHeight() - getViewportBounds().getHeight();
        if (height <= 0) return;
        double y = column.sceneToLocal(cell.localToScene(0, 0)).getY();
        setVvalue(Math.clamp((y - getViewportBounds().getHeight() / 2) / height, 0, 1));
    }
}
