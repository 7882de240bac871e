package rookery.desktop.screen.home;

import java.util.Arrays;
import java.util.Map;
import javafx.scene.layout.Region;
import rookery.desktop.board.BoardLook;
import rookery.look.board.BoardModel;
import rookery.desktop.board.BoardSkin;
import rookery.archive.settings.Settings;
import rookery.kernel.variant.Variant;

/**
 * The last size of the board on the home screen. The next start paints that board while JavaFX starts; if the size has changed, only the painting is wasted.
 *
 * @param scale device pixels per window pixel
 */
public record HomeBoard(double width, double height, double scale) {
    private static final String KEY = "home.board";
    /** No display has more, and hand-edited settings must not cause a picture that fills the memory. */
    private static final double MOST = 4000;
    private static final double MOST_SCALE = 3;
    /** In a window of the default size. */
    static final HomeBoard FIRST = new HomeBoard(719, 762, 1);

    public HomeBoard {
        width = Math.clamp(width, 1, MOST);
        height = Math.clamp(height, 1, MOST);
        scale = Math.clamp(scale, 1, MOST_SCALE);
    }

    static HomeBoard of(Region board) {
        var scene = board.getScene();
        var window = scene == null ? null : scene.getWindow();
        return new HomeBoard(board.getWidth(), board.getHeight(), window == null ? 1 : window.getOutputScaleX());
    }

    /** The size stored in the settings. */
    public static HomeBoard in(Settings settings) {
        try {
            var kept = Arrays.stream(settings.remembered(KEY, "").split(" ")).mapToDouble(Double::parseDouble).toArray();
            return kept.length == 3 && Arrays.stream(kept).allMatch(Double::isFinite) ? new HomeBoard(kept[0], kept[1], kept[2]) : FIRST;
        } catch (NumberFormatException _) {
            return FIRST;
        }
    }

    Settings keptIn(Settings settings) {
        return settings.withRemembered(Map.of(KEY, width + " " + height + " " + scale));
    }

    /** The variant's start position as the first screen shows it. */
    static BoardModel model(Variant variant) {
        return BoardModel.picture(variant, variant.start());
    }

    /** Paints in advance what the screen will show of that variant; on any thread. */
    public void paintAhead(Variant variant, BoardLook look) {
        BoardSkin.paintAhead(model(variant), look, width, height, scale);
    }
}
