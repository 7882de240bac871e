package rookery.desktop.shell;

import javafx.scene.Node;

/** Common operations on nodes. */
public final class Nodes {
    private Nodes() {}

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
