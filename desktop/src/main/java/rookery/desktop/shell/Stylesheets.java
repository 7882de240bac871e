package rookery.desktop.shell;

import java.util.List;
import java.util.Objects;
import javafx.scene.Scene;
import rookery.archive.settings.Settings;
import rookery.desktop.theme.AppTheme;

/** The style of the window: the user's theme, and the style sheets of our screens on top. */
public final class Stylesheets {
    /** One sheet for all screens, one for each that needs more. */
    private static final List<String> SHEETS = List.of("shell.css", "play.css", "pages.css", "review.css", "lab.css", "learn.css",
            "studio.css");

    private static final List<Double> STEPS = List.of(1.0, 1.15, 1.3, 1.5);

    private Stylesheets() {}

    public static AppTheme theme(Settings settings) {
        return AppTheme.byId(settings.look().theme()).orElse(AppTheme.LIGHT);
    }

    /** How much larger text becomes in a window of that size: on a large display laptop-sized text would be lost beside the board. */
    public static double room(double width, double height) {
        double room = Math.min(width / 1900, height / 1150);
        return STEPS.stream().filter(step -> step <= room).reduce(1.0, Math::max);
    }

    /**
     * Styles a scene and all pop-ups according to the settings.
     *
     * @param room see {@link #room}
     */
    public static void apply(Scene scene, Settings settings, double room) {
        double wanted = settings.look().scale() / 100.0;
        theme(settings).apply(scene, Math.max(wanted, Math.min(wanted * room, STEPS.getLast())));
        for (var name : SHEETS) {
            var sheet = Objects.requireNonNull(Stylesheets.class.getResource(name), name).toExternalForm();
            if (!scene.getStylesheets().contains(sheet)) scene.getStylesheets().add(sheet);
        }
    }
}
