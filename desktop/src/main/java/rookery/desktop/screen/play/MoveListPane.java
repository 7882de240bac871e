package rookery.desktop.screen.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import rookery.desktop.game.Frame;
import rookery.desktop.shell.Desk;
import rookery.desktop.shell.Figurines;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Variant;

/** The moves in two columns with figurines. A click goes to the move; the list follows the game unless an earlier move is looked at. */
final class MoveListPane extends ScrollPane {
    private final Desk desk;
    private final IntConsumer browse;
    private final VBox rows = new VBox();
    private final Label empty;
    private List<Frame> shown = List.of();
    /** By number of the picture; null for pictures without a move. */
    private final List<Button> cells = new ArrayList<>();
    private int current = -1;

    MoveListPane(Desk desk, IntConsumer browse) {
        this.desk = desk;
        this.browse = browse;
        getStyleClass().addAll("edge-to-edge", "move-list");
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        setFocusTraversable(false);
        empty = new Label(desk.text("play.moves.empty"));
        empty.getStyleClass().add("muted");
        rows.getChildren().add(empty);
        setContent(rows);
    }

    void show(PlayState state) {
        var frames = state.card().frames();
        if (!frames.equals(shown)) update(state.match().settings().variant(), frames);
        if (current != state.index() || state.isLive()) mark(state.index());
        if (state.isLive()) {
            layout();
            setVvalue(1);
        }
    }

    private void update(Variant variant, List<Frame> frames) {
        boolean longer = frames.size() >= shown.size() && frames.subList(0, shown.size()).equals(shown);
        int from = longer ? shown.size() : 0;
        if (!longer || shown.isEmpty()) {
            rows.getChildren().clear();
            cells.clear();
            current = -1;
        }
        for (int i = from; i < frames.size(); i++) add(variant, frames, i);
        shown = frames;
        rows.getChildren().remove(empty);
        if (rows.getChildren().isEmpty()) rows.getChildren().add(empty);
    }

    private void add(Variant variant, List<Frame> frames, int index) {
        rows.getChildren().remove(empty);
        var frame = frames.get(index);
        var cell = new Button();
        cells.add(cell);
        if (!frame.isMove()) return;
        cell.getStyleClass().add("move-cell");
        cell.setFocusTraversable(false);
        cell.setMaxWidth(Double.MAX_VALUE);
        cell.setGraphic(figurine(variant, frames, index));
        cell.setAccessibleText(frame.san());
        cell.setId("move-" + index);
        cell.setOnAction(_ -> browse.accept(index));
        HBox.setHgrow(cell, Priority.ALWAYS);
        cell.setPrefWidth(80);
        if (frame.mover() == Side.WHITE || rows.getChildren().isEmpty()) {
            var number = new Label(frame.moveNumber() + ".");
            number.getStyleClass().add("move-number");
            var row = new HBox(number);
            row.setAlignment(Pos.CENTER_LEFT);
            row.getStyleClass().add("move-row");
            if (frame.mover() == Side.BLACK) row.getChildren().add(blank());
            row.getChildren().add(cell);
            if (frame.mover() == Side.WHITE) row.getChildren().add(blank());
            rows.getChildren().add(row);
        } else if (rows.getChildren().getLast() instanceof HBox row) {
            row.getChildren().removeLast();
            row.getChildren().add(cell);
        }
    }

    private static Region blank() {
        var blank = new Region();
        blank.setPrefWidth(80);
        HBox.setHgrow(blank, Priority.ALWAYS);
        return blank;
    }

    /** Letters of pieces become small pictures; what the die showed stands before the move. */
    private HBox figurine(Variant variant, List<Frame> frames, int index) {
        var line = new HBox();
        line.setAlignment(Pos.CENTER_LEFT);
        var frame = frames.get(index);
        if (variant.hasDie() && index > 0 && !frames.get(index - 1).isMove() && frames.get(index - 1).roll() > 0) {
            var face = new Label(String.valueOf(frames.get(index - 1).roll()));
            face.getStyleClass().add("move-roll");
            line.getChildren().add(face);
        }
        line.getChildren().add(Figurines.of(desk, variant, frame.san()));
        return line;
    }

    private void mark(int index) {
        if (current >= 0 && current < cells.size()) cells.get(current).getStyleClass().remove("move-current");
        // A roll belongs to the move before it.
        current = Math.min(index, cells.size() - 1);
        while (current > 0 && !shown.get(current).isMove()) current--;
        if (current < 0 || current >= cells.size()) return;
        var cell = cells.get(current);
        if (!cell.getStyleClass().contains("move-current")) cell.getStyleClass().add("move-current");
        if (cell.getParent() != null && index < cells.size() - 1) reveal(cell.getParent());
    }

    private void reveal(Node row) {
        double height = rows.getHeight() - getViewportBounds().getHeight();
        if (height > 0) setVvalue(Math.clamp((row.getBoundsInParent().getMinY() - getViewportBounds().getHeight() / 2) / height, 0, 1));
    }
}
