package rookery.desktop.screen.setup;

import rookery.desktop.screen.setup.ClockChoice.ClockOdds;
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
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.Place.NewGame.Kind;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Store;

/** The clock: presets as buttons, everything else in a collapsible section. */
final class ClockPane extends VBox {
    /** The time limits of L-09, two with an increment from X-16, common ones, and the clock that passes the turn. */
    private static final List<ClockChoice> PRESETS = List.of(ClockChoice.UNTIMED, ClockChoice.minutes(1), ClockChoice.minutes(2),
            ClockChoice.minutes(5), ClockChoice.minutes(10), ClockChoice.minutes(20), ClockChoice.minutes(30), ClockChoice.fischer(180, 2),
            ClockChoice.fischer(300, 2), ClockChoice.fischer(900, 10), new ClockChoice(ClockChoice.Kind.TURN, 15, 0));

    private final WindowServices services;
    private final Consumer<SetupIntent> intents;
    private final Map<ClockChoice, Button> buttons = new LinkedHashMap<>();
    private final ChoiceBox<ClockChoice.Kind> kind = new ChoiceBox<>();
    private final Spinner<Integer> minutes = spinner(0, 600);
    private final Spinner<Integer> seconds = spinner(0, 59);
    private final Spinner<Integer> bonus = spinner(0, 600);
    private final TitledPane custom;
    /** Shows a file's clocks if they differ between the players. */
    private final Label odds = new Label();
    private boolean showing;

    ClockPane(WindowServices services, Store<SetupState> store, Consumer<SetupIntent> intents) {
        super(12);
        this.services = services;
        this.intents = intents;
        var row = new FlowPane(8, 8);
        for (var preset : PRESETS) {
            var button = Nodes.named("clock-" + preset.text().replace(' ', '-'), new Button(shortWords(services, preset)), "chip");
            button.setAccessibleText(words(services, preset));
            button.setOnAction(_ -> intents.accept(new SetupIntent.ChooseClock(preset)));
            buttons.put(preset, button);
            row.getChildren().add(button);
        }
        custom = new TitledPane(services.text("new.clock.custom"), custom());
        custom.setExpanded(false);
        custom.setAnimated(false);
        custom.getStyleClass().addAll("fold");
        odds.setId("clock-odds");
        odds.setWrapText(true);
        getChildren().addAll(row, odds, custom);
        store.watch(this::show);
    }

    private void show(SetupState state) {
        var clock = state.clock();
        var file = state.odds();
        buttons.forEach((preset, button) -> VariantCards.mark(button, file == null && preset.equals(clock)));
        odds.setText(file == null ? "" : oddsWords(services, state.kind(), file));
        Nodes.show(odds, file != null);
        // A clock without a button is shown in the collapsible section.
        if (file == null && !PRESETS.contains(clock)) custom.setExpanded(true);
        if (clock.kind() == ClockChoice.Kind.NONE) return;
        showing = true;
        kind.setValue(clock.kind());
        minutes.getValueFactory().setValue(clock.seconds() / 60);
        seconds.getValueFactory().setValue(clock.seconds() % 60);
        bonus.getValueFactory().setValue(clock.increment());
        showing = false;
    }

    private FlowPane custom() {
        kind.setId("clock-kind");
        minutes.setId("clock-minutes");
        seconds.setId("clock-seconds");
        bonus.setId("clock-bonus");
        kind.getItems().setAll(ClockChoice.Kind.values());
        kind.getItems().remove(ClockChoice.Kind.NONE);
        kind.setValue(ClockChoice.Kind.INCREMENT);
        kind.setConverter(new StringConverter<>() {
            @Override
            public String toString(ClockChoice.Kind value) {
                return value == null ? "" : services.text("clock.kind." + value.name());
            }

            @Override
            public ClockChoice.Kind fromString(String text) {
                throw new UnsupportedOperationException();
            }
        });
        kind.valueProperty().addListener((_, _, value) -> {
            bonus.setDisable(value != ClockChoice.Kind.INCREMENT && value != ClockChoice.Kind.DELAY && value != ClockChoice.Kind.BRONSTEIN);
            changed();
        });
        for (var spinner : List.of(minutes, seconds, bonus)) spinner.valueProperty().addListener((_, _, _) -> changed());
        return new FlowPane(12, 10, kind, named(minutes, "new.minutes"), named(seconds, "new.seconds"), named(bonus, "new.bonus"));
    }

    private void changed() {
        if (showing) return;
        intents.accept(new SetupIntent.ChooseClock(
                new ClockChoice(kind.getValue(), minutes.getValue() * 60 + seconds.getValue(), bonus.getValue())));
    }

    private HBox named(Spinner<Integer> spinner, String key) {
        var pair = new HBox(8, spinner, new Label(services.text(key)));
        pair.setAlignment(Pos.CENTER_LEFT);
        return pair;
    }

    private static Spinner<Integer> spinner(int from, int to) {
        var spinner = new Spinner<Integer>(from, to, from);
        spinner.setEditable(true);
        spinner.setPrefWidth(84);
        return spinner;
    }

    private static String shortWords(WindowServices services, ClockChoice clock) {
        return switch (clock.kind()) {
            case NONE -> services.text("clock.none");
            case GAME -> time(clock.seconds());
            case TURN -> services.text("clock.turn.short", clock.seconds());
            case INCREMENT, DELAY, BRONSTEIN, HOURGLASS, MOVE -> time(clock.seconds()) + " + " + clock.increment();
        };
    }

    /** The clock in a few words. */
    static String words(WindowServices services, ClockChoice clock) {
        return clock.kind() == ClockChoice.Kind.NONE
                ? services.text("clock.none")
                : services.text("clock.words." + clock.kind().name(), time(clock.seconds()), clock.increment());
    }

    /** Both clocks of a file, in a sentence. */
    static String oddsWords(WindowServices services, Kind kind, ClockOdds odds) {
        return services.text("new.clock.odds." + kind.name(), odds.file(), words(services, odds.person()), words(services, odds.other()));
    }

    private static String words(WindowServices services, ClockOdds.Clock clock) {
        var time = time((int) clock.time().toSeconds());
        return clock.increment().isZero()
                ? time
                : services.text("clock.words.INCREMENT", time, clock.increment().toMillis() / 1000.0);
    }

    private static String time(int seconds) {
        return String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60);
    }
}
