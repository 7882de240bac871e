package rookery.desktop.screen.setup;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import rookery.desktop.board.BoardModel;
import rookery.desktop.board.BoardPicture;
import rookery.desktop.shell.Card;
import rookery.desktop.shell.CardGrid;
import rookery.desktop.shell.Desk;
import rookery.desktop.shell.Dress;
import rookery.desktop.shell.Glyph;
import rookery.desktop.store.Store;
import rookery.kernel.variant.Variant;

/**
 * The variants as cards with a picture of the board and one sentence: first a handful with the chosen one among them, and all of them when asked
 * for, so that the other choices of the page are in sight.
 */
final class VariantCards extends VBox {
    private static final double PICTURE = 84;
    /** Shown at first, as far as they are there: one of each kind of game. */
    private static final List<String> FIRST = List.of("fide", "chess960", "dice", "xxl", "capablanca", "casual");
    private final Desk desk;
    private final Consumer<SetupIntent> intents;
    private final CardGrid grid = new CardGrid(250, 12, 4);
    private final Map<String, Card> cards = new HashMap<>();
    private final Button more = new Button();
    private boolean all;

    VariantCards(Desk desk, Store<SetupState> store, Consumer<SetupIntent> intents) {
        super(10);
        this.desk = desk;
        this.intents = intents;
        more.getStyleClass().addAll("flat", "more-cards");
        more.setId("more-variants");
        more.setOnAction(_ -> {
            all = !all;
            show(store.state());
        });
        getChildren().addAll(grid, more);
        store.watch(this::show);
    }

    private void show(SetupState state) {
        var shown = all ? state.variants() : handful(state);
        var wanted = shown.stream().map(variant -> cards.computeIfAbsent(variant.id(), _ -> card(variant))).toList();
        if (!grid.getChildren().equals(wanted)) grid.getChildren().setAll(wanted);
        cards.forEach((id, card) -> mark(card, id.equals(state.variant().id())));
        more.setText(desk.text(all ? "new.variant.fewer" : "new.variant.all", state.variants().size()));
        more.setGraphic(Glyph.of(all ? Feather.CHEVRON_UP : Feather.CHEVRON_DOWN));
        boolean some = state.variants().size() > FIRST.size();
        Dress.show(more, some);
    }

    /** The chosen one takes the last place if it is not one of the first anyway. */
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
        var picture = new StackPane(
                BoardPicture.of(desk.look(), BoardModel.picture(variant, variant.start().placement()), PICTURE));
        picture.setMinSize(PICTURE, PICTURE);
        picture.setPrefSize(PICTURE, PICTURE);
        picture.setMaxSize(PICTURE, PICTURE);
        var texts = desk.texts();
        var name = new Label(texts.variant(variant));
        name.getStyleClass().add("card-title");
        name.setWrapText(true);
        var words = new Label(texts.summary(variant));
        words.getStyleClass().add("card-words");
        words.setWrapText(true);
        var text = new VBox(4, name, words);
        text.setAlignment(Pos.CENTER_LEFT);
        text.setMinWidth(0);
        HBox.setHgrow(text, Priority.ALWAYS);
        var content = new HBox(14, picture, text);
        content.setAlignment(Pos.CENTER_LEFT);
        var card = new Card(content);
        card.getStyleClass().addAll("choice-card", "variant-card");
        card.setId("variant-" + variant.id());
        card.setAccessibleText(name.getText() + ". " + words.getText());
        card.setOnAction(_ -> intents.accept(new SetupIntent.ChooseVariant(variant)));
        return card;
    }

    static void mark(Button card, boolean chosen) {
        Dress.wear(card, "chosen", chosen);
    }
}
