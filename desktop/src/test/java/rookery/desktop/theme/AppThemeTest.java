package rookery.desktop.theme;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import javafx.css.CssParser;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.desktop.FxThread;
import rookery.look.paint.LabColor;
import rookery.look.paint.Rgba;
import rookery.look.theme.Backdrop;
import rookery.look.theme.BoardTheme;

class AppThemeTest {

    private static Map<String, Color> colors(boolean dark) throws Exception {
        var text = Files.readString(Path.of(URI.create(AppTheme.stylesheets(dark).getFirst())));
        var colors = new HashMap<String, Color>();
        var matcher = Pattern.compile("(-[a-z0-9-]+): (#[0-9A-F]+);").matcher(text);
        while (matcher.find()) {
            colors.put(matcher.group(1), Color.web(matcher.group(2)));
        }
        return colors;
    }

    /** As the web's accessibility guidelines measure it, 1 to 21. */
    private static double ratio(Color one, Color other) {
        double a = luminance(one);
        double b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    private static double luminance(Color color) {
        double lightness = LabColor.of(Rgba.of(color.getRed(), color.getGreen(), color.getBlue())).lightness();
        return lightness > 8 ? Math.pow((lightness + 16) / 116, 3) : lightness * 27 / 24389;
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void wordsCanBeReadOnEveryGround(boolean dark) throws Exception { // C-44
        var colors = colors(dark);
        for (var ground : List.of("-color-bg-default", "-color-bg-subtle", "-color-bg-overlay", "-color-bg-inset")) {
            for (var words : List.of("-color-fg-default", "-color-fg-muted", "-color-accent-fg", "-color-danger-fg", "-color-success-fg",
                    "-color-warning-fg",
                    "-rk-good", "-rk-bad")) {
                assertThat(ratio(colors.get(words), colors.get(ground))).as(words + " on " + ground)
                        .isGreaterThan(words.contains("rk") ? 3.8 : 4.5);
            }
        }
        assertThat(ratio(colors.get("-rk-on-accent"), colors.get("-color-accent-emphasis"))).isGreaterThan(4.5);
        assertThat(ratio(colors.get("-rk-on-low-clock"), colors.get("-rk-low-clock"))).isGreaterThan(4.0);
        assertThat(ratio(Color.WHITE, colors.get("-color-danger-emphasis"))).isGreaterThan(4.5);
    }

    @Test
    void popUpsHaveTheLengthsOfTheUsualScale() throws Exception {
        var text = Files.readString(Path.of(URI.create(AppTheme.stylesheets(false).getLast())));
        AppTheme.LENGTHS.forEach((name, length) -> assertThat(text).contains("    " + name + ": " + length + "px;"));
    }

    @Test
    void bothThemesDefineTheSameNames() throws Exception {
        assertThat(colors(true).keySet()).isEqualTo(colors(false).keySet());
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void styleSheetsHaveNoErrors(boolean dark) throws Exception {
        var errors = FxThread.call(() -> {
            CssParser.errorsProperty().clear();
            for (var sheet : AppTheme.stylesheets(dark)) {
                new CssParser().parse(URI.create(sheet).toURL());
            }
            return List.copyOf(CssParser.errorsProperty());
        });
        assertThat(errors).isEmpty();
    }

    @Test
    void themesAreSwitchedAtRunTime() throws Exception { // C-44
        var grounds = FxThread.call(() -> {
            var card = new VBox(new Button("Start"));
            card.setStyle("-fx-background-color: -color-bg-subtle;");
            var scene = new Scene(new StackPane(card), 200, 200);
            scene.getStylesheets().add("data:text/css,.none{}");
            AppTheme.LIGHT.apply(scene, 1);
            scene.getRoot().applyCss();
            var light = fill(card);
            AppTheme.DARK.apply(scene, 1.2);
            AppTheme.DARK.apply(scene, 1.2);
            scene.getRoot().applyCss();
            assertThat(scene.getStylesheets()).hasSize(3);
            assertThat(scene.getRoot().getStyle()).contains("15.60px");
            return List.of(light, fill(card));
        });
        assertThat(grounds.get(0)).isEqualTo(Color.web("#F3EEE4"));
        assertThat(grounds.get(1)).isEqualTo(Color.web("#262A31"));
    }

    private static Color fill(VBox card) {
        return (Color) card.getBackground().getFills().stream().map(BackgroundFill::getFill).findFirst().orElseThrow();
    }

    @Test
    void themesAreFoundByTheNameInTheSettings() {
        for (var theme : AppTheme.values()) {
            assertThat(AppTheme.byId(theme.id())).contains(theme);
        }
        assertThat(AppTheme.byId("neon")).isEmpty();
        for (var theme : BoardTheme.ALL) {
            assertThat(BoardTheme.byId(theme.id())).contains(theme);
        }
        assertThat(BoardTheme.byId(BoardTheme.PICTURE)).isEmpty();
        for (var backdrop : Backdrop.values()) {
            assertThat(Backdrop.byId(backdrop.id())).contains(backdrop);
        }
    }
}
