package rookery.desktop.screen.lab;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import rookery.desktop.board.BoardView;
import rookery.desktop.board.Motion;
import rookery.desktop.shell.Desk;
import rookery.kernel.piece.Side;

/** One live board with its players. */
final class BoardTile extends VBox {
    private static final double STRIP = 24;
    /** The height of the two strips together, for {@link TileGrid}. */
    static final double STRIPS = 2 * STRIP;

    private final Desk desk;
    private final BoardView board = new BoardView();
    private final Label whiteName = new Label();
    private final Label whiteScore = new Label();
    private final Label blackName = new Label();
    private final Label blackScore = new Label();
    private int number = -1;
    private int actions;

    BoardTile(Desk desk, Runnable choose) {
        this.desk = desk;
        getStyleClass().add("lab-tile");
        board.lookProperty().set(desk.look());
        board.motionProperty().set(desk.motion());
        board.setMouseTransparent(true);
        board.setFocusTraversable(false);
        board.setMinSize(40, 40);
        VBox.setVgrow(board, Priority.ALWAYS);
        getChildren().addAll(strip(blackName, blackScore), board, strip(whiteName, whiteScore));
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.BUTTON);
        setOnMouseClicked(_ -> {
            requestFocus();
            choose.run();
        });
        setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                choose.run();
                event.consume();
            }
        });
    }

    private static HBox strip(Label name, Label score) {
        name.getStyleClass().add("lab-tile-name");
        name.setMinWidth(0);
        score.getStyleClass().add("lab-tile-score");
        score.setMinWidth(Region.USE_PREF_SIZE);
        var gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        var strip = new HBox(6, name, gap, score);
        strip.setAlignment(Pos.CENTER_LEFT);
        strip.setMinHeight(STRIP);
        strip.setMaxHeight(STRIP);
        return strip;
    }

    /** @param live null keeps what was there */
    void show(@Nullable LiveBoard live, RunPicture run, boolean chosen) {
        getStyleClass().remove("chosen");
        if (chosen) getStyleClass().add("chosen");
        if (live == null) return;
        boolean next = live.number() == number && live.actions() - actions <= 2;
        if (live.number() != number || live.actions() != actions) {
            if (next && !(desk.motion() instanceof Motion.None)) {
                board.show(live.model());
            } else {
                board.show(live.model(), List.of());
            }
        }
        number = live.number();
        actions = live.actions();
        whiteName.setText(run.name(live.white()));
        blackName.setText(run.name(live.black()));
        mark(whiteName, live.toMove() == Side.WHITE);
        mark(blackName, live.toMove() == Side.BLACK);
        whiteScore.setText(score(live.whiteMind()));
        blackScore.setText(score(live.blackMind()));
        setAccessibleText(desk.text("lab.tile.spoken", live.number() + 1, whiteName.getText(), blackName.getText(), live.moveNumber()));
    }

    private static String score(LiveBoard.@Nullable Mind mind) {
        return mind == null ? "" : mind.score();
    }

    private static void mark(Label name, boolean thinks) {
        name.getStyleClass().remove("lab-thinks");
        if (thinks) name.getStyleClass().add("lab-thinks");
    }
}
