package rookery.desktop.screen.setup;

import atlantafx.base.controls.ToggleSwitch;
import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import rookery.desktop.shell.Desk;
import rookery.desktop.shell.Page;

/** Whether the result counts in the ranking: a switch, and where it cannot count, the reason why. */
final class RatedPane extends VBox {
    private final Desk desk;
    private final ToggleSwitch rated = new ToggleSwitch();
    private final Label words;
    private boolean showing;

    RatedPane(Desk desk, Consumer<SetupIntent> intents) {
        this.desk = desk;
        rated.setId("rated");
        rated.selectedProperty().addListener((_, _, on) -> {
            if (!showing) intents.accept(new SetupIntent.Rate(on));
        });
        var row = Page.row(desk.text("new.rated"), desk.text("new.rated.words"), rated);
        var text = (VBox) row.getChildren().getFirst();
        words = (Label) text.getChildren().getLast();
        words.setId("rated-words");
        text.setOnMouseClicked(_ -> {
            if (!rated.isDisabled()) rated.setSelected(!rated.isSelected());
        });
        getChildren().add(Page.card(row));
    }

    void show(SetupState state) {
        showing = true;
        boolean possible = state.friendly().isEmpty();
        rated.setSelected(state.rated() && possible);
        rated.setDisable(!possible);
        words.setText(words(desk, state));
        showing = false;
    }

    /** What becomes of the result, in a sentence. */
    static String words(Desk desk, SetupState state) {
        return state.friendly().map(reason -> desk.text("new.friendly." + reason.name()))
                .orElseGet(() -> desk.text(state.rated() ? "new.rated.words" : "new.friendly.words"));
    }
}
