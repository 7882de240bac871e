package rookery.desktop.screen.setup;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import rookery.desktop.board.BoardModel;
import rookery.desktop.board.BoardPicture;
import rookery.desktop.shell.CardGrid;
import rookery.desktop.shell.Desk;
import rookery.desktop.store.Store;
import rookery.kernel.variant.Variant;

/** The variants as cards with a picture of the board and one sentence. */
final class VariantCards extends VBox {
    private static final double PICTURE = 84;
    private final Map<String, Button> cards = new HashMap<>();

    VariantCards(Desk desk, Store<SetupState> store, Consumer<SetupIntent> intents) {
        var grid = new CardGrid(284, 12);
        getChildren().add(grid);
        for (var variant : store.state().variants()) {
            var card = card(desk, variant);
            card.setOnAction(_ -> intents.accept(new SetupIntent.ChooseVariant(variant)));
            cards.put(variant.id(), card);
            grid.getChildren().add(card);
        }
        store.watch(state -> cards.forEach((id, card) -> mark(card, id.equals(state.variant().id()))));
    }

    private static Button card(Desk desk, Variant variant) {
        var picture = new StackPane(
                BoardPicture.of(desk.look(), BoardModel.picture(variant, variant.start().placement()), PICTURE));
        picture.setMinSize(PICTURE, PICTURE);
        picture.setPrefSize(PICTURE, PICTURE);
        var texts = desk.texts();
        var name = new Label(texts.variant(variant));
        name.getStyleClass().add("card-title");
        var words = new Label(texts.summary(variant));
        words.getStyleClass().add("card-words");
        words.setWrapText(true);
        words.setAlignment(Pos.TOP_LEFT);
        words.setMaxHeight(Double.MAX_VALUE);
        var text = new VBox(4, name, words);
        text.setAlignment(Pos.TOP_LEFT);
        text.getStyleClass().add("variant-card-text");
        var content = new HBox(12, picture, text);
        HBox.setHgrow(text, Priority.ALWAYS);
        text.setMinWidth(0);
        var card = new Button(null, content);
        card.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        content.prefWidthProperty().bind(card.widthProperty().subtract(26));
        card.getStyleClass().addAll("choice-card", "variant-card");
        card.setId("variant-" + variant.id());
        card.setAccessibleText(name.getText() + ". " + words.getText());
        return card;
    }

    static void mark(Button card, boolean chosen) {
        card.getStyleClass().remove("chosen");
        if (chosen) card.getStyleClass().add("chosen");
    }
}
