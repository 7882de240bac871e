package rookery.desktop.screen.learn;

import java.util.List;
import java.util.function.IntConsumer;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import rookery.desktop.board.BoardTable;
import rookery.desktop.board.BoardView;
import rookery.desktop.board.Gesture;
import rookery.desktop.game.GameWords;
import rookery.desktop.shell.WindowServices;
import rookery.kernel.variant.Variant;
import rookery.look.board.BoardModel;
import rookery.look.board.BoardModel.Coordinates;

/** A board to try moves on with a panel beside it, for the pages of the Learn screen. */
final class ExerciseBoard extends HBox {
    private static final double WIDE = 1040;

    private final BoardView board = new BoardView();
    private final VBox panel = new VBox(12);

    ExerciseBoard(WindowServices services, Variant variant, List<Region> below, IntConsumer play) {
        getStyleClass().add("exercise");
        board.setId("board");
        board.lookProperty().set(services.look());
        board.motionProperty().set(services.motion());
        board.destinationsShownProperty().set(true);
        board.setOnGesture(gesture -> {
            if (gesture instanceof Gesture.Play(int move)) play.accept(move);
        });
        board.setDescription(square -> new GameWords(services.texts()).spoken(board.model().shape(), square, board.model().figure(square)));
        var margin = Coordinates.suiting(variant.shape(), services.settings().state().look().coordinates()).margin();
        var table = new BoardTable(List.of(), board, below, margin);
        HBox.setHgrow(table, Priority.ALWAYS);
        panel.getStyleClass().addAll("side-panel", "exercise-panel");
        getChildren().addAll(table, panel);
        widthProperty().addListener((_, _, width) -> {
            double side = width.doubleValue() >= WIDE
                    ? Math.clamp(width.doubleValue() * 0.30, 350, Math.max(480, width.doubleValue() * 0.2))
                    : 300;
            panel.setPrefWidth(side);
            panel.setMinWidth(side);
            panel.setMaxWidth(side);
        });
    }

    void show(BoardModel model) {
        if (!model.equals(board.model())) board.show(model);
    }

    BoardView board() {
        return board;
    }

    /** The panel beside the board. */
    VBox panel() {
        return panel;
    }
}
