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
import rookery.desktop.game.RuleOption;
import rookery.desktop.shell.Desk;
import rookery.desktop.shell.Dress;
import rookery.desktop.store.Store;

/** Every rule a preset decides, folded away: most people never open it. */
final class RulePane extends TitledPane {

    /** One rule: what it is called and what it is set to. It stays when its value changes, and so does the keyboard's place in it. */
    private record Line(RuleOption option, Label name, ChoiceBox<String> choice, HBox row) {}

    private final Desk desk;
    private final Consumer<SetupIntent> intents;
    private final List<Line> lines = new ArrayList<>();
    private final Button back;
    private @Nullable SetupState shown;
    private boolean showing;

    RulePane(Desk desk, Store<SetupState> store, Consumer<SetupIntent> intents) {
        this.desk = desk;
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
        back = new Button(desk.text("new.rules.keep"));
        back.setId("keep-rules");
        back.setOnAction(_ -> intents.accept(new SetupIntent.KeepRules()));
        column.getChildren().add(back);
        setContent(column);
        store.watch(this::show);
    }

    private void show(SetupState state) {
        if (shown != null && shown.variant().equals(state.variant()) && shown.changes().equals(state.changes())) return;
        shown = state;
        setText(state.changes().isEmpty() ? desk.text("new.rules") : desk.text("new.rules.changed", state.changes().size()));
        var rules = RuleOption.apply(state.variant(), state.changes());
        showing = true;
        for (var line : lines) {
            boolean applies = line.option().applies().test(rules);
            Dress.show(line.row(), applies);
            Dress.wear(line.name(), "changed", state.changes().containsKey(line.option().id()));
            if (applies) line.choice().setValue(line.option().read().apply(rules));
        }
        showing = false;
        Dress.show(back, !state.changes().isEmpty());
    }

    private Line line(RuleOption option) {
        var name = new Label(desk.text("rule." + option.id()));
        name.setWrapText(true);
        name.setMinWidth(120);
        name.getStyleClass().add("rule-name");
        var choice = choice(option);
        var row = new HBox(24, name, choice);
        row.setAlignment(Pos.CENTER_LEFT);
        return new Line(option, name, choice, row);
    }

    private ChoiceBox<String> choice(RuleOption option) {
        var choice = new ChoiceBox<String>();
        choice.setId("rule-" + option.id());
        choice.getItems().setAll(option.values());
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
        choice.valueProperty().addListener((_, _, now) -> {
            if (!showing) intents.accept(new SetupIntent.ChangeRule(option.id(), now));
        });
        return choice;
    }
}
