package rookery.desktop.screen.play;

import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.ToIntFunction;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.jspecify.annotations.Nullable;
import rookery.look.board.Frame;
import rookery.desktop.shell.Figurines;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.WindowServices;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Variant;

/** A visible line of the move list; its nodes are reused for other rows as the list scrolls. */
final class MoveLine extends HBox {
    private static final String CURRENT = "move-current";

    private final WindowServices services;
    private final Variant variant;
    private final Label number = new Label();
    private final Button white;
    private final Button black;
    private @Nullable MoveRow shown;

    MoveLine(WindowServices services, Variant variant, IntConsumer browse) {
        this.services = services;
        this.variant = variant;
        white = button(MoveRow::white, browse);
        black = button(MoveRow::black, browse);
        number.getStyleClass().add("move-number");
        setAlignment(Pos.CENTER_LEFT);
        getStyleClass().add("move-row");
        getChildren().addAll(number, white, black);
    }

    private Button button(ToIntFunction<MoveRow> column, IntConsumer browse) {
        var cell = Nodes.styled(new Button(null, new Figurines(services)), "move-cell");
        cell.setFocusTraversable(false);
        cell.setMaxWidth(Double.MAX_VALUE);
        cell.setPrefWidth(80);
        HBox.setHgrow(cell, Priority.ALWAYS);
        cell.setOnAction(_ -> {
            if (shown != null) browse.accept(column.applyAsInt(shown));
        });
        return cell;
    }

    /** @param current the current frame */
    void show(MoveRow row, List<Frame> frames, int current) {
        if (shown == null || shown.number() != row.number()) number.setText(row.number() + ".");
        shown = row;
        fill(white, row.white(), frames);
        fill(black, row.black(), frames);
        Nodes.style(white, CURRENT, row.white() == current && current != MoveRow.NONE);
        Nodes.style(black, CURRENT, row.black() == current && current != MoveRow.NONE);
    }

    /** Clears the line for later reuse. */
    void clear() {
        shown = null;
        white.setId(null);
        black.setId(null);
    }

    private void fill(Button cell, int index, List<Frame> frames) {
        cell.setVisible(index != MoveRow.NONE);
        if (index == MoveRow.NONE) {
            cell.setId(null);
            return;
        }
        var id = "move-" + index;
        if (!id.equals(cell.getId())) cell.setId(id);
        var frame = frames.get(index);
        // The same move need not be redrawn.
        if (frame.equals(cell.getUserData())) return;
        cell.setUserData(frame);
        write(cell, frame, frames.get(Math.max(0, index - 1)));
        cell.setAccessibleText(frame.moveNumber() + ". " + frame.san());
    }

    /** Piece letters become figurines; a die roll is shown before the move. */
    private void write(Button cell, Frame frame, Frame before) {
        if (!(cell.getGraphic() instanceof Figurines figurines)) return;
        boolean rolled = variant.hasDie() && !before.isMove() && before.roll() > 0;
        figurines.show(variant, rolled ? before.roll() : 0, frame.san());
    }

    /**
     * One line of the list of moves: a number with White's move and Black's.
     *
     * @param white the frame after White's move, {@link #NONE} if there is none
     * @param black the frame after Black's
     */
    record MoveRow(int number, int white, int black) implements WithMoveRow {
        static final int NONE = -1;

        static MoveRow of(Frame frame, int index) {
            return frame.mover() == Side.WHITE
                    ? new MoveRow(frame.moveNumber(), index, NONE)
                    : new MoveRow(frame.moveNumber(), NONE, index);
        }

        int first() {
            return white == NONE ? black : white;
        }

        int last() {
            return black == NONE ? white : black;
        }

        boolean takes(Side mover) {
            return mover == Side.BLACK && black == NONE;
        }
    }
}
