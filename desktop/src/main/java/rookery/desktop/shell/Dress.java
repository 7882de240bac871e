package rookery.desktop.shell;

import java.util.List;
import java.util.Objects;
import javafx.scene.Node;
import javafx.scene.Scene;
import rookery.desktop.settings.Settings;
import rookery.desktop.theme.AppTheme;

/** The clothes of the window: the theme the user has set, and the style sheets of our screens over it. */
public final class Dress {
    /** One sheet for all screens, one for each that needs more. */
    private static final List<String> SHEETS = List.of("shell.css", "play.css", "pages.css", "review.css", "lab.css");

    private static final List<Double> STEPS = List.of(1.0, 1.15, 1.3, 1.5);

    private Dress() {}

    public static AppTheme theme(Settings settings) {
        return AppTheme.byId(settings.look().theme()).orElse(AppTheme.LIGHT);
    }

    /** How much larger texts become in a window of that size: on a large display words as small as on a laptop are lost beside the board. */
    public static double room(double width, double height) {
        double room = Math.min(width / 1900, height / 1150);
        return STEPS.stream().filter(step -> step <= room).reduce(1.0, Math::max);
    }

    /** Puts a style class on a node or takes it off. Where it is so already nothing happens: any change has the node and all in it styled anew. */
    public static void wear(Node node, String style, boolean worn) {
        if (worn == node.getStyleClass().contains(style)) return;
        if (worn) node.getStyleClass().add(style);
        else node.getStyleClass().remove(style);
    }

    /** Lets a node be seen and take its room, or neither. */
    public static void show(Node node, boolean seen) {
        node.setVisible(seen);
        node.setManaged(seen);
    }

    /**
     * Dresses a scene, and all pop-ups of the program, as the settings say.
     *
     * @param room see {@link #room}
     */
    public static void apply(Scene scene, Settings settings, double room) {
        double wanted = settings.look().scale() / 100.0;
        theme(settings).apply(scene, Math.max(wanted, Math.min(wanted * room, STEPS.getLast())));
        for (var name : SHEETS) {
            var sheet = Objects.requireNonNull(Dress.class.getResource(name), name).toExternalForm();
            if (!scene.getStylesheets().contains(sheet)) scene.getStylesheets().add(sheet);
        }
    }
}
