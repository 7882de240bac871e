package rookery.desktop.screen.studio;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import org.kordamp.ikonli.feather.Feather;
import rookery.desktop.piece.PieceArt;
import rookery.desktop.screen.studio.StrideTool.Mode;
import rookery.desktop.screen.studio.StrideTool.Symmetry;
import rookery.desktop.screen.studio.StrideTool.Way;
import rookery.desktop.screen.studio.StudioIntent.Role;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.Segments;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.theme.Paints;
import rookery.kernel.piece.Betza;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Stride;
import rookery.kernel.variant.Variant;
import rookery.look.board.Figure;
import rookery.look.text.MovementTexts;

/** The selected piece, defined by clicking where it moves; shown in words and in Betza's notation, which can be typed too. */
final class PieceMaker extends VBox {
    private final WindowServices services;
    private final Consumer<StudioIntent> intents;
    private final Label nothing = new Label();
    private final TextField name = new TextField();
    private final Label letter = new Label();
    private final Segments<Role> role;
    private final Segments<Way> way;
    private final Segments<Mode> mode;
    private final Segments<Symmetry> turn;
    private final CheckBox first = new CheckBox();
    private final MoveGrid grid;
    private final Label words = new Label();
    private final TextField betza = new TextField();
    private final Label refused = new Label();
    private final Button remove;
    private final VBox maker;
    private StrideTool tool = StrideTool.FIRST;
    private boolean showing;

    PieceMaker(WindowServices services, Consumer<StudioIntent> intents) {
        super(10);
        this.services = services;
        this.intents = intents;
        nothing.setText(services.text("studio.piece.none"));
        nothing.setWrapText(true);
        nothing.getStyleClass().add("muted");
        name.setId("piece-name");
        name.setAccessibleText(services.text("studio.piece.name"));
        name.textProperty().addListener((_, _, text) -> {
            if (!showing) intents.accept(new StudioIntent.NameKind(text));
        });
        HBox.setHgrow(name, Priority.ALWAYS);
        letter.getStyleClass().add("studio-letter");
        remove = new Button(null, Glyph.of(Feather.TRASH_2));
        remove.setId("piece-remove");
        remove.getStyleClass().addAll("flat", "button-icon");
        remove.setAccessibleText(services.text("studio.piece.remove"));
        remove.setTooltip(new Tooltip(services.text("studio.piece.remove")));
        remove.setOnAction(_ -> intents.accept(new StudioIntent.RemoveKind()));
        role = choice("piece-role", List.of(Role.values()), each -> "studio.role." + each,
                each -> intents.accept(new StudioIntent.ChooseRole(each)));
        way = choice("piece-way", List.of(Way.values()), each -> "studio.way." + each, each -> use(tool.withWay(each)));
        mode = choice("piece-mode", List.of(Mode.values()), each -> "studio.mode." + each, each -> use(tool.withMode(each)));
        turn = choice("piece-turn", List.of(Symmetry.values()), each -> "studio.turn." + each, each -> use(tool.withTurn(each)));
        first.setId("piece-first");
        first.setText(services.text("studio.piece.first"));
        first.setOnAction(_ -> use(tool.withFirst(first.isSelected())));
        grid = new MoveGrid(services, (right, ahead) -> intents.accept(new StudioIntent.ClickMove(right, ahead)));
        words.setId("piece-words");
        words.setWrapText(true);
        words.setMinHeight(Region.USE_PREF_SIZE);
        betza.setId("piece-betza");
        betza.getStyleClass().add("lab-line");
        betza.setAccessibleText(services.text("studio.piece.betza"));
        betza.setPromptText(services.text("studio.piece.betza"));
        betza.textProperty().addListener((_, _, text) -> {
            if (!showing) typed(text);
        });
        refused.setWrapText(true);
        refused.getStyleClass().add("problem");
        var head = new HBox(8, name, letter, role, remove);
        head.setAlignment(Pos.CENTER_LEFT);
        var hint = Nodes.words(services.text("studio.piece.hint"));
        hint.setMinHeight(Region.USE_PREF_SIZE);
        hint.getStyleClass().add("fine-print");
        var notation = Nodes.styled(new Label(services.text("studio.piece.betza")), "muted");
        notation.setMinWidth(Region.USE_PREF_SIZE);
        var typed = new VBox(2, notation, betza);
        var told = new VBox(8, words, typed, refused, hint);
        told.setMinWidth(0);
        HBox.setHgrow(told, Priority.ALWAYS);
        var turns = new FlowPane(12, 8, turn, first);
        turns.setAlignment(Pos.CENTER_LEFT);
        maker = new VBox(10, head, way, mode, turns, new HBox(14, grid, told));
        getChildren().addAll(nothing, maker);
    }

    private <T> Segments<T> choice(String id, List<T> values, Function<T, String> key, Consumer<T> choose) {
        return new Segments<>(id, values, value -> services.text(key.apply(value)), values.getFirst(), choose);
    }

    private void use(StrideTool changed) {
        intents.accept(new StudioIntent.UseTool(changed));
    }

    private void typed(String text) {
        refused.setText(Betza.parse(text.strip()) instanceof Betza.Refused(String reason) ? reason : "");
        Nodes.show(refused, !refused.getText().isEmpty());
        intents.accept(new StudioIntent.TypeMoves(text));
    }

