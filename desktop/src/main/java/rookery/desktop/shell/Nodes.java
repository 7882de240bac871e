package rookery.desktop.shell;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** Common operations on nodes. */
public final class Nodes {
    private Nodes() {}

    /** The node with these style classes. */
    public static <N extends Node> N styled(N node, String... styles) {
        node.getStyleClass().addAll(styles);
        return node;
    }

    /** The node with an id, by which tests and style sheets find it, and style classes. */
    public static <N extends Node> N named(String id, N node, String... styles) {
        node.setId(id);
        return styled(node, styles);
    }

    /** A label whose text wraps. */
    public static Label words(String text, String... styles) {
        var label = new Label(text);
        label.setWrapText(true);
        return styled(label, styles);
    }

    /** Takes up the free space of a row. */
    public static Region gap() {
        var gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        return gap;
    }

    /** Adds or removes a style class. Does nothing if already so, since every change restyles the node and its children. */
    public static void style(Node node, String style, boolean on) {
        if (on == node.getStyleClass().contains(style)) return;
        if (on) node.getStyleClass().add(style);
        else node.getStyleClass().remove(style);
    }

    /** Shows a node, or hides it without taking up space. */
    public static void show(Node node, boolean seen) {
        node.setVisible(seen);
        node.setManaged(seen);
    }
}
