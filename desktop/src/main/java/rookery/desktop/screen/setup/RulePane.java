package rookery.desktop.screen.setup;

import java.util.function.Consumer;
import javafx.geometry.VPos;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.GridPane;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;
import rookery.desktop.game.RuleOption;
import rookery.desktop.shell.Desk;
import rookery.desktop.store.Store;

/** Every rule a preset decides, folded away: most people never open it. */
final class RulePane extends TitledPane {
    private final Desk desk;
    private final Consumer<SetupIntent> intents;
    private final GridPane grid = new GridPane(24, 10);
    private @Nullable SetupState shown;

    RulePane(Desk desk, Store<SetupState> store, Consumer<SetupIntent> intents) {
        this.desk = desk;
        this.intents = intents;
        getStyleClass().add("fold");
        setId("rules");
        setContent(grid);
        setExpanded(false);
        setAnimated(false);
        store.watch(this::show);
    }

    private void show(SetupState state) {
        if (shown != null && shown.variant().equals(state.variant()) && shown.changes().equals(state.changes())) return;
        shown = state;
        setText(state.changes().isEmpty() ? desk.text("new.rules") : desk.text("new.rules.changed", state.changes().size()));
        grid.getChildren().clear();
        var rules = RuleOption.apply(state.variant(), state.changes());
        int row = 0;
        for (var option : RuleOption.ALL) {
            if (!option.applies().test(rules)) continue;
            var name = new Label(desk.text("rule." + option.id()));
            if (state.changes().containsKey(option.id())) name.getStyleClass().add("changed");
            name.setWrapText(true);
            name.setMinWidth(120);
            var choice = choice(option, option.read().apply(rules));
            GridPane.setValignment(name, VPos.CENTER);
            grid.addRow(row++, name, choice);
        }
        if (!state.changes().isEmpty()) {
            var back = new Button(desk.text("new.rules.keep"));
            back.setOnAction(_ -> intents.accept(new SetupIntent.KeepRules()));
            grid.add(back, 1, row);
        }
    }

    private ChoiceBox<String> choice(RuleOption option, String value) {
        var choice = new ChoiceBox<String>();
        choice.setId("rule-" + option.id());
        choice.getItems().setAll(option.values());
        choice.setValue(value);
        choice.getStyleClass().add("rule-choice");
        choice.setConverter(new StringConverter<>() {
            @Override
            public String toString(String word) {
                return word == null ? "" : desk.texts().or("rule." + option.id() + '.' + word, desk.text("rule." + word));
            }

            @Override
            public String fromString(String text) {
                throw new UnsupportedOperationException();
            }
        });
        choice.valueProperty().addListener((_, _, now) -> intents.accept(new SetupIntent.ChangeRule(option.id(), now)));
        return choice;
    }
}
