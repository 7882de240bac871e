package rookery.desktop.screen.studio;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.image.ImageView;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import rookery.desktop.piece.PieceArt;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.Segments;
import rookery.desktop.shell.WindowServices;
import rookery.kernel.piece.PieceKind;
import rookery.look.board.Figure;

/** The pieces to place, one of them selected; whose they are, and whether the other side gets the same. */
final class PieceTray extends VBox {
    private static final double FIGURE = 30;
    private final WindowServices services;
    private final Consumer<StudioIntent> intents;
    private final FlowPane pieces = new FlowPane(4, 4);
    private final Segments<Boolean> side;
    private final CheckBox mirror = new CheckBox();
    private List<PieceKind> listed = List.of();
    private boolean listedWhite = true;

    PieceTray(WindowServices services, Consumer<StudioIntent> intents) {
        super(8);
        this.services = services;
        this.intents = intents;
        getStyleClass().add("studio-palette");
        side = new Segments<>("brush-side", List.of(true, false), white -> services.text(white ? "studio.white" : "studio.black"), true,
                white -> intents.accept(new StudioIntent.ChooseSide(white)));
        mirror.setId("mirror");
        mirror.setText(services.text("studio.mirror"));
        mirror.setOnAction(_ -> intents.accept(new StudioIntent.Mirror(mirror.isSelected())));
        var clear = Nodes.named("studio-clear", new Button(services.text("studio.clear"), Glyph.of(Feather.X)), "flat", "small");
        clear.setOnAction(_ -> intents.accept(new StudioIntent.ClearBoard()));
        var row = new FlowPane(12, 6, side, mirror, clear);
        row.setAlignment(Pos.CENTER_LEFT);
        getChildren().addAll(pieces, row);
    }

    void show(StudioState state) {
        var kinds = state.variant().kinds();
        if (!kinds.equals(listed) || state.white() != listedWhite || pieces.getChildren().isEmpty()) {
            listed = kinds;
            listedWhite = state.white();
            fill(state);
        }
        for (int i = 0; i < pieces.getChildren().size(); i++) {
            if (pieces.getChildren().get(i) instanceof ToggleButton tool) tool.setSelected(tool.getUserData().equals(state.kind()));
        }
        side.show(state.white());
        mirror.setSelected(state.mirror());
    }

    private void fill(StudioState state) {
        var tools = new ArrayList<Node>();
        for (int kind = 1; kind <= listed.size(); kind++) tools.add(tool(state, kind));
        var erase = new ToggleButton(null, Glyph.of(Feather.TRASH_2));
        tools.add(dressed(erase, 0, "brush-erase", services.text("editor.erase")));
        var add = Nodes.named("studio-add-piece", new Button(null, Glyph.of(Feather.PLUS)), "editor-tool");
        add.setTooltip(new Tooltip(services.text("studio.piece.add")));
        add.setAccessibleText(services.text("studio.piece.add"));
        add.setOnAction(_ -> intents.accept(new StudioIntent.AddKind(services.text("studio.piece.new"))));
        tools.add(add);
        pieces.getChildren().setAll(tools);
    }

    private ToggleButton tool(StudioState state, int number) {
        var kind = listed.get(number - 1);
        var image = new ImageView(
                PieceArt.image(services.look().pieces(), Figure.art(state.variant(), kind), kind.letter(), state.white(), 64));
        image.setFitWidth(FIGURE);
        image.setFitHeight(FIGURE);
        return dressed(new ToggleButton(null, image), number, "brush-" + number, services.texts().piece(kind.name()) + " " + kind.symbol());
    }

    private ToggleButton dressed(ToggleButton tool, int number, String id, String words) {
        tool.setId(id);
        tool.setUserData(number);
        tool.getStyleClass().add("editor-tool");
        tool.setTooltip(new Tooltip(words));
        tool.setAccessibleText(words);
        tool.setOnAction(_ -> {
            // A second click does not deselect it.
            tool.setSelected(true);
            intents.accept(new StudioIntent.ChooseBrush(number));
        });
        return tool;
    }
}
