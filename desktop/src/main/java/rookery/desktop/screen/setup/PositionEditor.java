package rookery.desktop.screen.setup;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import javafx.geometry.Pos;
import javafx.scene.Cursor;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.image.ImageView;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import rookery.desktop.board.BoardPicture;
import rookery.desktop.game.GameWords;
import rookery.desktop.piece.PieceArt;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.Segments;
import rookery.desktop.shell.WindowServices;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.notation.Fen;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.position.Problem;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Placement;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;
import rookery.look.board.BoardModel.Coordinates;
import rookery.look.board.BoardModel;
import rookery.look.board.Figure;
import rookery.look.board.Pocket;

/** A board editor with pieces, side to move, castling rights and FEN. Problems are shown while editing. The right button always removes. */
final class PositionEditor extends VBox {
    private static final double BOARD = 400;
    private static final double TOOLS = 236;
    private static final int MOST_IN_HAND = 40;
    private final WindowServices services;
    private final Variant variant;
    private final StackPane board = new StackPane();
    private final Segments<Side> turn;
    private final FlowPane rights = new FlowPane(12, 6);
    private final VBox castling;
    private final TextField fen = new TextField();
    private final Label problems = new Label();
    private Setup setup;
    private int brush;
    /** Whether the FEN is being written by us and not by the user. */
    private boolean writing;

