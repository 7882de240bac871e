package rookery.desktop.screen.lab;

import rookery.arena.lab.PlayerLine;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import rookery.arena.Reading;
import rookery.arena.player.Allowance;
import rookery.arena.player.AllowanceText;
import rookery.desktop.shell.Dialogs.Answer;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.WindowServices;
import rookery.play.bot.BotOption;

/** All settings of one player: its name in the tournament, its limits, and its options. */
final class PlayerDialog {
    private static final String NAME = "name";

    /** A value in the dialog; empty for the default. */
    private record Entry(String name, boolean term, Supplier<String> value) {}

    private final WindowServices services;
    private final PlayerLine line;
    private final List<BotOption> options;
    private final List<Entry> entries = new ArrayList<>();
    private final GridPane grid = new GridPane();

    PlayerDialog(WindowServices services, PlayerLine line, List<BotOption> options) {
        this.services = services;
        this.line = line;
        this.options = List.copyOf(options);
        grid.setHgap(16);
        grid.setVgap(10);
        var left = new ColumnConstraints();
        left.setHgrow(Priority.ALWAYS);
        left.setMinWidth(170);
        grid.getColumnConstraints().addAll(left, new ColumnConstraints(230));
    }

    void open(String title, Consumer<PlayerLine> accept) {
        heading("lab.player.place");
        text(NAME, services.text("lab.player.name"), "", line.terms().getOrDefault(NAME, ""), true, text -> comma(text));
        for (var limit : AllowanceText.NAMES) {
            text(limit, services.text("lab.field." + limit), services.text("lab.player.common"), line.terms().getOrDefault(limit, ""), true,
                    text -> limit(limit, text));
        }
        if (!options.isEmpty()) heading("lab.player.options");
        for (var option : options) add(option);
        var scroll = new ScrollPane(grid);
        scroll.setFitToWidth(true);
        scroll.setMaxHeight(430);
        scroll.setPrefViewportHeight(Math.min(420, 44 * grid.getRowCount() + 20));
        scroll.setPrefViewportWidth(470);
        scroll.getStyleClass().addAll("edge-to-edge", "lab-dialog");
        services.dialogs().show(title, scroll,
                new Answer(services.text("lab.player.accept"), Answer.Tone.MAIN, () -> accept.accept(result())),
                new Answer(services.text("dialog.cancel"), Answer.Tone.CANCEL, () -> {}));
    }

    private PlayerLine result() {
        Map<String, String> values = new LinkedHashMap<>();
        Map<String, String> terms = new LinkedHashMap<>();
        // Unknown options in the line are kept.
        line.options().forEach((name, value) -> {
            if (options.stream().noneMatch(option -> option.name().equalsIgnoreCase(name))) values.put(name, value);
        });
        // So are terms without a field here.
        line.terms().forEach((name, value) -> {
            if (entries.stream().noneMatch(entry -> entry.term() && entry.name().equals(name))) terms.put(name, value);
        });
        for (var entry : entries) {
            var value = entry.value().get();
            if (!value.isEmpty()) (entry.term() ? terms : values).put(entry.name(), value);
        }
        return new PlayerLine(line.kind(), line.target(), values, terms);
    }

    private void heading(String key) {
        var label = Nodes.styled(new Label(services.text(key)), "section-title");
        grid.add(label, 0, grid.getRowCount(), 2, 1);
    }

    private void row(String title, String help, Node control) {
        var name = Nodes.styled(new Label(title), "form-name");
        var words = new VBox(name);
        if (!help.isEmpty()) {
            var label = Nodes.words(help, "muted");
            words.getChildren().add(label);
        }
        words.setAlignment(Pos.CENTER_LEFT);
        control.setAccessibleText(title);
        int row = grid.getRowCount();
        grid.add(words, 0, row);
        grid.add(control, 1, row);
    }

    private void add(BotOption option) {
        var present = line.options().entrySet().stream().filter(entry -> entry.getKey().equalsIgnoreCase(option.name()))
                .map(Map.Entry::getValue)
                .findFirst().orElse("");
        switch (option) {
            case BotOption.Check check -> {
                var box = Nodes.named("option-" + check.name(), new CheckBox());
                box.setSelected(Boolean.parseBoolean(present.isEmpty() ? check.defaultText() : present));
                row(check.name(), check.help(), box);
                entries.add(new Entry(check.name(), false,
                        () -> box.isSelected() == check.byDefault() ? "" : String.valueOf(box.isSelected())));
            }
            case BotOption.Combo combo -> {
                var box = Nodes.named("option-" + combo.name(), new ChoiceBox<String>());
                box.getItems().setAll(combo.choices());
                box.setValue(
                        combo.choices().stream().filter(choice -> choice.equalsIgnoreCase(present)).findFirst().orElse(combo.byDefault()));
                box.setMaxWidth(Double.MAX_VALUE);
                row(combo.name(), combo.help(), box);
                entries.add(new Entry(combo.name(), false, () -> combo.byDefault().equals(box.getValue()) ? "" : box.getValue()));
            }
            case BotOption.Spin spin -> text(spin.name(), spin.name(), spin.defaultText(), present, false,
                    text -> text.isEmpty() || spin.problem(text).isEmpty()
                            ? Optional.empty()
                            : Optional.of(services.text("lab.problem.number", spin.min(), spin.max())));
            case BotOption.Text words -> text(words.name(), words.name(), words.byDefault(), present, false, text -> comma(text));
            case BotOption.Button _ -> {
                // Buttons make no sense in a player's description.
            }
        }
    }

    private Optional<String> comma(String text) {
        return text.contains(",") ? Optional.of(services.text("lab.problem.comma")) : Optional.empty();
    }

    private Optional<String> limit(String limit, String text) {
        if (text.isEmpty() || AllowanceText.with(Allowance.FREE, limit, text) instanceof Reading.Read<Allowance>) return Optional.empty();
        return Optional.of(services.text(switch (limit) {
            case "tc" -> "lab.problem.tc";
            case "movetime" -> "lab.problem.movetime";
            default -> "lab.problem.whole";
        }));
    }

    /** A field that shows an error below it and ignores invalid text. */
    private void text(String name, String title, String sample, String present, boolean term, Check check) {
        var field = Nodes.named((term ? "term-" : "option-") + name, new TextField(present));
        field.setPromptText(sample);
        var wrong = Nodes.named(field.getId() + "-problem", new Label(), "problem", "lab-problem");
        wrong.setWrapText(true);
        wrong.setVisible(false);
        wrong.setManaged(false);
        field.textProperty().addListener((_, _, now) -> FormField.tell(wrong,
                check.problem(now.strip()).map(words -> new FieldProblem(name, words)).stream().toList()));
        row(title, "", new VBox(3, field, wrong));
        entries.add(new Entry(name, term, () -> {
            var text = field.getText().strip();
            return check.problem(text).isPresent() ? present : text;
        }));
    }

    private interface Check {
        Optional<String> problem(String text);
    }
}