    void show(StudioState state) {
        var kind = state.inHand();
        Nodes.show(nothing, kind == null);
        Nodes.show(maker, kind != null);
        if (kind == null) return;
        showing = true;
        tool = state.tool();
        if (!(name.isFocused() && name.getText().isBlank()) && !name.getText().strip().equalsIgnoreCase(kind.name()))
            name.setText(kind.name());
        letter.setText(kind.symbol());
        role.show(kind.royal() ? Role.KING : kind.pawn() ? Role.PAWN : Role.PIECE);
        way.show(tool.way());
        mode.show(tool.mode());
        turn.show(tool.turn());
        first.setSelected(tool.first());
        grid.show(state.variant(), kind, state.white());
        words.setText(MovementTexts.of(kind.movement(), services.texts()));
        showBetza(kind);
        remove.setDisable(state.variant().kinds().size() < 2);
        showing = false;
    }

    /** Text being typed is left alone, right or wrong. */
    private void showBetza(PieceKind kind) {
        var written = kind.movement().betza();
        if (betza.isFocused()) return;
        if (!betza.getText().strip().equals(written)) betza.setText(written);
        refused.setText("");
        Nodes.show(refused, false);
    }

    /** A piece in the middle of a few squares with its moves drawn around it; reports clicks on them. */
    private static final class MoveGrid extends StackPane {
        private static final int ACROSS = 2 * StrideTool.REACH + 1;
        private static final double SQUARE = 33;
        private final WindowServices services;
        private final Canvas canvas = new Canvas(ACROSS * SQUARE, ACROSS * SQUARE);
        private Clicks clicks = (_, _) -> {};

        interface Clicks {
            void at(int right, int ahead);
        }

        MoveGrid(WindowServices services, Clicks clicks) {
            this.services = services;
            this.clicks = clicks;
            setId("move-grid");
            setAccessibleRole(AccessibleRole.NODE);
            setAccessibleText(services.text("studio.piece.grid"));
            setCursor(Cursor.HAND);
            setMaxSize(canvas.getWidth(), canvas.getHeight());
            setMinSize(canvas.getWidth(), canvas.getHeight());
            getChildren().add(canvas);
            addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
        }

        private void pressed(MouseEvent event) {
            if (event.getButton() != MouseButton.PRIMARY) return;
            int right = (int) Math.floor(event.getX() / SQUARE) - StrideTool.REACH;
            int ahead = StrideTool.REACH - (int) Math.floor(event.getY() / SQUARE);
            if (right != 0 || ahead != 0) clicks.at(right, ahead);
        }

        void show(Variant variant, PieceKind kind, boolean white) {
            var graphics = canvas.getGraphicsContext2D();
            var look = services.look();
            for (int x = 0; x < ACROSS; x++) {
                for (int y = 0; y < ACROSS; y++) {
                    graphics.setFill(Paints.color((x + y) % 2 == 0 ? look.theme().light() : look.theme().dark()));
                    graphics.fillRect(x * SQUARE, y * SQUARE, SQUARE, SQUARE);
                }
            }
            for (var stride : kind.movement().strides()) draw(graphics, stride);
            graphics.drawImage(PieceArt.image(look.pieces(), Figure.art(variant, kind), kind.letter(), white, 96),
                    StrideTool.REACH * SQUARE,
                    StrideTool.REACH * SQUARE, SQUARE, SQUARE);
        }

        /** Full dots for moves and captures, rings for captures only, hollow dots for moves only; small for the first move; a line for slides; a bar for jumps. */
        private void draw(GraphicsContext graphics, Stride stride) {
            var marks = services.look().theme().marks();
            var color = Paints.color(stride.moves() ? marks.target() : marks.capture());
            double middle = (StrideTool.REACH + 0.5) * SQUARE;
            if (stride.range() > 1) line(graphics, stride, color, middle);
            for (int step = 1; step <= stride.range(); step++) {
                int x = stride.dx() * step;
                int y = stride.dy() * step;
                if (Math.abs(x) > StrideTool.REACH || Math.abs(y) > StrideTool.REACH) break;
                double radius = SQUARE * (stride.firstMoveOnly() ? 0.13 : 0.2);
                dot(graphics, stride, color, middle + x * SQUARE, middle - y * SQUARE, radius);
            }
        }

        private static void line(GraphicsContext graphics, Stride stride, Color color, double middle) {
            graphics.setStroke(color);
            graphics.setLineWidth(3);
            graphics.setLineDashes(stride.hurdle() == Stride.Hurdle.HOP || stride.hurdle() == Stride.Hurdle.GRASSHOPPER
                    ? new double[]{5, 5}
                    : new double[0]);
            int far = Math.min(stride.range(), StrideTool.REACH / Math.max(Math.abs(stride.dx()), Math.abs(stride.dy())));
            graphics.strokeLine(middle + stride.dx() * SQUARE * 0.5, middle - stride.dy() * SQUARE * 0.5,
                    middle + stride.dx() * SQUARE * far, middle - stride.dy() * SQUARE * far);
            graphics.setLineDashes();
        }

        private static void dot(GraphicsContext graphics, Stride stride, Color color, double x, double y, double radius) {
            if (stride.moves() && stride.captures()) {
                graphics.setFill(color);
                graphics.fillOval(x - radius, y - radius, radius * 2, radius * 2);
                return;
            }
            double wide = stride.captures() ? radius * 1.45 : radius;
            graphics.setStroke(color);
            graphics.setLineWidth(SQUARE * 0.09);
            graphics.strokeOval(x - wide, y - wide, wide * 2, wide * 2);
        }
    }
}
