package rookery.desktop.theme;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javafx.application.Application;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.scene.Scene;

/** The window in light or dark colours: AtlantaFX's controls with our colours and shapes. */
public enum AppTheme {

    LIGHT("light"), DARK("dark"),
    /** Follows the desktop's setting. */
    SYSTEM("system");

    /** The size of body text at a scale of 1, in pixels. */
    public static final double BODY = 13;

    /** Icon sizes and related lengths in pixels at a scale of 1, by their names in rookery.css, which defines them for pop-ups. */
    static final Map<String, Integer> LENGTHS = Map.of("-rk-icon-tiny", 13, "-rk-icon", 16, "-rk-icon-arrow", 18, "-rk-icon-rail", 20,
            "-rk-icon-card", 22, "-rk-icon-empty", 36, "-rk-rail", 56, "-rk-badge", 40);

    private final String id;

    AppTheme(String id) {
        this.id = id;
    }

    /** As settings store it. */
    public String id() {
        return id;
    }

    public String nameKey() {
        return "theme." + id;
    }

    public static Optional<AppTheme> byId(String id) {
        return Arrays.stream(values()).filter(theme -> theme.id.equals(id)).findFirst();
    }

    /** Whether this theme is currently dark; for SYSTEM call on the JavaFX thread. */
    public boolean isDark() {
        return switch (this) {
            case LIGHT -> false;
            case DARK -> true;
            case SYSTEM -> Platform.getPreferences().getColorScheme() == ColorScheme.DARK;
        };
    }

    /** Replaces JavaFX's stock style. Call once before the first control is created; otherwise JavaFX loads the stock style only to have it replaced. */
    public void setBase() {
        Application.setUserAgentStylesheet(
                (isDark() ? new PrimerDark() : new PrimerLight()).getUserAgentStylesheet());
    }

    /** Applies this theme to the window, replacing the previous one and keeping other style sheets. {@code scale} is 0.9 to 1.5 times the usual font size. */
    public void apply(Scene scene, double scale) {
        boolean dark = isDark();
        setBase();
        var own = stylesheets(dark);
        scene.getStylesheets().removeAll(stylesheets(!dark));
        scene.getStylesheets().removeAll(own);
        scene.getStylesheets().addAll(0, own);
        scene.getRoot().setStyle(lengths(Math.clamp(scale, 0.9, 1.5)));
    }

    private static String lengths(double scale) {
        var style = new StringBuilder(String.format(Locale.ROOT, "-fx-font-size: %.2fpx;", BODY * scale));
        // Whole pixels keep icons sharp.
        LENGTHS.forEach((name, length) -> style.append(' ').append(name).append(": ").append(Math.round(length * scale)).append("px;"));
        return style.toString();
    }

    /** Ours, on top of AtlantaFX's: first the colours, then the shapes. */
    static List<String> stylesheets(boolean dark) {
        return List.of(address(dark ? "dark.css" : "light.css"), address("rookery.css"));
    }

    private static String address(String name) {
        return Objects.requireNonNull(AppTheme.class.getResource(name), name).toExternalForm();
    }
}
