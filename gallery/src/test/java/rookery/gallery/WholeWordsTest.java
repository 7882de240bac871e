package rookery.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.text.Text;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.archive.settings.Settings;
import rookery.archive.settings.SettingsFile;
import rookery.desktop.shell.Shell;
import rookery.desktop.shell.Stylesheets;
import rookery.gallery.Gallery.Size;

/** No word of any screen is cut short by dots or by the edge of the window, in any language, from the smallest window to a wall. */
final class WholeWordsTest {
    /** The smallest window, the smallest with icons at the side, and two in which words are larger than the user has set. */
    private static final List<Size> SIZES = List.of(new Size(900, 640), new Size(1100, 700), new Size(2200, 1400), new Size(3840, 2160));
    /** The tightest places, for languages with shorter words. */
    private static final List<Size> SMALL = SIZES.subList(0, 2);
    /** Those of the gallery for which bots must play a while, and those whose words others have too. */
    private static final Set<String> PASSED = Set.of("lab-running", "lab-finished", "lab-tournament", "lab-games", "dice-xxl",
            "settings-lower", "rules-pieces", "rules-dice", "game-selected", "game-check", "game-draw", "game-promotion", "minichess",
            "capablanca", "hands-shogi", "promotion-shogi", "petrified", "isolation", "xiangqi", "studio-balance", "studio-balance-lower");

    @TempDir
    Path data;

    @BeforeAll
    static void startJavaFx() throws InterruptedException {
        JavaFx.start();
    }

    static List<String> stills() {
        return Scenes.everything().stream().map(Scenes.Still::name).filter(name -> !PASSED.contains(name)).toList();
    }

    @ParameterizedTest
    @MethodSource("stills")
    void everyWordIsWhole(String name) throws Exception {
        // C-49
        var still = Scenes.everything().stream().filter(each -> each.name().equals(name)).findFirst().orElseThrow();
        new SettingsFile(data).write(still.settings().apply(Settings.DEFAULT.withLanguage("en").withProfile("Ada")));
        var stage = new Gallery.Stage(data, 1366, 768);
        var found = new TreeSet<String>();
        try {
            still.act().perform(stage);
            for (var language : List.of("en", "zh", "ko")) {
                stage.use(root -> ((Shell) root).change(settings -> settings.withLanguage(language)));
                for (var size : language.equals("en") ? SIZES : SMALL) {
                    stage.use(root -> {
                        Stylesheets.apply(root.getScene(), ((Shell) root).settings().state(),
                                Stylesheets.room(size.width(), size.height()));
                        root.resize(size.width(), size.height());
                    });
                    // Some parts take their width from what was laid out before.
                    stage.use(_ -> {});
                    stage.use(root -> shortened(root, size).forEach(words -> found.add(language + " " + size + " " + words)));
                }
            }
        } finally {
            stage.close();
        }
        assertThat(found).as(name).isEmpty();
    }

    private static List<String> shortened(Parent root, Size size) {
        var found = new ArrayList<String>();
        walk(root, size, found);
        return found;
    }

    private static void walk(Node node, Size size, List<String> found) {
        if (!node.isVisible()) return;
        if (node instanceof Labeled label && label.getText() != null && !label.getText().isEmpty()) {
            for (var child : label.getChildrenUnmodifiable()) {
                if (child instanceof Text text && text.getText().endsWith(label.getEllipsisString())
                        && !text.getText().equals(label.getText())) {
                    found.add("short: " + text.getText() + " for " + label.getText());
                }
            }
            var area = label.localToScene(label.getLayoutBounds());
            if (area.getMinX() < -1 || area.getMaxX() > size.width() + 1) found.add("outside: " + label.getText());
        }
        if (node instanceof Parent parent) parent.getChildrenUnmodifiable().forEach(child -> walk(child, size, found));
    }
}
