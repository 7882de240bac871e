package rookery.desktop.screen.lab;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.Page;

/** One row of the form: a label, a control, and below it any problem with its value. */
final class FormField {
    private final String name;
    private final VBox row;
    private final Label problem = new Label();
    private final Consumer<String> control;
    private Predicate<LabState> relevant = _ -> true;

    /**
     * @param name    of the setting
     * @param control shows a text without firing events
     */
    FormField(String name, String title, String words, Node node, Consumer<String> control) {
        this(name, title, words, node, new Node[0], control);
    }

    /** @param below nodes that need the full width of the form */
    FormField(String name, String title, String words, Node node, Node[] below, Consumer<String> control) {
        this.name = name;
        this.control = control;
        problem.getStyleClass().addAll("problem", "lab-problem");
        problem.setGraphic(Glyph.of(Feather.ALERT_TRIANGLE));
        problem.setWrapText(true);
        problem.setId("problem-" + name);
        hide(problem);
        node.setAccessibleText(title);
        var line = Page.row(title, words, node);
        line.getStyleClass().remove("form-row");
        problem.setMaxWidth(Double.MAX_VALUE);
        problem.setAlignment(below.length == 0 ? Pos.CENTER_RIGHT : Pos.CENTER_LEFT);
        row = new VBox(6, line);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getChildren().addAll(below);
        row.getChildren().add(problem);
        row.getStyleClass().add("form-row");
    }

    /** Shows the row only if the condition holds or it has a value. */
    FormField when(Predicate<LabState> condition) {
        relevant = condition;
        return this;
    }

    VBox row() {
        return row;
    }

    void show(LabState state, String text) {
        control.accept(text);
        tell(problem, state.problems(name));
        boolean seen = relevant.test(state) || !text.isEmpty() || problem.isVisible();
        Nodes.show(row, seen);
    }

    /** Shows what is wrong, or nothing. */
    static void tell(Label label, List<FieldProblem> problems) {
        if (problems.isEmpty()) {
            hide(label);
            return;
        }
        label.setText(String.join(" ", problems.stream().map(FieldProblem::words).distinct().toList()));
        label.setVisible(true);
        label.setManaged(true);
    }

    private static void hide(Label label) {
        label.setText("");
        label.setVisible(false);
        label.setManaged(false);
    }
}
