package rookery.desktop.screen.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;
import rookery.kernel.catalogue.RuleOption;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Store;

/** Every rule of a preset, in a collapsed section that most people never open. */
final class RulePane extends TitledPane {

    /** One rule: its name and value. It is kept when its value changes, and so is the keyboard focus. */
    private record Line(RuleOption option, Label name, ChoiceBox<String> choice, HBox row) {}

    private final WindowServices services;
    private final Consumer<SetupIntent> intents;
    private final List<Line> lines = new ArrayList<>();
    private final Button back;
    private @Nullable SetupState shown;
    private boolean showing;

    RulePane(WindowServices services, Store<SetupState> store, Consumer<SetupIntent> intents) {
        this.services = services;
        this.intents = intents;
        getStyleClass().add("fold");
        setId("rules");
        setExpanded(false);
        setAnimated(false);
        var column = new VBox(10);
        for (var option : RuleOption.ALL) {
            var line = line(option);
            lines.add(line);
            column.getChildren().add(line.row());
        }
        back = new Button(services.text("new.rules.keep"));
        back.setId("keep-rules");
        back.setOnAction(_ -> intents.accept(new SetupIntent.KeepRules()));
        column.getChildren().add(back);
        setContent(column);
        store.watch(this::show);
    }

    private void show(SetupState state) {
        if (shown != null && shown.variant().equals(state.variant()) && shown.changes().equals(state.changes())) return;
        shown = state;
        setText(state.changes().isEmpty() ? services.text("new.rules") : services.text("new.rules.changed", state.changes().size()));
        var rules = RuleOption.apply(state.variant(), state.changes());
        showing = true;
        for (var line : lines) {
            boolean applies = line.option().applies().test(rules);
            Nodes.show(line.row(), applies);
            Nodes.style(line.name(), "changed", state.changes().containsKey(line.option().id()));
            if (applies) line.choice().setValue(line.option().read().apply(rules));
        }
        showing = false;
        Nodes.show(back, !state.changes().isEmpty());
    }

    private Line line(RuleOption option) {
        var name = Nodes.words(services.text("rule." + option.id()));
        name.setMinWidth(120);
        name.getStyleClass().add("rule-name");
        var choice = choice(option);
        var row = new HBox(24, name, choice);
        row.setAlignment(Pos.CENTER_LEFT);
        return new Line(option, name, choice, row);
    }

    private ChoiceBox<String> choice(RuleOption option) {
        var choice = Nodes.named("rule-" + option.id(), new ChoiceBox<String>());
        choice.getItems().setAll(option.values());
        choice.getStyleClass().add("rule-choice");
        choice.setConverter(new StringConverter<>() {
            @Override
            public String toString(String word) {
                return word == null ? "" : services.texts().or("rule." + option.id() + '.' + word, services.text("rule." + word));
            }

            @Override
            public String fromString(String text) {
                throw new UnsupportedOperationException();
            }
        });
        choice.valueProperty().addListener((_, _, now) -> {
            if (!showing) intents.accept(new SetupIntent.ChangeRule(option.id(), now));
        });
        return choice;
    }
}
