package rookery.desktop.engines;

import atlantafx.base.controls.ToggleSwitch;
import java.util.List;
import java.util.function.Predicate;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import rookery.desktop.shell.Dialogs.Answer;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.IconButton;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.Page;
import rookery.desktop.shell.WindowServices;
import rookery.play.bot.BotOption;
import rookery.play.bot.BotSettings;
import rookery.uci.client.Engine;

/** The settings section for the user's engines: the list, their options, and adding one. */
public final class EnginesPane extends VBox {
    private final WindowServices services;
    private final EngineRoom room;
    private final Predicate<String> taken;

    /** @param taken tests whether another player uses an id */
    public EnginesPane(WindowServices services, EngineRoom room, Predicate<String> taken) {
        super(12);
        this.services = services;
        this.room = room;
        this.taken = taken;
        setId("engines");
        room.watch(this::show);
        show();
    }

    private void show() {
        var title = Nodes.styled(new Label(services.text("engines.title")), "section-title");
        getChildren().setAll(title);
        if (room.engines().isEmpty()) {
            var words = Nodes.words(services.text("engines.none"), "muted");
            getChildren().add(words);
        } else {
            getChildren().add(Page.card(room.engines().stream().map(this::row).toArray(Node[]::new)));
        }
        var add = Nodes.named("engine-add", new Button(services.text("engines.add"), Glyph.of(Feather.PLUS)));
        add.setOnAction(_ -> choose());
        var foot = new HBox(12, add);
        foot.setAlignment(Pos.CENTER_LEFT);
        if (!room.asked().isEmpty()) {
            add.setDisable(true);
            var turning = new ProgressIndicator();
            turning.setPrefSize(22, 22);
            foot.getChildren().addAll(turning, new Label(services.text("engines.asking", room.asked())));
        }
        getChildren().add(foot);
    }

    private void choose() {
        var chosen = services.files().open(services.text("engines.add"), List.of(), false);
        if (!chosen.isEmpty()) room.add(chosen.getFirst(), taken);
    }

    private Node row(Engine engine) {
        var id = engine.program().id();
        var set = Nodes.named("engine-options-" + id, new Button(services.text("engines.options"), Glyph.of(Feather.SLIDERS)));
        set.setMinWidth(Region.USE_PREF_SIZE);
        set.setOnAction(_ -> options(engine));
        var remove = IconButton.of(services, "engine-remove-" + id, "engines.remove", Feather.TRASH_2, () -> room.remove(engine));
        var buttons = new HBox(4, set, remove);
        buttons.setAlignment(Pos.CENTER_RIGHT);
        return Page.row(engine.name(), services.text("engines.words", engine.program().protocol().name(), engine.variants().size(),
                engine.program().path()), buttons);
    }

    // ---- options of one engine -----------------------------------------------------------------------------------

    private void options(Engine engine) {
        var rows = engine.provider().options().stream().filter(option -> !(option instanceof BotOption.Button)).map(option -> Page.row(
                option.name(), option.help(), control(engine, option))).toArray(Node[]::new);
        var scroll = new ScrollPane(rows.length == 0 ? new Label(services.text("engines.options.none")) : Page.card(rows));
        scroll.setFitToWidth(true);
        scroll.setPrefSize(560, 420);
        scroll.getStyleClass().add("edge-to-edge");
        services.dialogs().show(engine.name(), scroll, new Answer(services.text("dialog.close"), Answer.Tone.CANCEL, () -> {}));
    }

    private Node control(Engine engine, BotOption option) {
        var id = engine.program().id();
        return switch (option) {
            case BotOption.Check check -> {
                var toggle = new ToggleSwitch();
                toggle.setSelected(check.byDefault());
                toggle.selectedProperty().addListener((_, _, on) -> room.set(id, check.name(), Boolean.toString(on)));
                yield toggle;
            }
            case BotOption.Combo combo -> {
                var choice = new ChoiceBox<String>();
                choice.getItems().addAll(combo.choices());
                choice.setValue(combo.byDefault());
                choice.valueProperty().addListener((_, _, value) -> {
                    if (value != null) room.set(id, combo.name(), value);
                });
                yield choice;
            }
            case BotOption.Spin spin -> text(id, spin, Long.toString(BotSettings.DEFAULT.value(spin)));
            case BotOption.Text text -> text(id, text, text.byDefault());
            case BotOption.Button button -> new Label(button.name());
        };
    }

    /** A field that accepts only valid values; anything else is marked and not stored. */
    private TextField text(String id, BotOption option, String value) {
        var field = Nodes.named("option-" + option.name().replaceAll("[^A-Za-z0-9]+", "-"), new TextField(value));
        field.setPrefWidth(170);
        field.textProperty().addListener((_, _, text) -> {
            var problem = option.problem(text);
            field.getStyleClass().remove("wrong");
            problem.ifPresent(_ -> field.getStyleClass().add("wrong"));
            field.setTooltip(problem.map(Tooltip::new).orElse(null));
            if (problem.isEmpty()) room.set(id, option.name(), text.strip());
        });
        return field;
    }
}
