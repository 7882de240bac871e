package rookery.desktop.screen.setup;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import rookery.desktop.shell.Desk;
import rookery.desktop.store.Store;

/** The clock: presets as buttons, and a fold with everything else. */
final class ClockPane extends VBox {
    /** The six limits of source 001, the two with increment of source 004, common ones, and the clock that passes the turn. */
    private static final List<ClockChoice> PRESETS = List.of(ClockChoice.UNTIMED, ClockChoice.minutes(1), ClockChoice.minutes(2),
            ClockChoice.minutes(5), ClockChoice.minutes(10), ClockChoice.minutes(20), ClockChoice.minutes(30), ClockChoice.fischer(180, 2),
            ClockChoice.fischer(300, 2), ClockChoice.fischer(900, 10), new ClockChoice(ClockChoice.Kind.TURN, 15, 0));

    private final Desk desk;
    private final Consumer<SetupIntent> intents;
    private final Map<ClockChoice, Button> buttons = new LinkedHashMap<>();

    ClockPane(Desk desk, Store<SetupState> store, Consumer<SetupIntent> intents) {
        super(12);
        this.desk = desk;
        this.intents = intents;
        var row = new FlowPane(8, 8);
        for (var preset : PRESETS) {
            var button = new Button(shortWords(desk, preset));
            button.getStyleClass().add("chip");
            button.setId("clock-" + preset.text().replace(' ', '-'));
            button.setAccessibleText(words(desk, preset));
            button.setOnAction(_ -> intents.accept(new SetupIntent.ChooseClock(preset)));
            buttons.put(preset, button);
            row.getChildren().add(button);
        }
        var custom = new TitledPane(desk.text("new.clock.custom"), custom(store.state().clock()));
        custom.setExpanded(!PRESETS.contains(store.state().clock()));
        custom.setAnimated(false);
        custom.getStyleClass().addAll("fold");
        getChildren().addAll(row, custom);
        store.watch(state -> buttons.forEach((preset, button) -> VariantCards.mark(button, preset.equals(state.clock()))));
    }

    private FlowPane custom(ClockChoice now) {
        var kind = new ChoiceBox<ClockChoice.Kind>();
        kind.getItems().setAll(ClockChoice.Kind.values());
        kind.getItems().remove(ClockChoice.Kind.NONE);
        kind.setValue(now.kind() == ClockChoice.Kind.NONE ? ClockChoice.Kind.INCREMENT : now.kind());
        kind.setConverter(new StringConverter<>() {
            @Override
            public String toString(ClockChoice.Kind value) {
                return value == null ? "" : desk.text("clock.kind." + value.name());
            }

            @Override
            public ClockChoice.Kind fromString(String text) {
                throw new UnsupportedOperationException();
            }
        });
        var minutes = spinner(0, 600, now.seconds() / 60);
        var seconds = spinner(0, 59, now.seconds() % 60);
        var bonus = spinner(0, 600, now.increment());
        Runnable changed = () -> intents
                .accept(new SetupIntent.ChooseClock(
                        new ClockChoice(kind.getValue(), minutes.getValue() * 60 + seconds.getValue(), bonus.getValue())));
        kind.valueProperty().addListener((_, _, value) -> {
            bonus.setDisable(value != ClockChoice.Kind.INCREMENT && value != ClockChoice.Kind.DELAY && value != ClockChoice.Kind.BRONSTEIN);
            changed.run();
        });
        for (var spinner : List.of(minutes, seconds, bonus)) spinner.valueProperty().addListener((_, _, _) -> changed.run());
        return new FlowPane(12, 10, kind, named(minutes, "new.minutes"), named(seconds, "new.seconds"), named(bonus, "new.bonus"));
    }

    private HBox named(Spinner<Integer> spinner, String key) {
        var pair = new HBox(8, spinner, new Label(desk.text(key)));
        pair.setAlignment(Pos.CENTER_LEFT);
        return pair;
    }

    private static Spinner<Integer> spinner(int from, int to, int value) {
        var spinner = new Spinner<Integer>(from, to, Math.clamp(value, from, to));
        spinner.setEditable(true);
        spinner.setPrefWidth(84);
        return spinner;
    }

    private static String shortWords(Desk desk, ClockChoice clock) {
        return switch (clock.kind()) {
            case NONE -> desk.text("clock.none");
            case GAME -> time(clock.seconds());
            case TURN -> desk.text("clock.turn.short", clock.seconds());
            case INCREMENT, DELAY, BRONSTEIN, HOURGLASS, MOVE -> time(clock.seconds()) + " + " + clock.increment();
        };
    }

    /** The clock in a few words. */
    static String words(Desk desk, ClockChoice clock) {
        return clock.kind() == ClockChoice.Kind.NONE
                ? desk.text("clock.none")
                : desk.text("clock.words." + clock.kind().name(), time(clock.seconds()), clock.increment());
    }

    private static String time(int seconds) {
        return String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60);
    }
}
