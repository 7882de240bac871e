package rookery.desktop.screen.setup;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import rookery.desktop.board.BoardPicture;
import rookery.desktop.game.VariantSearch;
import rookery.desktop.shell.Card;
import rookery.desktop.shell.CardGrid;
import rookery.desktop.shell.FileChoice;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.IconButton;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.Place;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Store;
import rookery.kernel.variant.Variant;
import rookery.look.board.BoardModel;
import rookery.look.board.VariantGroup;

/**
 * The variants as cards with a board picture and one sentence. A handful is shown first, including the chosen one, so that the rest of the page stays visible;
 * on demand all of them, in groups and searchable. The user's own form their own group, always in full.
 */
final class VariantCards extends VBox {
    private static final double PICTURE = 84;
    private static final double WIDTH = 250;
    /** Shown first, if available: one of each kind of game. */
    private static final List<String> FIRST = List.of("fide", "chess960", "dice", "xxl", "capablanca", "casual");
    private final WindowServices services;
    private final SetupScreen screen;
    private final CardGrid grid = new CardGrid(WIDTH, 12, 4);
    /** All games, in groups. */
    private final VBox groups = new VBox(14);
    private final VariantSearch search;
    private final Label nothing = new Label();
    private final CardGrid mine = new CardGrid(WIDTH, 12, 4);
    private final Map<Variant, Card> cards = new HashMap<>();
    /** The cards of the user's own variants with their remove buttons. */
    private final Map<Variant, Node> frames = new HashMap<>();
    private final Map<VariantGroup, VBox> boxes = new EnumMap<>(VariantGroup.class);
    private final Button more = new Button();
    private final VBox group;
    private boolean all;

    VariantCards(WindowServices services, Store<SetupState> store, SetupScreen screen) {
        super(10);
        this.services = services;
        this.screen = screen;
        more.getStyleClass().addAll("flat", "more-cards");
        more.setId("more-variants");
        more.setOnAction(_ -> {
            all = !all;
            show(store.state());
        });
        var add = Nodes.named("add-variant", new Button(services.text("new.own.add"), Glyph.of(Feather.FILE_PLUS)), "flat", "more-cards");
        add.setOnAction(_ -> add());
        var make = Nodes.named("make-variant", new Button(services.text("new.own.studio"), Glyph.of(Feather.EDIT_3)), "flat", "more-cards");
        make.setOnAction(_ -> services.go(new Place.Studio("")));
        var title = Nodes.styled(new Label(services.text("new.own")), "muted");
        group = new VBox(8, title, mine);
        group.setId("own-variants");
        search = new VariantSearch(services);
        search.setMaxWidth(WIDTH * 1.4);
        search.textProperty().addListener((_, _, _) -> show(store.state()));
        nothing.setText(services.text("new.variant.none"));
        nothing.getStyleClass().add("muted");
        getChildren().addAll(search, nothing, grid, groups, group, new FlowPane(8, 4, more, add, make));
        store.watch(this::show);
    }

    private void add() {
        var kinds = List.of(new FileChoice.Kind(services.text("new.own.files"), List.of("*.json")));
        services.files().open(services.text("new.own.add"), kinds, true).forEach(screen::load);
    }

    private void show(SetupState state) {
        Nodes.show(search, all);
        Nodes.show(groups, all);
        Nodes.show(grid, !all);
        Nodes.show(nothing, all && state.variants().stream().noneMatch(search::finds));
        if (all) {
            fillGroups(state);
        } else {
            groups.getChildren().clear();
            fill(grid, handful(state).stream().map(this::card).toList());
        }
        fill(mine, state.own().stream().map(this::frame).toList());
        Nodes.show(group, !state.own().isEmpty());
        cards.forEach((variant, card) -> mark(card, variant.id().equals(state.variant().id())));
        more.setText(services.text(all ? "new.variant.fewer" : "new.variant.all", state.variants().size()));
        more.setGraphic(Glyph.of(all ? Feather.CHEVRON_UP : Feather.CHEVRON_DOWN));
        boolean some = state.variants().size() > FIRST.size();
        Nodes.show(more, some);
    }

    private void fillGroups(SetupState state) {
        grid.getChildren().clear();
        var wanted = new ArrayList<Node>();
        for (var each : VariantGroup.values()) {
            var members = state.variants().stream().filter(variant -> VariantGroup.of(variant) == each && search.finds(variant))
                    .map(this::card).toList();
            if (members.isEmpty()) continue;
            var box = boxes.computeIfAbsent(each, this::box);
            fill((CardGrid) box.getChildren().getLast(), members);
            wanted.add(box);
        }
        if (!groups.getChildren().equals(wanted)) groups.getChildren().setAll(wanted);
    }

    private VBox box(VariantGroup each) {
        var title = Nodes.styled(new Label(services.text("group." + each.id())), "card-title");
        var box = Nodes.named("group-" + each.id(), new VBox(8, title, new CardGrid(WIDTH, 12, 4)));
        return box;
    }

    private static void fill(CardGrid grid, List<? extends Node> wanted) {
        if (!grid.getChildren().equals(wanted)) grid.getChildren().setAll(wanted);
    }

    /** The chosen one takes the last place unless it is among the first anyway. */
    private List<Variant> handful(SetupState state) {
        var variants = new ArrayList<Variant>();
        for (var id : FIRST) state.variants().stream().filter(variant -> variant.id().equals(id)).findFirst().ifPresent(variants::add);
        var chosen = state.variants().stream().filter(variant -> variant.id().equals(state.variant().id())).findFirst();
        if (chosen.isPresent() && !variants.contains(chosen.get())) {
            if (variants.size() == FIRST.size()) variants.removeLast();
            variants.add(chosen.get());
        }
        return variants;
    }

    private Card card(Variant variant) {
        return cards.computeIfAbsent(variant, this::make);
    }

    private Node frame(Variant variant) {
        return frames.computeIfAbsent(variant, _ -> {
            var remove = IconButton.of(services, "remove-" + variant.id(), "new.own.remove", Feather.X, () -> screen.forget(variant));
            remove.setAccessibleText(services.text("new.own.remove.spoken", variant.name()));
            StackPane.setAlignment(remove, Pos.TOP_RIGHT);
            StackPane.setMargin(remove, new Insets(3));
            return new StackPane(card(variant), remove);
        });
    }

    private Card make(Variant variant) {
        var picture = new StackPane(
                BoardPicture.of(services.look(), BoardModel.picture(variant, variant.start()), PICTURE));
        picture.setMinSize(PICTURE, PICTURE);
        picture.setPrefSize(PICTURE, PICTURE);
        picture.setMaxSize(PICTURE, PICTURE);
        var texts = services.texts();
        var name = Nodes.words(texts.variant(variant), "card-title");
        var words = Nodes.words(texts.summary(variant), "card-words");
        var text = new VBox(4, name, words);
        text.setAlignment(Pos.CENTER_LEFT);
        text.setMinWidth(0);
        HBox.setHgrow(text, Priority.ALWAYS);
        var content = new HBox(14, picture, text);
        content.setAlignment(Pos.CENTER_LEFT);
        var card = Nodes.named("variant-" + variant.id(), new Card(content), "choice-card", "variant-card");
        card.setAccessibleText(name.getText() + ". " + words.getText());
        card.setOnAction(_ -> screen.accept(new SetupIntent.ChooseVariant(variant)));
        return card;
    }

    static void mark(Button card, boolean chosen) {
        Nodes.style(card, "chosen", chosen);
    }
}
