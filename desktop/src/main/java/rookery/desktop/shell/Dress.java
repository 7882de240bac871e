package rookery.desktop.shell;

import java.util.List;
import java.util.Objects;
import javafx.scene.Scene;
import rookery.desktop.settings.Settings;
import rookery.desktop.theme.AppTheme;

/** The clothes of the window: the theme the user has set, and the style sheets of our screens over it. */
public final class Dress {
    /** One sheet for all screens, one for each that needs more. */
    private static final List<String> SHEETS = List.of("shell.css", "play.css", "pages.css", "review.css", "lab.css");

    private Dress() {}

    public static AppTheme theme(Settings settings) {
        return AppTheme.byId(settings.look().theme()).orElse(AppTheme.LIGHT);
    }

    /** Dresses a scene, and all pop-ups of the program, as the settings say. */
    public static void apply(Scene scene, Settings settings) {
        theme(settings).apply(scene, settings.look().scale() / 100.0);
        for (var name : SHEETS) {
            var sheet = Objects.requireNonNull(Dress.class.getResource(name), name).toExternalForm();
            if (!scene.getStylesheets().contains(sheet)) scene.getStylesheets().add(sheet);
        }
    }
}