    PositionEditor(WindowServices services, Variant variant, Setup start) {
        super(12);
        this.services = services;
        this.variant = variant;
        setup = start;
        brush = Piece.of(1, Side.WHITE);
        board.setCursor(Cursor.HAND);
        board.setId("editor-board");
        board.addEventHandler(MouseEvent.MOUSE_PRESSED, this::paint);
        board.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::paint);
        turn = new Segments<>("editor-turn", List.of(Side.WHITE, Side.BLACK),
                side -> services.text(side == Side.WHITE ? "editor.white" : "editor.black"), setup.turn(),
                side -> change(setup.withTurn(side).withEnPassant(BoardShape.NONE).withRoll(0)));
        castling = new VBox(6, muted("editor.castling"), rights);
        fen.setId("editor-fen");
        fen.setAccessibleText(services.text("editor.fen"));
        fen.setTooltip(new Tooltip(services.text("editor.fen")));
        fen.textProperty().addListener((_, _, text) -> {
            if (!writing) read(text.strip());
        });
        problems.setId("editor-problems");
        problems.setWrapText(true);
        problems.setMaxWidth(BOARD + 20 + TOOLS);
        problems.setMinHeight(Region.USE_PREF_SIZE);
        problems.getStyleClass().add("problem");
        var hands = muted("editor.hand");
        hands.setWrapText(true);
        Nodes.show(hands, variant.wild().drops().hasHands());
        getChildren().addAll(new HBox(20, board, tools()), hands, fen, problems);
        show();
    }

    /** The current setup, playable or not. */
    Setup setup() {
        return setup;
    }

    private Label muted(String key) {
        var label = Nodes.styled(new Label(services.text(key)), "muted");
        return label;
    }

    private VBox tools() {
        var group = new ToggleGroup();
        var palette = new FlowPane(4, 4);
        palette.setPrefWrapLength(TOOLS);
        for (var side : Side.values()) {
            for (int kind = 1; kind <= variant.kinds().size(); kind++) palette.getChildren().add(tool(Piece.of(kind, side), group));
        }
        var eraser = new ToggleButton(null, Glyph.of(Feather.TRASH_2));
        eraser.setToggleGroup(group);
        eraser.setAccessibleText(services.text("editor.erase"));
        eraser.setTooltip(new Tooltip(services.text("editor.erase")));
        eraser.setOnAction(_ -> brush = Piece.EMPTY);
        palette.getChildren().add(eraser);
        var clear = Nodes.named("editor-clear", new Button(services.text("editor.clear")));
        clear.setOnAction(_ -> change(Setup.of(Placement.empty(variant.shape()))));
        var array = Nodes.named("editor-array", new Button(services.text("new.position.standard")));
        array.setOnAction(_ -> change(variant.start()));
        var row = new HBox(8, clear, array);
        row.setAlignment(Pos.CENTER_LEFT);
        rights.setPrefWrapLength(TOOLS);
        var tools = new VBox(14, palette, turn, castling, row);
        tools.setMaxWidth(TOOLS);
        return tools;
    }

    private ToggleButton tool(int piece, ToggleGroup group) {
        var figure = Figure.of(variant, piece);
        var image = new ImageView(PieceArt.image(services.look().pieces(), figure.art(), figure.letter(), figure.white(), 64));
        image.setFitWidth(30);
        image.setFitHeight(30);
        var tool = Nodes.styled(new ToggleButton(null, image), "editor-tool");
        tool.setToggleGroup(group);
        tool.setSelected(piece == brush);
        tool.setId("tool-" + figure.kind() + (figure.white() ? "-white" : "-black"));
        var words = new GameWords(services.texts()).side(Piece.side(piece)) + ", " + services.texts().piece(figure.kind());
        tool.setAccessibleText(words);
        tool.setTooltip(new Tooltip(words));
        tool.setOnAction(_ -> brush = piece);
        return tool;
    }

    private void paint(MouseEvent event) {
        int square = BoardPicture.squareAt(model(), BOARD, event.getX(), event.getY());
        if (square == BoardShape.NONE) return;
        if (Pocket.isOrigin(square)) {
            if (event.getEventType() == MouseEvent.MOUSE_PRESSED) hand(Pocket.piece(square), event.getButton() == MouseButton.SECONDARY);
            return;
        }
        int piece = event.getButton() == MouseButton.SECONDARY ? Piece.EMPTY : brush;
        if (setup.placement().piece(square) == piece) return;
        var placement = setup.placement().with(square, piece);
        // Counters and en passant belong to the old position; castling rights stay as long as king and rook do.
        change(Setup.of(placement).withTurn(setup.turn()).withCastlingRooks(kept(setup.castlingRooks(), placement)).withHand(setup.hand())
                .withGates(setup.gates()));
    }

    /** One more of a piece in hand, or one less. */
    private void hand(int piece, boolean less) {
        var hand = new ArrayList<>(setup.hand());
        if (less) {
            hand.remove(Integer.valueOf(piece));
        } else if (Collections.frequency(hand, piece) < MOST_IN_HAND) {
            hand.add(piece);
        }
        change(setup.withHand(hand));
    }

    private void change(Setup changed) {
        setup = changed;
        show();
    }

    /** An invalid FEN leaves the board and the typed text unchanged. */
    private void read(String text) {
        switch (Fen.read(variant, text)) {
            case Fen.Read(Setup read) -> {
                setup = read;
                showBoard();
            }
            case Fen.Refused(List<String> reasons) -> problems.setText(String.join("\n", reasons));
        }
    }

    private void show() {
        writing = true;
        fen.setText(Fen.write(variant, setup));
        writing = false;
        showBoard();
    }

    private BoardModel model() {
        return BoardModel.picture(variant, setup).withCoordinates(Coordinates.INSIDE);
    }

    private void showBoard() {
        var picture = BoardPicture.editable(services.look(), model(), BOARD);
        board.getChildren().setAll(picture);
        board.setMaxSize(picture.getWidth(), picture.getHeight());
        board.setMinSize(picture.getWidth(), picture.getHeight());
        turn.show(setup.turn());
        showRights();
        problems.setText(switch (Position.of(variant, setup)) {
            case Verdict.Playable _ -> "";
            case Verdict.Unplayable(var found) -> found.stream().sorted().map(this::words).collect(Collectors.joining("\n"));
        });
    }

    private String words(Problem problem) {
        return services.texts().or("position." + problem.name(), problem.text());
    }

    // ---- castling ------------------------------------------------------------------------------------------------

    private void showRights() {
        Nodes.show(castling, variant.castling().isOn());
        rights.getChildren().clear();
        if (!variant.castling().isOn()) return;
        for (int rook : possible(setup.placement())) rights.getChildren().add(right(rook));
        if (rights.getChildren().isEmpty()) rights.getChildren().add(muted("editor.castling.none"));
    }

    private CheckBox right(int rook) {
        var box = new CheckBox(
                services.text("editor.castling.rook", new GameWords(services.texts()).side(Piece.side(setup.placement().piece(rook))),
                        variant.shape().name(rook)));
        box.setId("castling-" + variant.shape().name(rook));
        box.setSelected(setup.castlingRooks().contains(rook));
        box.setOnAction(_ -> change(setup.withCastlingRooks(
                box.isSelected() ? setup.castlingRooks().with(rook) : setup.castlingRooks().without(rook))));
        return box;
    }

    /** The rooks that could castle if they and their king had not moved. */
    private SquareSet possible(Placement placement) {
        var rooks = SquareSet.EMPTY;
        for (int rook : Position.impliedCastling(variant, placement)) {
            if (mayCastle(placement, rook)) rooks = rooks.with(rook);
        }
        return rooks;
    }

    private boolean mayCastle(Placement placement, int rook) {
        return !(Position.of(variant, Setup.of(placement).withCastlingRooks(SquareSet.of(rook))) instanceof Verdict.Unplayable(var found)
                && found.contains(Problem.IMPOSSIBLE_CASTLING));
    }

    private SquareSet kept(SquareSet before, Placement placement) {
        var rooks = SquareSet.EMPTY;
        for (int rook : possible(placement)) {
            if (before.contains(rook)) rooks = rooks.with(rook);
        }
        return rooks;
    }
}
