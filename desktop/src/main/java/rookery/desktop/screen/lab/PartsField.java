package rookery.desktop.screen.lab;

import atlantafx.base.controls.ToggleSwitch;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.geometry.Pos;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import rookery.desktop.shell.Nodes;

/** A setting made of values separated by colons, shown as a switch and a small field for each value. */
final class PartsField {

    /** One value. A {@code flag} is there or not. */
    record Part(String label, String sample, boolean flag) {}

    /** Splits the text into parts and joins them; a flag's part is empty or not. */
    record Grammar(Function<String, List<String>> split, Function<List<String>, String> join, String usual) {}

    /** MOVE:COUNT:SCORE. */
    static final Grammar DRAW = new Grammar(text -> padded(text, 3), parts -> String.join(":", parts), "40:8:10");

    /** COUNT:SCORE[:both]. */
    static final Grammar RESIGN = new Grammar(text -> padded(text, 3),
            parts -> parts.get(0) + ":" + parts.get(1) + (parts.get(2).isEmpty() ? "" : ":both"), "4:900");

    /** ELO0:ELO1[:ALPHA:BETA][:normalised]. */
    static final Grammar SPRT = new Grammar(PartsField::splitTest, PartsField::joinTest, "0:10");

    private static final String USUAL_RATE = "0.05";

    private final Grammar grammar;
    private final ToggleSwitch on = new ToggleSwitch();
    private final FlowPane fields = new FlowPane(12, 8);
    private final List<TextField> texts = new ArrayList<>();
    private final List<CheckBox> flags = new ArrayList<>();
    private final List<Part> parts;
    private final Consumer<String> tell;
    private boolean quiet;

    PartsField(String id, List<Part> parts, Grammar grammar, Consumer<String> tell) {
        this.parts = List.copyOf(parts);
        this.grammar = grammar;
        this.tell = tell;
        on.setId(id);
        fields.setAlignment(Pos.CENTER_LEFT);
        for (int i = 0; i < parts.size(); i++) add(id + "-" + i, parts.get(i));
        on.selectedProperty().addListener((_, _, selected) -> {
            if (!quiet) tell.accept(selected ? grammar.usual() : "");
        });
    }

    /** The switch. */
    ToggleSwitch on() {
        return on;
    }

    /** The fields for the values. */
    FlowPane fields() {
        return fields;
    }

    private void add(String id, Part part) {
        if (part.flag()) {
            var box = Nodes.named(id, new CheckBox(part.label()));
            box.setOnAction(_ -> told());
            flags.add(box);
            fields.getChildren().add(box);
            return;
        }
        var label = Nodes.styled(new Label(part.label()), "muted");
        var field = Nodes.named(id, new TextField());
        field.setPrefColumnCount(4);
        field.setPromptText(part.sample());
        field.setAccessibleText(part.label());
        field.textProperty().addListener((_, _, _) -> told());
        texts.add(field);
        var pair = new HBox(6, label, field);
        pair.setAlignment(Pos.CENTER_LEFT);
        fields.getChildren().add(pair);
    }

    private void told() {
        if (quiet) return;
        var values = new ArrayList<String>();
        int text = 0;
        int flag = 0;
        for (var part : parts) values.add(part.flag() ? flags.get(flag++).isSelected() ? "yes" : "" : texts.get(text++).getText().strip());
        tell.accept(grammar.join().apply(values));
    }

    void show(String value) {
        quiet = true;
        on.setSelected(!value.isEmpty());
        Nodes.show(fields, !value.isEmpty());
        if (!value.isEmpty()) {
            var values = grammar.split().apply(value);
            int text = 0;
            int flag = 0;
            for (int i = 0; i < parts.size(); i++) {
                if (parts.get(i).flag()) {
                    flags.get(flag++).setSelected(!values.get(i).isEmpty());
                } else {
                    var field = texts.get(text++);
                    if (!field.isFocused() && !field.getText().strip().equals(values.get(i))) field.setText(values.get(i));
                }
            }
        }
        quiet = false;
    }

    private static List<String> padded(String text, int count) {
        var words = new ArrayList<>(List.of(text.split(":", count)));
        while (words.size() < count) words.add("");
        return words;
    }

    private static List<String> splitTest(String text) {
        var numbers = new ArrayList<String>();
        var normalised = "";
        for (var word : text.split(":", -1)) {
            if (word.startsWith("normali")) {
                normalised = word;
            } else if (!word.equals("logistic")) {
                numbers.add(word);
            }
        }
        while (numbers.size() < 4) numbers.add("");
        return List.of(numbers.get(0), numbers.get(1), numbers.get(2), numbers.get(3), normalised);
    }

    private static String joinTest(List<String> parts) {
        var text = new StringBuilder(parts.get(0)).append(':').append(parts.get(1));
        if (!parts.get(2).isEmpty() || !parts.get(3).isEmpty()) {
            text.append(':').append(parts.get(2).isEmpty() ? USUAL_RATE : parts.get(2));
            text.append(':').append(parts.get(3).isEmpty() ? USUAL_RATE : parts.get(3));
        }
        return text + (parts.get(4).isEmpty() ? "" : ":normalised");
    }
}
