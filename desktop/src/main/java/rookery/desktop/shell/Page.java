package rookery.desktop.shell;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** A scrolling page: a title with optional nodes beside it, and sections below. */
public final class Page extends ScrollPane {
    private final VBox column = new VBox(28);

    public Page(String title, Node... beside) {
        var words = Nodes.styled(new Label(title), "screen-title");
        var gap = Nodes.gap();
        var head = new HBox(12, words, gap);
        head.getChildren().addAll(beside);
        head.setAlignment(Pos.CENTER_LEFT);
        column.getChildren().add(head);
        column.getStyleClass().add("page");
        // Not an HBox: it would ask for the height the column needs at its preferred width, and leave room to scroll where there is nothing.
        var middle = new StackPane(column);
        middle.setAlignment(Pos.TOP_CENTER);
        setContent(middle);
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        getStyleClass().add("edge-to-edge");
        HBox.setHgrow(this, Priority.ALWAYS);
    }

    public Page add(Node... nodes) {
        column.getChildren().addAll(nodes);
        return this;
    }

    /** A part of the page under a heading. */
    public static VBox section(String title, Node... content) {
        var words = Nodes.styled(new Label(title), "section-title");
        var section = new VBox(12, words);
        section.getChildren().addAll(content);
        return section;
    }

    /** Rows on one card, with thin lines between them. */
    public static VBox card(Node... rows) {
        var card = Nodes.styled(new VBox(rows), "form-card");
        for (int i = 1; i < rows.length; i++) rows[i].getStyleClass().add("form-row-next");
        return card;
    }

    /** A description on the left, the control on the right. */
    public static HBox row(String title, String words, Node control) {
        var name = Nodes.words(title, "form-name");
        var text = new VBox(2, name);
        if (!words.isEmpty()) {
            var line = Nodes.words(words, "muted");
            text.getChildren().add(line);
        }
        text.setAlignment(Pos.CENTER_LEFT);
        text.setMinWidth(120);
        HBox.setHgrow(text, Priority.ALWAYS);
        var row = new HBox(16, text, control);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("form-row");
        if (control.getAccessibleText() == null) control.setAccessibleText(title);
        return row;
    }
}
