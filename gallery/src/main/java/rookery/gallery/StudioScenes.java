package rookery.gallery;

import java.util.List;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import rookery.desktop.shell.Place;
import rookery.gallery.Scenes.Still;

/** The gallery's pictures of the studio. */
final class StudioScenes {

    static final List<Still> ALL = List.of(
            new Still("studio", stage -> {
                begin(stage, "capablanca");
                fire(stage, "#brush-8");
            }),
            new Still("studio-piece", "forest", settings -> settings, stage -> {
                begin(stage, "fide");
                fire(stage, "#studio-add-piece");
                fire(stage, "#piece-way-1");
            }),
            new Still("studio-rules", "harbour", settings -> settings, stage -> {
                begin(stage, "atomic");
                fire(stage, "#studio-pane-1");
                stage.use(root -> ((ScrollPane) root.lookup("#studio-scroll")).setVvalue(0.42));
            }),
            new Still("studio-words", "walnut", settings -> settings.withLanguage("zh"), stage -> {
                begin(stage, "king-of-the-hill");
                fire(stage, "#studio-pane-2");
            }),
            new Still("studio-problem", "marble", settings -> settings.withLanguage("ko"), stage -> {
                begin(stage, "fide");
                fire(stage, "#studio-clear");
                stage.await(() -> stage.has(".studio-problems .label"));
            }),
            new Still("studio-balance", stage -> {
                begin(stage, "gardner");
                fire(stage, "#studio-pane-3");
                fire(stage, "#balance-games-0");
                fire(stage, "#balance-start");
                stage.await(() -> stage.has("#balance-verdict"));
            }),
            new Still("studio-balance-lower", "forest", settings -> settings, stage -> {
                begin(stage, "gardner");
                fire(stage, "#studio-pane-3");
                fire(stage, "#balance-games-0");
                fire(stage, "#balance-start");
                stage.await(() -> stage.has("#balance-verdict"));
                stage.use(root -> ((ScrollPane) root.lookup("#studio-scroll")).setVvalue(0.6));
            }),
            new Still("studio-train", stage -> {
                begin(stage, "gardner");
                fire(stage, "#studio-pane-4");
            }));

    private StudioScenes() {}

    private static void begin(Gallery.Stage stage, String variant) throws InterruptedException {
        stage.go(new Place.Studio(variant));
        stage.await(() -> stage.has("#studio-problems") && stage.has(".studio-fine"));
    }

    private static void fire(Gallery.Stage stage, String selector) throws InterruptedException {
        stage.use(root -> {
            var button = (ButtonBase) root.lookup(selector);
            if (button instanceof ToggleButton toggle) toggle.setSelected(true);
            button.fire();
        });
    }
}
