package rookery.desktop.screen.setup;

import java.util.function.Consumer;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextFormatter;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.shell.Nodes;

/** The names of the one or two people at this device: any name can be typed, and profiles can be chosen. */
final class PeoplePane extends FlowPane {
    private static final int LONGEST = 40;
    private final ComboBox<String> first;
    private final ComboBox<String> second;
    private final VBox other;
    private final Label firstTitle = new Label();
    private final WindowServices services;
    private boolean showing;

    PeoplePane(WindowServices services, Consumer<SetupIntent> intents) {
        super(16, 12);
        this.services = services;
        first = field("player-first", services.text("new.player.first"), name -> intents.accept(new SetupIntent.NameFirst(name)));
        second = field("player-second", services.text("new.player.second"), name -> intents.accept(new SetupIntent.NameSecond(name)));
        other = named(new Label(services.text("new.player.second")), second);
        getChildren().addAll(named(firstTitle, first), other);
    }

    /** @param both whether both are at this device */
    void show(People people, boolean both) {
        showing = true;
        Nodes.show(other, both);
        firstTitle.setText(services.text(both ? "new.player.first" : "network.name"));
        first.setPromptText(services.text(both ? "new.player.first" : "network.host"));
        first.setAccessibleText(firstTitle.getText());
        show(first, people, people.first());
        show(second, people, people.second());
        showing = false;
    }

    private static void show(ComboBox<String> field, People people, String name) {
        // Changing the items would clear the text.
        if (!field.getItems().equals(people.profiles())) field.getItems().setAll(people.profiles());
        if (!field.getEditor().getText().equals(name)) field.getEditor().setText(name);
    }

    private static VBox named(Label words, ComboBox<String> field) {
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
