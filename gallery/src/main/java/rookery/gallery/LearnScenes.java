package rookery.gallery;

import java.util.List;
import java.util.Map;
import javafx.scene.control.ScrollPane;
import rookery.archive.settings.Settings;
import rookery.desktop.shell.Place;
import rookery.desktop.shell.Place.Learn.Page;
import rookery.gallery.Scenes.Still;

/** The gallery's pictures of learning. */
final class LearnScenes {
    static final List<Still> ALL = List.of(
            new Still("learn-puzzle", stage -> {
                stage.go(new Place.Learn(Page.PUZZLES));
                stage.await(() -> !stage.text("#puzzle-task").isEmpty());
                stage.press("puzzle-hint");
                stage.press("puzzle-hint");
            }),
            new Still("learn-solved", "forest", settings -> settings, stage -> {
                stage.go(new Place.Learn(Page.PUZZLES));
                stage.await(() -> !stage.text("#puzzle-task").isEmpty());
                stage.press("puzzle-show");
                stage.await(() -> !stage.text("#puzzle-words").isEmpty());
            }),
            new Still("learn-dice", "harbour", settings -> about(settings, "dice"), stage -> {
                stage.go(new Place.Learn(Page.PUZZLES));
                stage.await(() -> !stage.text("#puzzle-task").isEmpty());
            }),
            new Still("learn-none", "walnut", settings -> about(settings, "gardner"), stage -> {
                stage.go(new Place.Learn(Page.PUZZLES));
                stage.await(() -> stage.has("#puzzle-library"));
            }),
            new Still("learn-lessons", "walnut", settings -> about(settings, "xxl"), stage -> {
                stage.go(new Place.Learn(Page.LESSONS));
                stage.await(() -> stage.has("#lesson-0"));
            }),
            new Still("learn-lesson", stage -> {
                stage.go(new Place.Learn(Page.LESSONS));
                stage.await(() -> stage.has("#lesson-1"));
                stage.press("lesson-1");
            }),
            new Still("learn-openings", stage -> {
                stage.stock();
                stage.go(new Place.Learn(Page.OPENINGS));
                stage.await(() -> stage.has("#explore-3"));
            }),
            new Still("learn-level", stage -> {
                stage.go(new Place.NewGame(Place.NewGame.Kind.COMPUTER));
                stage.await(() -> stage.has("#first-own-level"));
                stage.press("first-own-level");
                stage.use(root -> ((ScrollPane) root.lookup("#setup-scroll")).setVvalue(0.45));
            }),
            new Still("learn-review", "walnut", settings -> settings.withRemembered(Map.of("review.explorer", "true")), stage -> {
                stage.stock();
                stage.go(new Place.Review("1. e4 e5 2. Nf3 Nc6 3. Bc4 Nd4 4. Nxe5 Qg5 *"));
                stage.await(() -> stage.has("#node-1"));
                stage.press("last");
                stage.await(() -> !stage.text("#true-words").isEmpty() && !stage.text("#explorer-count").isEmpty());
            }),
            new Still("learn-progress", stage -> {
                stage.stock();
                stage.go(new Place.Learn(Page.PUZZLES));
                for (int i = 0; i < 3; i++) {
                    stage.await(() -> !stage.text("#puzzle-task").isEmpty() && stage.visible("#puzzle-hint"));
                    stage.press("puzzle-show");
                    stage.await(() -> stage.visible("#puzzle-next") && !stage.text("#puzzle-rating").isEmpty());
                    stage.press("puzzle-next");
                }
                stage.go(new Place.Learn(Page.PROGRESS));
                stage.await(() -> stage.has("#progress-days"));
            }));

    private LearnScenes() {}

    private static Settings about(Settings settings, String variant) {
        return settings.withRemembered(Map.of("learn.variant", variant));
    }
}
