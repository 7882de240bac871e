package rookery.desktop.screen.setup;

import atlantafx.base.controls.ToggleSwitch;
import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import rookery.desktop.shell.Page;
import rookery.desktop.shell.WindowServices;

/** A switch for rated games, or the reason why the game cannot be rated. */
final class RatedPane extends VBox {
    private final WindowServices services;
    private final ToggleSwitch rated = new ToggleSwitch();
    private final Label words;
    private boolean showing;

    RatedPane(WindowServices services, Consumer<SetupIntent> intents) {
        this.services = services;
        rated.setId("rated");
        rated.selectedProperty().addListener((_, _, on) -> {
            if (!showing) intents.accept(new SetupIntent.Rate(on));
        });
        var row = Page.row(services.text("new.rated"), services.text("new.rated.words"), rated);
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
        words.setText(words(services, state));
        showing = false;
    }

    /** Whether the result will be rated, in a sentence. */
    static String words(WindowServices services, SetupState state) {
        return state.friendly().map(reason -> services.text("new.friendly." + reason.name()))
                .orElseGet(() -> services.text(state.rated() ? "new.rated.words" : "new.friendly.words"));
    }
}
