package rookery.desktop.screen.setup;

import java.util.function.Consumer;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextFormatter;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import rookery.desktop.shell.WindowServices;

/** The names of two people at one device: any name can be typed, and those with a profile can be chosen. */
final class PeoplePane extends FlowPane {
    private static final int LONGEST = 40;
    private final ComboBox<String> first;
    private final ComboBox<String> second;
    private boolean showing;

    PeoplePane(WindowServices services, Consumer<SetupIntent> intents) {
        super(16, 12);
        first = field("player-first", services.text("new.player.first"), name -> intents.accept(new SetupIntent.NameFirst(name)));
        second = field("player-second", services.text("new.player.second"), name -> intents.accept(new SetupIntent.NameSecond(name)));
        getChildren().addAll(named(services.text("new.player.first"), first), named(services.text("new.player.second"), second));
    }

    void show(People people) {
        showing = true;
        show(first, people, people.first());
        show(second, people, people.second());
        showing = false;
    }

    private static void show(ComboBox<String> field, People people, String name) {
        // Other items take the text with them.
        if (!field.getItems().equals(people.profiles())) field.getItems().setAll(people.profiles());
        if (!field.getEditor().getText().equals(name)) field.getEditor().setText(name);
    }

    private static VBox named(String title, ComboBox<String> field) {
        var words = new Label(title);
        words.getStyleClass().add("muted");
        words.setLabelFor(field);
        return new VBox(4, words, field);
    }

    private ComboBox<String> field(String id, String nobody, Consumer<String> named) {
        var field = new ComboBox<String>();
        field.setId(id);
        field.setEditable(true);
        field.setPromptText(nobody);
        field.setPrefWidth(240);
        field.setAccessibleText(nobody);
        var editor = field.getEditor();
        editor.setTextFormatter(new TextFormatter<>(change -> change.getControlNewText().length() <= LONGEST ? change : null));
        editor.textProperty().addListener((_, _, text) -> {
            if (!showing) named.accept(text);
        });
        return field;
    }
}
