package rookery.desktop.screen.studio;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import rookery.desktop.screen.studio.StrideTool.Mode;
import rookery.desktop.screen.studio.StrideTool.Symmetry;
import rookery.desktop.screen.studio.StrideTool.Way;
import rookery.desktop.screen.studio.StudioIntent.Role;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.Segments;
import rookery.desktop.shell.WindowServices;
import rookery.kernel.piece.Betza;
import rookery.kernel.piece.PieceKind;
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
        var hint = new Label(services.text("studio.piece.hint"));
        hint.setWrapText(true);
        hint.setMinHeight(Region.USE_PREF_SIZE);
        hint.getStyleClass().add("fine-print");
        var notation = new Label(services.text("studio.piece.betza"));
        notation.getStyleClass().add("muted");
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
}
