package rookery.desktop.screen.setup;

import java.util.stream.Collectors;
import javafx.geometry.Pos;
import javafx.scene.Cursor;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.image.ImageView;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import rookery.desktop.board.BoardModel;
import rookery.desktop.board.BoardModel.Coordinates;
import rookery.desktop.board.BoardPicture;
import rookery.desktop.board.Figure;
import rookery.desktop.piece.PieceArt;
import rookery.desktop.shell.Desk;
import rookery.desktop.shell.Glyph;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.position.Problem;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Placement;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;

/** A board on which pieces are put down and taken off; problems are named while one works. The right button always removes. */
final class PositionEditor extends HBox {
    private static final double BOARD = 400;
    private final Desk desk;
    private final Variant variant;
    private final StackPane board = new StackPane();
    private final Label problems = new Label();
    private Setup setup;
    private int brush;

    PositionEditor(Desk desk, Variant variant, Setup start) {
        super(20);
        this.desk = desk;
        this.variant = variant;
        setup = start;
        brush = Piece.of(1, Side.WHITE);
        board.setCursor(Cursor.HAND);
        board.setId("editor-board");
        board.addEventHandler(MouseEvent.MOUSE_PRESSED, this::paint);
        board.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::paint);
        problems.setWrapText(true);
        problems.setMaxWidth(230);
        problems.getStyleClass().add("problem");
        getChildren().addAll(board, tools());
        show();
    }

    Setup setup() {
        return setup;
    }

    private VBox tools() {
        var group = new ToggleGroup();
        var palette = new FlowPane(4, 4);
        palette.setPrefWrapLength(236);
        for (var side : Side.values()) {
            for (int kind = 1; kind <= variant.kinds().size(); kind++) palette.getChildren().add(tool(Piece.of(kind, side), group));
        }
        var eraser = new ToggleButton(null, Glyph.of(Feather.TRASH_2));
        eraser.setToggleGroup(group);
        eraser.setAccessibleText(desk.text("editor.erase"));
        eraser.setOnAction(_ -> brush = Piece.EMPTY);
        palette.getChildren().add(eraser);
        var turn = new ToggleButton(desk.text("editor.black"));
        turn.setSelected(setup.turn() == Side.BLACK);
        turn.setOnAction(_ -> change(setup.withTurn(turn.isSelected() ? Side.BLACK : Side.WHITE)));
        var clear = new Button(desk.text("editor.clear"));
        clear.setId("editor-clear");
        clear.setOnAction(_ -> change(Setup.of(Placement.empty(variant.shape()))));
        var array = new Button(desk.text("new.position.standard"));
        array.setOnAction(_ -> change(variant.start()));
        var row = new HBox(8, clear, array);
        row.setAlignment(Pos.CENTER_LEFT);
        return new VBox(14, palette, turn, row, problems);
    }

    private ToggleButton tool(int piece, ToggleGroup group) {
        var figure = Figure.of(variant, piece);
        var image = new ImageView(PieceArt.image(desk.look().pieces(), figure.kind(), figure.letter(), figure.white(), 64));
        image.setFitWidth(30);
        image.setFitHeight(30);
        var tool = new ToggleButton(null, image);
        tool.getStyleClass().add("editor-tool");
        tool.setToggleGroup(group);
        tool.setSelected(piece == brush);
        tool.setId("tool-" + figure.kind() + (figure.white() ? "-white" : "-black"));
        tool.setAccessibleText(figure.kind());
        tool.setOnAction(_ -> brush = piece);
        return tool;
    }

    private void paint(MouseEvent event) {
        var shape = variant.shape();
        double size = Math.floor(BOARD / Math.max(shape.files(), shape.ranks()));
        int file = (int) Math.floor(event.getX() / size);
        int rank = shape.ranks() - 1 - (int) Math.floor(event.getY() / size);
        if (!shape.contains(file, rank)) return;
        int piece = event.getButton() == MouseButton.SECONDARY ? Piece.EMPTY : brush;
        int square = shape.square(file, rank);
        // Rights and counters belong to the old arrangement.
        if (setup.placement().piece(square) != piece) {
            change(Setup.of(setup.placement().with(square, piece)).withTurn(setup.turn()).withCastlingRooks(SquareSet.EMPTY));
        }
    }

    private void change(Setup changed) {
        setup = changed;
        show();
    }

    private void show() {
        var model = BoardModel.picture(variant, setup.placement()).withCoordinates(Coordinates.INSIDE);
        var picture = BoardPicture.of(desk.look(), model, BOARD);
        board.getChildren().setAll(picture);
        board.setMaxSize(picture.getWidth(), picture.getHeight());
        board.setMinSize(picture.getWidth(), picture.getHeight());
        problems.setText(switch (Position.of(variant, setup)) {
            case Verdict.Playable _ -> "";
            case Verdict.Unplayable(var found) -> found.stream().sorted().map(Problem::text).collect(Collectors.joining("\n"));
        });
    }
}
