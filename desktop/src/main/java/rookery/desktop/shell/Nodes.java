package rookery.desktop.shell;

import javafx.scene.Node;

/** What is done to nodes of every screen. */
public final class Nodes {
    private Nodes() {}

    /** Puts a style class on a node or takes it off. Where it is so already nothing happens: any change has the node and all in it styled anew. */
    public static void style(Node node, String style, boolean on) {
        if (on == node.getStyleClass().contains(style)) return;
        if (on) node.getStyleClass().add(style);
        else node.getStyleClass().remove(style);
    }

    /** Lets a node be seen and take its room, or neither. */
    public static void show(Node node, boolean seen) {
        node.setVisible(seen);
        node.setManaged(seen);
    }
}
