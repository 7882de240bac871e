package rookery.desktop.screen.play;

import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import javafx.beans.property.IntegerProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.jspecify.annotations.Nullable;
import rookery.desktop.game.Frame;
import rookery.desktop.shell.Desk;
import rookery.desktop.shell.Figurines;
import rookery.kernel.variant.Variant;

/** A line of the list of moves that is in sight; its nodes serve another line as soon as that one comes into sight. */
final class MoveLine extends ListCell<MoveRow> {
    private static final String CURRENT = "move-current";

    private final Desk desk;
    private final Variant variant;
    private final IntegerProperty current;
    private final IntFunction<Frame> frames;
    private final Label number = new Label();
    private final Button white;
    private final Button black;
    private final HBox row;
    private @Nullable MoveRow shown;

    /**
     * @param current which picture is looked at
     * @param frames  the pictures by their number
     */
    MoveLine(Desk desk, Variant variant, IntegerProperty current, IntFunction<Frame> frames, IntConsumer browse) {
        this.desk = desk;
        this.variant = variant;
        this.current = current;
        this.frames = frames;
        white = button(MoveRow::white, browse);
        black = button(MoveRow::black, browse);
        number.getStyleClass().add("move-number");
        row = new HBox(number, white, black);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("move-row");
        getStyleClass().add("move-line");
        setPrefWidth(0);
        current.addListener((_, _, _) -> mark());
    }

    private Button button(ToIntFunction<MoveRow> column, IntConsumer browse) {
        var cell = new Button();
        cell.getStyleClass().add("move-cell");
        cell.setFocusTraversable(false);
        cell.setMaxWidth(Double.MAX_VALUE);
        cell.setPrefWidth(80);
        HBox.setHgrow(cell, Priority.ALWAYS);
        cell.setOnAction(_ -> {
            if (shown != null) browse.accept(column.applyAsInt(shown));
        });
        return cell;
    }

    @Override
    protected void updateItem(@Nullable MoveRow item, boolean empty) {
        super.updateItem(item, empty);
        var next = empty ? null : item;
        if (next == null) {
            shown = null;
            setGraphic(null);
            white.setId(null);
            black.setId(null);
            return;
        }
        number.setText(next.number() + ".");
        fill(white, next.white());
        fill(black, next.black());
        shown = next;
        mark();
        setGraphic(row);
    }

    private void fill(Button cell, int index) {
        cell.setVisible(index != MoveRow.NONE);
        if (index == MoveRow.NONE) {
            cell.setId(null);
            cell.setGraphic(null);
            return;
        }
        var frame = frames.apply(index);
        cell.setId("move-" + index);
        // Lines are filled again and again while the list scrolls; the same move need not be drawn anew.
        if (cell.getUserData() instanceof Frame before && before.equals(frame) && cell.getGraphic() != null) return;
        cell.setUserData(frame);
        cell.setGraphic(figurine(frame, index));
        cell.setAccessibleText(frame.moveNumber() + ". " + frame.san());
    }

    /** Letters of pieces become small pictures; what the die showed stands before the move. */
    private HBox figurine(Frame frame, int index) {
        var line = new HBox();
        line.setAlignment(Pos.CENTER_LEFT);
        var before = frames.apply(Math.max(0, index - 1));
        if (variant.hasDie() && !before.isMove() && before.roll() > 0) {
            var face = new Label(String.valueOf(before.roll()));
            face.getStyleClass().add("move-roll");
            line.getChildren().add(face);
        }
        line.getChildren().add(Figurines.of(desk, variant, frame.san()));
        return line;
    }

    private void mark() {
        if (shown == null) return;
        mark(white, shown.white());
        mark(black, shown.black());
    }

    private void mark(Button cell, int index) {
        boolean now = index != MoveRow.NONE && index == current.get();
        if (now == cell.getStyleClass().contains(CURRENT)) return;
        if (now) cell.getStyleClass().add(CURRENT);
        else cell.getStyleClass().remove(CURRENT);
    }
}
